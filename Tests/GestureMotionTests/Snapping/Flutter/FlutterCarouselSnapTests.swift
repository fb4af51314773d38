import GestureModel
import Testing

@testable import GestureMotion

@Suite struct FlutterCarouselSnapTests {
  /// The small items at the side of a 1:8:1 carousel are 80 of 800.
  let small = SnapQuestions.scenario { ($0.viewport, $0.itemSize, $0.count) = (800, 80, 20) }.lattice

  @Test(
    "Items are counted by the first one's extent",
    // A drag of 100 that loses 20 of slop stands at 80, exactly on item 1: a fling makes it 2.
    arguments: [(80, 0.8, 2), (80, 0, 1), (80, -0.8, 1), (39, 0, 0), (40, 0, 1), (333, 0.3, 5), (-10, -1, 0)]
      as [(Double, Double, Int)])
  func lands(offset: Double, velocity: Double, index: Int) throws {
    let landing = try FlutterCarouselSnap().landing(from: offset, velocity: velocity, on: small)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 80)
  }

  @Test func `right to left items count from the highest rest`() throws {
    #expect(try FlutterCarouselSnap().landing(from: 1184 - 147, on: SnapQuestions.mirrored).target == 1184)
    #expect(try FlutterCarouselSnap().landing(from: 1184 - 148, on: SnapQuestions.mirrored).target == 888)
  }

  @Test func `the reason shows the bias`() throws {
    #expect(
      try FlutterCarouselSnap().reason(from: 333, velocity: 0.3, on: small)
        == "v 0.3 > 0.05 pt/ms, so round of q(offset) + 0.5 = 4.663")
  }
}
