import GestureAnalysis
import GestureModel
import Testing

@testable import DetentCommand

@Suite struct BudgetReaderTests {
  func load(_ text: String) throws -> [WrittenBudget] {
    try SettingsLoader.settings(Array(text.utf8), path: "detent.json").budgets
  }

  @Test func `a metric has limits, for each candidate or for some`() throws {
    let budgets = try load(
      """
      { budgets: { agreement: { minimum: 0.9 },
                   p95_settle_ms: [{ maximum: 900, candidate: "ours" }, { minimum: 100, maximum: 2000 }] } }
      """)
    #expect(
      budgets.map(\.budget) == [
        Budget(.agreement, minimum: 0.9), Budget(.settle95, maximum: 900, candidate: "ours"),
        Budget(.settle95, minimum: 100, maximum: 2000),
      ])
    #expect(budgets.last?.location?.description == "detent.json:2:67")
  }

  @Test(
    "Mistakes in the file are named where they stand",
    arguments: [
      (
        "{ budgets: { agrement: { minimum: 1 } } }",
        "detent.json:1:14: error: there is no metric 'agrement'\nnote: did you mean 'agreement'?"
      ),
      (
        "{ budgets: { agreement: { minimum: 90 } } }",
        "detent.json:1:36: error: expected a share from 0 to 1 for 'minimum', found 90"
      ),
      (
        "{ budgets: { max_settle_ms: { maximum: -1 } } }",
        "detent.json:1:40: error: expected a number, 0 or more, in ms for 'maximum', found -1"
      ),
      (
        "{ budgets: { errors: {} } }",
        "detent.json:1:22: error: expected a minimum or a maximum for 'errors', found neither"
      ),
      (
        "{ budgets: { errors: { minimum: 3, maximum: 2 } } }",
        "detent.json:1:22: error: expected a minimum up to the maximum for 'errors', found 3 and 2"
      ),
      (
        "{ budgets: { errors: { maximun: 2 } } }",
        "detent.json:1:24: error: there is no key of a budget 'maximun'\nnote: did you mean 'maximum'?"
      ),
      (
        "{ budgets: { errors: 2 } }",
        "detent.json:1:22: error: expected an object with limits, found a number\n"
          + "note: its keys are minimum, maximum, candidate"
      ),
    ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: Diagnostic.self) { try load(text) }
    #expect(error?.description == message)
  }

  @Test(
    "Mistakes on the command line are named with what was meant",
    arguments: [
      ("agreement", "expected METRIC>=N or METRIC<=N for '--budget', found 'agreement'"),
      ("agrement>=1", "there is no metric 'agrement'"),
      ("agreement>=90", "expected a number, 0 or more, in '--budget agreement>=90', found '90'"),
    ])
  func flagMistakes(text: String, message: String) {
    let error = #expect(throws: Diagnostic.self) { try BudgetReader.flags(Arguments(["compare", "--budget", text])) }
    #expect(error?.message == message)
  }

  @Test func `a budget for a candidate that is not there is a mistake, unless the command line left it out`() throws {
    let file = try load("{ budgets: { errors: { maximum: 0, candidate: \"rounds\" }, agreement: { minimum: 1 } } }")
    let error = #expect(throws: Diagnostic.self) {
      try BudgetReader.resolve(file, arguments: Arguments(["compare"]), candidates: ["round", "paging"])
    }
    #expect(
      error?.description
        == "detent.json:1:22: error: there is no candidate 'rounds' to keep a budget\nnote: did you mean 'round'?")
    let rest = try BudgetReader.resolve(
      file, arguments: Arguments(["compare", "-c", "paging"]), candidates: ["paging"])
    #expect(rest == [Budget(.agreement, minimum: 1)])
    let flags = try BudgetReader.flags(Arguments(["compare", "--budget", "rounds: errors<=0"]))
    #expect(throws: Diagnostic.self) { try BudgetReader.check(flags, candidates: ["round"]) }
  }
}
