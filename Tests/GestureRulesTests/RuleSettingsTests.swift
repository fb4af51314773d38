import GestureModel
import GestureRules
import Testing

@Suite struct RuleSettingsTests {
  // 120 pt at 1.4 pt/ms skip to page 3 at the normal rate; 40 pt at rest return.
  let traces = [Trace.release("fling", at: 120, 1.4), .release("still", at: 40, 0)]

  func findings(_ settings: RuleSettings) throws -> [Finding] {
    try RuleBench(.cards.with { $0.decelerationPerMillisecond = 0.998 }, "threshold", settings: settings)
      .findings(traces).filter { $0.id == "multi-page-skip" }
  }

  @Test func `a level replaces the severity and off silences`() throws {
    #expect(try findings(RuleSettings()).map(\.severity) == [.warning])
    #expect(try findings(RuleSettings(levels: ["multi-page-skip": .error])).map(\.severity) == [.error])
    #expect(try findings(RuleSettings(levels: ["multi-page-skip": .off])).isEmpty)
  }

  @Test func `what is off raises no flag either`() throws {
    let scenario = Scenario.cards.with { $0.decelerationPerMillisecond = 0.998 }
    let settings = RuleSettings(levels: ["multi-page-skip": .off])
    #expect(try !RuleBench(scenario, "threshold", settings: settings).flags(traces[0]).contains("multi-page-skip"))
  }

  @Test func `a share at or below the maximum is a note`() throws {
    // One of two strokes.
    for (maximum, severity) in [(0.5, Severity.note), (0.49, .error)] {
      let settings = RuleSettings(
        levels: ["multi-page-skip": .error], maximumShares: ["multi-page-skip": maximum])
      #expect(try findings(settings).map(\.severity) == [severity])
    }
  }

  @Test func `a finding of the configuration alone has no share to compare`() throws {
    let settings = RuleSettings(maximumShares: ["last-page-unreachable": 1])
    let bench = try RuleBench(.cards.with { $0.contentLength = 1480 }, "round", settings: settings)
    #expect(bench.configuration("last-page-unreachable").map(\.severity) == [.error])
  }
}
