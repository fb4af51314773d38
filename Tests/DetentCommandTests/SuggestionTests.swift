import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@testable import DetentCommand

@Suite struct SuggestionTests {
  private func suggestion(
    _ spellings: [String], accepting: Set<String> = [], _ change: (inout Scenario) -> Void = { _ in }
  ) throws -> Suggestion {
    var scenario = Scenario()
    change(&scenario)
    return try Suggestion(
      scenario: scenario, spellings: try spellings.map { try CandidateSpelling($0) }, estimator: UIKitVelocity(),
      rules: RuleSettings()
    ) { accepting.contains($0.id) }
  }

  @Test func `the view's rate is changed once for all candidates that take it from there`() throws {
    let made = try suggestion(["one-page", "threshold"])
    #expect(made.scenario.decelerationPerMillisecond == 0.99)
    #expect(made.keys == ["decelerationRate"] && made.edited.isEmpty)
    #expect(made.changes.count == 1)
  }

  @Test func `a candidate with a rate of its own is changed itself`() throws {
    let made = try suggestion(["one-page(decelerationRate: normal)"])
    #expect(made.scenario.decelerationPerMillisecond == 0.998)
    #expect(made.spellings[0].decelerationRate == "fast" && made.edited == [0])
  }

  @Test func `paging is turned off before a view of one stride is thought of`() throws {
    let made = try suggestion(["one-page"]) {
      ($0.itemSize, $0.spacing, $0.pagingEnabled, $0.decelerationPerMillisecond) = (280, 16, true, 0.99)
    }
    #expect(!made.scenario.pagingEnabled && made.scenario.viewport == 390)
    #expect(made.remaining.isEmpty)
  }

  @Test func `a sound configuration stays as it is`() throws {
    let made = try suggestion(["one-page"]) { $0.decelerationPerMillisecond = 0.99 }
    #expect(made.changes.isEmpty && made.keys.isEmpty && made.remaining.isEmpty)
  }

  @Test func `what is accepted is neither mended nor left over`() throws {
    let made = try suggestion(["one-page"], accepting: ["missing-fast-deceleration"])
    #expect(made.scenario.decelerationPerMillisecond == 0.998 && made.remaining.isEmpty)
  }
}
