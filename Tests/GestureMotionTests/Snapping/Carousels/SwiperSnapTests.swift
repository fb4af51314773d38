import Testing

@testable import GestureMotion

@Suite struct SwiperSnapTests {
  @Test func `six points in 290 ms turn the page, and a hard flick of 350 ms does not`() throws {
    #expect(try SwiperSnap().index(from: 390, to: 396, milliseconds: 290) == 2)
    #expect(try SwiperSnap().index(from: 390, to: 540, velocity: 3, milliseconds: 350) == 1)
  }

  @Test func `less than five points is no swipe`() throws {
    #expect(try SwiperSnap().index(from: 390, to: 394.9, milliseconds: 100) == 1)
    #expect(try SwiperSnap().index(from: 390, to: 395, milliseconds: 100) == 2)
  }

  @Test func `the margin is the way to the half, or to no swipe at all`() throws {
    // Half of slide 1 is 390 + 195 = 585.
    let slow = try SwiperSnap().answer(from: 390, to: 560)
    #expect(abs((slow.landing.margin.points ?? 0) - 25) < 1e-9)
    #expect(slow.landing.margin.pointsPerMillisecond == nil)
    // 8 points in 100 ms: 3 fewer are under the five.
    let quick = try SwiperSnap().answer(from: 390, to: 398, milliseconds: 100)
    #expect(abs((quick.landing.margin.points ?? 0) - 3) < 1e-9)
  }

  @Test func `the last page of peeking cards rests at the end`() throws {
    // Inset rests from −30: five pitches on is the end, 1595.
    let landing = try SwiperSnap().answer(from: 1270, to: 1400, milliseconds: 100, on: SnapQuestions.inset).landing
    #expect((landing.index, landing.target) == (5, 1595))
  }

  @Test func `from right to left a swipe to the right goes on`() throws {
    // Page 0 rests at 1184; the offset falls.
    let landing = try SwiperSnap().answer(from: 1184, to: 1150, milliseconds: 100, on: SnapQuestions.mirrored).landing
    #expect((landing.index, landing.target, landing.branch) == (3, 888, .backward))
  }

  @Test func `the reason says time, direction and share`() throws {
    #expect(
      try SwiperSnap().answer(from: 390, to: 400, milliseconds: 300).reason
        == "300 <= 300 ms, a short swipe forward, so slide 2 whatever the distance")
    #expect(
      try SwiperSnap().answer(from: 390, to: 507, milliseconds: 301).reason
        == "301 > 300 ms, forward with 0.3 < 0.5 of a slide gone, so slide 1")
    #expect(
      try SwiperSnap().answer(from: 390, to: 392, milliseconds: 20).reason
        == "the finger went 2 < 5 pt, so nothing moves")
  }
}
