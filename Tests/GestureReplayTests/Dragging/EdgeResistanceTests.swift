import Testing

@testable import GestureReplay

@Suite struct EdgeResistanceTests {
  private func shown(_ resistance: EdgeResistance, _ offset: Double) -> Double {
    resistance.shownOffset(for: offset, within: 0...1000, viewport: 400)
  }

  @Test(
    "Inside the range every resistance follows the finger",
    arguments: [
      EdgeResistance.none, .clamped, .rubberBand(coefficient: 0.55), .share(0.5), .power(exponent: 0.85), .flutter,
    ])
  func inside(resistance: EdgeResistance) {
    for offset in [0.0, 0.25, 500, 1000] { #expect(shown(resistance, offset) == offset) }
  }

  @Test func `past an end each resists as its platform does`() {
    #expect(shown(.none, -100) == -100)
    #expect(shown(.clamped, -100) == 0)
    #expect(shown(.clamped, 1100) == 1000)
    #expect(shown(.share(0.35), 1100) == 1035)
    #expect(shown(.share(0.5), -100) == -50)
    // 0.55·100·400/(400 + 55) = 48.3516.
    #expect(abs(shown(.rubberBand(coefficient: 0.55), -100) + 48.3516) < 1e-4)
    // Swiper, `research/physics.md` 6: 100 px give 100^0.85 − 1 = 49.1.
    #expect(abs(shown(.power(exponent: 0.85), -100) + 49.1) < 0.05)
    // Under 1 px the power is less than 1, and nothing is pulled inwards.
    #expect(shown(.power(exponent: 0.85), -0.5) == 0)
  }

  @Test(
    "Who takes hold outside drags on from where the finger would have been",
    arguments: [EdgeResistance.rubberBand(coefficient: 0.55), .share(0.35), .power(exponent: 0.85), .none])
  func caught(resistance: EdgeResistance) {
    for offset in [-120.0, -3, 1005, 1180] {
      let seen = shown(resistance, offset)
      #expect(abs(resistance.fingerOffset(for: seen, within: 0...1000, viewport: 400) - offset) < 1e-9)
    }
  }

  @Test func `a share of nothing leaves the place as it is`() {
    #expect(EdgeResistance.share(0).fingerOffset(for: -20, within: 0...1000, viewport: 400) == -20)
  }
}
