import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ReadingRowTests {
  private func row(
    _ offset: Double, velocity: Double = 0, start: Double = 0, on lattice: Lattice, gesture: ReleasedGesture? = nil
  ) throws -> ReadingRow {
    try #require(
      ReadingRow(
        Release(
          offset: offset, proposedOffset: offset, pointsPerMillisecond: velocity, startOffset: start, gesture: gesture),
        on: lattice))
  }

  @Test func `positions count from the first rest`() throws {
    // Insets of 30: page 0 rests at −30, so 295 is one pitch of 325 on, and the range is 0…1625.
    let row = try row(295, on: SnapQuestions.inset)
    #expect((row.position, row.minimum, row.maximum, row.origin) == (325, 0, 1625, 30))
    #expect(row.nearestSlide(to: 162.5) == 1)  // half-way belongs to the later
    #expect(row.nearestSlide(to: 162.4) == 0)
  }

  @Test func `from right to left everything is mirrored`() throws {
    // Page 0 rests at 1184, so 1100 is 84 on in reading direction; the finger went towards later pages.
    let gesture = ReleasedGesture(milliseconds: 100, travel: -84, lastMove: -4, holdMilliseconds: 0)
    let row = try row(1100, velocity: -0.5, start: 1184, on: SnapQuestions.mirrored, gesture: gesture)
    #expect((row.position, row.start, row.pixelsPerMillisecond) == (84, 0, 0.5))
    #expect((row.gesture.travel, row.gesture.lastMove) == (84, 4))
    let landing = row.landing(CarouselDecision(slide: 1, branch: .forward), margin: Margin())
    // Slide 1 is index 3, and forward in reading direction is towards lower offsets.
    #expect((landing?.index, landing?.target, landing?.branch) == (3, 888, .backward))
  }

  @Test func `a slide that is not there is asked for as it stands`() throws {
    let row = try row(0, on: SnapQuestions.cards)
    let landing = row.landing(CarouselDecision(slide: -1, branch: .backward), margin: Margin())
    #expect((landing?.index, landing?.target) == (-1, -296))
  }

  @Test func `a release without a gesture is taken for a straight one`() throws {
    let moving = try row(120, velocity: 0.5, on: SnapQuestions.cards)
    // 120 pt at 0.5 pt/ms.
    #expect((moving.gesture.milliseconds, moving.gesture.travel, moving.gesture.lastMove) == (240, 120, 1))
    let still = try row(120, on: SnapQuestions.cards)
    #expect((still.gesture.milliseconds, still.gesture.holdMilliseconds, still.gesture.lastMove) == (1000, 1000, 0))
  }

  @Test func `without pages, pitch or numbers there is no row`() {
    let release = Release(proposedOffset: 0, pointsPerMillisecond: 0)
    #expect(ReadingRow(release, on: SnapQuestions.empty) == nil)
    #expect(ReadingRow(release, on: Lattice(firstRest: 0, stride: 0, pageCount: 3)) == nil)
    #expect(
      ReadingRow(Release(proposedOffset: .nan, pointsPerMillisecond: 0), on: SnapQuestions.cards) == nil)
  }

  @Test(
    "Whole numbers out of anything", arguments: [(2.9, 2), (-2.9, -2), (.nan, 0), (1e300, 1 << 50), (-1e300, -1 << 50)])
  func wholeNumbers(number: Double, whole: Int) {
    #expect(number.wholeNumber == whole)
  }

  @Test("JavaScript rounds a half up", arguments: [(-1.5, -1.0), (1.5, 2), (-1.6, -2), (100.2, 100)])
  func rounding(number: Double, rounded: Double) {
    #expect(number.roundedUp == rounded)
  }
}
