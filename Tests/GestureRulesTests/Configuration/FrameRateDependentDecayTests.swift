import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct FrameRateDependentDecayTests {
  static func friction(_ perFrame: Double, byTime: Bool = false) -> Scenario {
    .cards.with { ($0.frictionPerFrame, $0.frictionUsesElapsedTime) = (perFrame, byTime) }
  }

  @Test func `0.97 a frame stop in half the time on a display of twice the rate`() throws {
    // ln 0.01 / ln 0.97 = 151.2, so 152 frames: 2533.3 ms at 60 Hz, 1266.7 ms at 120 Hz.
    let finding = try #require(
      try RuleBench(Self.friction(0.97), "round").configuration("frame-rate-dependent-decay").first)
    #expect(finding.severity == .error)
    #expect(abs(finding.numbers[1].value - 152_000 / 60.0) < 1e-9)
    #expect(abs(finding.numbers[2].value - 152_000 / 120.0) < 1e-9)
  }

  @Test func `a friction that hardly slows down ends, too`() throws {
    #expect(try RuleBench(Self.friction(0.999_999_999), "round").configuration("frame-rate-dependent-decay").count == 1)
  }

  @Test func `nothing declared is nothing found`() throws {
    #expect(try RuleBench(.cards, "round").configuration("frame-rate-dependent-decay").isEmpty)
  }
}

extension FrameRateDependentDecayTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(friction(0.97), "round")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(friction(0.97, byTime: true), "round")
  }
}
