import GestureModel
import Testing

@testable import GestureMotion

/// Items of 100. At a friction of 0.135 a velocity lasts 1/2.00248 s = 0.49938 s.
@Suite struct FlutterFixedExtentSnapTests {
  let wheel = SnapQuestions.scenario { ($0.viewport, $0.itemSize, $0.count) = (300, 100, 100) }.lattice

  @Test(
    "The item nearest to its own stop",
    arguments: [
      (4556.83, 0.678, 49),  // 4556.83 + 338.58 = 4895.41
      (440, 0, 4), (450, 0, 5), (440, 0.05, 4),  // 50 px/s is not let through
      (410, -0.8, 0),  // 410 − 399.5 = 10.5
      (120, -2, 0), (9880, 2, 99), (0, -1, 0), (9900, 1, 99), (-40, 2, 0), (-40, 0, 0),
    ] as [(Double, Double, Int)])
  func lands(offset: Double, velocity: Double, index: Int) throws {
    let landing = try FlutterFixedExtentSnap().landing(from: offset, proposed: 0, velocity: velocity, on: wheel)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 100)
  }

  @Test func `how it gets there`() {
    func mode(_ pixels: Double, _ velocity: Double) -> FlutterFixedExtentSnap.Mode {
      FlutterFixedExtentSnap().stop(pixels: pixels, velocity: velocity, extent: 100, count: 13).mode
    }
    #expect(mode(400, 0) == .none)
    #expect(mode(400.3, 0) == .none)  // less than a third of a point, one physical pixel
    #expect(mode(400.4, 0) == .spring)
    #expect(mode(410, -800) == .through)
    #expect(mode(120, -2000) == .parentToEdge)
    #expect(mode(0, -10) == .parent)
    #expect(mode(1200, 0) == .parent)
  }

  @Test func `right to left items count from the highest rest`() throws {
    var scenario = SnapQuestions.scenario { ($0.viewport, $0.itemSize, $0.count) = (300, 100, 100) }
    scenario.direction = .rtl
    // Item 49 of a mirrored wheel rests at 9900 − 4900.
    let landing = try FlutterFixedExtentSnap().landing(from: 9900 - 4556.83, velocity: -0.678, on: scenario.lattice)
    #expect((landing.index, landing.target, landing.branch) == (50, 5000, .backward))
  }

  @Test func `the reason tells whose stop it is`() throws {
    #expect(
      try FlutterFixedExtentSnap().reason(from: 4556.83, velocity: 0.678, on: wheel)
        == "v 0.678 > 0.05 pt/ms, so round of its own stop = 48.954")
    #expect(
      try FlutterFixedExtentSnap().reason(from: 440, velocity: 0.05, on: wheel)
        == "|v| 0.05 <= 0.05 pt/ms, so round of q(offset) = 4.4")
  }
}
