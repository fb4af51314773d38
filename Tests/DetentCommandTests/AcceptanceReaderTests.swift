import GestureModel
import GestureRules
import Testing

@testable import DetentCommand

@Suite struct AcceptanceReaderTests {
  func load(_ text: String) throws -> [Acceptance] {
    try SettingsLoader.settings(Array(text.utf8), path: "detent.json").acceptances
  }

  @Test func `a finding is accepted for all, for a candidate or for a trace, with a reason`() throws {
    let read = try load(
      """
      { accept: [{ id: "multi-page-skip", reason: "a demo" },
                 { id: "flick-ignored", candidate: "round", trace: "a", reason: "known since spring" }] }
      """)
    #expect(
      read == [
        Acceptance(rule: "multi-page-skip", reason: "a demo"),
        Acceptance(rule: "flick-ignored", candidate: "round", trace: "a", reason: "known since spring"),
      ])
  }

  @Test(
    "Mistakes are named where they stand",
    arguments: [
      (
        "{ accept: {} }",
        "detent.json:1:11: error: expected a list of accepted findings, found an object\n"
          + "note: such as [{ id: \"multi-page-skip\", candidate: \"round\", reason: \"a demo\" }]"
      ),
      (
        "{ accept: [{ id: \"multi-page-skp\", reason: \"x\" }] }",
        "detent.json:1:18: error: there is no pitfall 'multi-page-skp'\nnote: did you mean 'multi-page-skip'?"
      ),
      (
        "{ accept: [{ id: \"multi-page-skip\" }] }",
        "detent.json:1:12: error: expected 'reason' of an accepted finding, found none\n"
          + "note: whoever reads it next year wants to know why"
      ),
      ("{ accept: [{ reason: \"x\" }] }", "detent.json:1:12: error: expected 'id' of an accepted finding, found none"),
      (
        "{ accept: [{ id: \"multi-page-skip\", reson: \"x\" }] }",
        "detent.json:1:37: error: there is no key of an accepted finding 'reson'\nnote: did you mean 'reason'?"
      ),
    ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: Diagnostic.self) { try load(text) }
    #expect(error?.description == message)
  }
}
