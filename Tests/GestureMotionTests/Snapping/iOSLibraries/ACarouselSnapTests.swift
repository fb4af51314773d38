import GestureModel
import Testing

@testable import GestureMotion

/// More than a third of an item, one. Cards of 280: a third is 93.33.
@Suite struct ACarouselSnapTests {
  @Test(
    "A third of an item, no more than one, no velocity",
    arguments: [(93, 0, 0), (94, 0, 1), (900, 0, 1), (-94, 0, 0), (498, 592, 1), (499, 592, 2), (1300, 1184, 4)]
      as [(Double, Double, Int)])
  func third(offset: Double, start: Double, index: Int) throws {
    for velocity in [-3, 0, 3.0] {
      let landing = try ACarouselSnap().landing(from: offset, velocity: velocity, start: start, on: SnapQuestions.cards)
      #expect(landing.index == index)
      #expect(landing.margin.pointsPerMillisecond == nil)
    }
  }

  @Test func `exactly a third stays`() throws {
    // 270/3 = 90, as in the library's own terms.
    #expect(ACarouselSnap.index(active: 2, translation: -90, itemSize: 270, count: 6) == 2)
    #expect(ACarouselSnap.index(active: 2, translation: -90.1, itemSize: 270, count: 6) == 3)
  }

  @Test func `the finger's own way counts, slop included`() {
    var release = Release(offset: 90, proposedOffset: 90, pointsPerMillisecond: 0, startOffset: 0)
    release.gesture = ReleasedGesture(milliseconds: 90, travel: 100, lastMove: 2, holdMilliseconds: 4)
    #expect(ACarouselSnap().landing(after: release, on: SnapQuestions.cards)?.index == 1)
  }

  @Test func `right to left it is not mirrored`() throws {
    // 94 pt towards higher offsets is index 1 still, though that is page 3 of a mirrored row.
    #expect(try ACarouselSnap().landing(from: 94, start: 0, on: SnapQuestions.mirrored).index == 1)
  }

  @Test func `the reason tells the third`() throws {
    #expect(
      try ACarouselSnap().reason(from: 94, start: 0, on: SnapQuestions.cards)
        == "travel 94 > 93.333 pt, a third of an item, so one on from 0; velocity not read")
  }
}
