import GestureTestSupport
import Testing

@testable import GestureMotion

/// displayed = c·x·D/(D + c·x) with c = 0.55, `research/physics.md` 1.6.
@Suite struct RubberBandTests {
  @Test(
    "The table of overshoots is met at both ends",
    // Overshoot, shown on a view of 375 pt, on one of 812 pt; rounded to a hundredth.
    arguments: [
      (10, 5.42, 5.46), (100, 47.97, 51.51), (320, 119.78, 144.65), (400, 138.66, 173.10), (1000, 222.97, 327.90),
    ] as [(Double, Double, Double)])
  func table(overshoot: Double, small: Double, large: Double) {
    for (dimension, shown) in [(375.0, small), (812, large)] {
      let band = RubberBand(dimension: dimension)
      #expect(abs(band.displayedOffset(for: 1000 + overshoot, within: 0...1000) - 1000 - shown) < 0.00501)
      #expect(abs(band.displayedOffset(for: -overshoot, within: 0...1000) + shown) < 0.00501)
    }
  }

  @Test func `inside the range, its ends included, nothing resists`() {
    let band = RubberBand(dimension: 375)
    for offset in [0.0, 0.5, 500, 1000] {
      #expect(band.displayedOffset(for: offset, within: 0...1000) == offset)
      #expect(band.fingerOffset(for: offset, within: 0...1000) == offset)
    }
  }

  @Test func `the view never follows farther than its own length`() {
    let band = RubberBand(dimension: 375)
    #expect(band.displayedOffset(for: -1e12, within: 0...1000) > -375.001)
    #expect(band.displayedOffset(for: -1e6, within: 0...0) > -375)
  }

  @Test func `taking hold of a view that is already outside undoes the resistance`() {
    // x = displayed·D/(c·(D − displayed)): shown 47.97 on 375 pt was 100.
    let band = RubberBand(dimension: 375)
    let shown = 0.55 * 100 * 375 / (375 + 0.55 * 100)
    #expect(abs(band.fingerOffset(for: -shown, within: 0...1000) + 100) < 1e-9)
    #expect(abs(band.fingerOffset(for: 1000 + shown, within: 0...1000) - 1100) < 1e-9)
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<500 {
      let offset = numbers.number(in: -2000...3000)
      let there = band.displayedOffset(for: offset, within: 0...1000)
      #expect(abs(band.fingerOffset(for: there, within: 0...1000) - offset) < 1e-6)
    }
  }

  @Test func `a view shown farther out than the band reaches has no finger, and stays where it is`() {
    let band = RubberBand(dimension: 375)
    for offset in [-375.0, -400, -1e300, 1375, 1e300] {
      let finger = band.fingerOffset(for: offset, within: 0...1000)
      #expect(finger.isFinite)
      #expect(abs(finger) >= 375)
    }
  }
}
