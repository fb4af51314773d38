import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct VelocityIgnoredTests {
  @Test func `strategies that read no velocity are named`() throws {
    let bench = try RuleBench(.cards, "round-offset", "remainder", "round", "threshold", "one-page", "free")
    #expect(bench.configuration("velocity-ignored").map(\.candidate) == ["round-offset", "remainder"])
  }

  @Test func `a threshold that the fastest probe passes is not ignored`() throws {
    // The fastest probe is 3 pt/ms; the threshold must be exceeded.
    #expect(try RuleBench(.cards, "threshold-offset(velocity: 2.9)").configuration("velocity-ignored").isEmpty)
    #expect(try RuleBench(.cards, "threshold-offset(velocity: 3)").configuration("velocity-ignored").count == 1)
  }

  @Test func `a threshold in points per second explains itself`() throws {
    #expect(try RuleBench(.cards, "threshold-offset(velocity: 500)").configuration("velocity-ignored").isEmpty)
  }

  @Test func `recordings tell how many flicks returned`() throws {
    // 40 pt is q 0.135, back to 0; 200 pt is q 0.676, on to 1; 40 pt at 0.1 pt/ms is no flick.
    let bench = try RuleBench(.cards, "round-offset")
    let finding = try #require(
      bench.findings(
        "velocity-ignored", .release("short", at: 40, 1), .release("long", at: 200, 1), .release("slow", at: 40, 0.1)
      ).first)
    #expect(finding.traces == ["short"])
    #expect(finding.share == 0.5)
    #expect(finding.message == "The strategy never reads the velocity: 1 of 2 flicks returned.")
  }
}

extension VelocityIgnoredTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "threshold-offset(velocity: 3)")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "threshold-offset(velocity: 2.9)")
  }
}
