import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct VelocityClampByVectorTests {
  static let limited = Scenario.cards.with { $0.velocityVectorLimit = 1 }

  @Test func `at 45° three tenths of the speed are lost`() throws {
    // (2, 2) pt/ms cut to a length of 1 leave √½ along the axis; an axis by itself would have 1.
    let finding = try #require(
      try RuleBench(Self.limited, "round", "one-page").findings(
        "velocity-clamp-by-vector", WrongAxisVelocityTests.stroke("oblique", dx: 16, dy: 16)
      ).first)
    #expect(finding.severity == .note)
    #expect(abs((finding.numbers.last?.value ?? 0) - (1 - 0.5.squareRoot())) < 1e-9)
  }

  @Test func `a slower fling is not limited at all`() throws {
    let slow = WrongAxisVelocityTests.stroke("slow", dx: 5, dy: 5)
    let findings = try RuleBench(Self.limited, "round").findings("velocity-clamp-by-vector", slow)
    #expect(findings.allSatisfy { $0.traces.isEmpty && $0.share == nil })
  }
}

extension VelocityClampByVectorTests: PitfallExample {
  static func fires() throws -> Exhibit {
    // cos atan(4/12) = 0.9487: 5.1 % are lost.
    try Exhibit(limited, "round", traces: WrongAxisVelocityTests.stroke("a", dx: 12, dy: 4))
  }

  static func nearMiss() throws -> Exhibit {
    // cos atan(3.9/12) = 0.9510: 4.9 %.
    try Exhibit(limited, "round", traces: WrongAxisVelocityTests.stroke("a", dx: 12, dy: 3.9))
  }
}
