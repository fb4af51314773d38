import GestureModel
import GestureRules
import Testing

@testable import DetentCommand

@Suite struct RuleReaderTests {
  func load(_ text: String) throws -> RuleSettings {
    try SettingsLoader.settings(Array(text.utf8), path: "detent.json").rules
  }

  func add(_ flags: String..., to text: String = "{}") throws -> RuleSettings {
    var settings = try load(text)
    try RuleReader.add(Arguments(["compare"] + flags.flatMap { ["--rule", $0] }), to: &settings)
    return settings
  }

  @Test func `a rule may have a level, a share and its pitfall's own numbers`() throws {
    let settings = try load(
      """
      { rules: { "multi-page-skip": { level: "note", maximumShare: 0.1, minimumPages: 3, maximumTravelStrides: 2 } } }
      """)
    #expect(settings.levels == ["multi-page-skip": .note])
    #expect(settings.maximumShares == ["multi-page-skip": 0.1])
    #expect(settings.options == ["multi-page-skip": ["minimumPages": 3, "maximumTravelStrides": 2]])
  }

  @Test func `flags win over the file, the last of them over the others`() throws {
    let settings = try add(
      "multi-page-skip=error", "flick-ignored=off", "multi-page-skip.minimumPages=4", "flick-ignored=warning",
      to: "{ rules: { \"multi-page-skip\": { level: \"note\", minimumPages: 3 } } }")
    #expect(settings.levels == ["multi-page-skip": .error, "flick-ignored": .warning])
    #expect(settings.options == ["multi-page-skip": ["minimumPages": 4]])
  }

  @Test(
    "Mistakes in the file are named where they stand",
    arguments: [
      (
        "{ rules: { \"multi-page-skip\": { minimumPage: 3 } } }",
        "detent.json:1:33: error: there is no key of the rule 'multi-page-skip' 'minimumPage'\n"
          + "note: did you mean 'minimumPages'?"
      ),
      (
        "{ rules: { \"multi-page-skip\": { minimumPages: -1 } } }",
        "detent.json:1:47: error: expected a number from 0 to 1000 pages for 'minimumPages', found -1"
      ),
      (
        "{ rules: { \"multi-page-skip\": { minimumPages: \"two\" } } }",
        "detent.json:1:47: error: expected a number from 0 to 1000 pages for 'minimumPages', found 'two'"
      ),
      (
        "{ rules: { \"cancelled-touch\": { minimumPages: 2 } } }",
        "detent.json:1:33: error: there is no key of the rule 'cancelled-touch' 'minimumPages'\n"
          + "note: known are level, maximumShare"
      ),
    ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: Diagnostic.self) { try load(text) }
    #expect(error?.description == message)
  }

  @Test(
    "Mistakes on the command line are named with what was meant",
    arguments: [
      (
        "multi-page-skip", "expected ID=LEVEL or ID.OPTION=NUMBER for '--rule', found 'multi-page-skip'",
        "such as --rule multi-page-skip=error, or --rule multi-page-skip.minimumPages=3"
      ),
      ("multi-page-skp=off", "there is no pitfall 'multi-page-skp'", "did you mean 'multi-page-skip'?"),
      (
        "multi-page-skip=eror", "expected off, note, warning, error for '--rule multi-page-skip', found 'eror'",
        "did you mean 'error'?"
      ),
      (
        "multi-page-skip.minimumPage=3", "'multi-page-skip' has no option 'minimumPage'",
        "did you mean 'minimumPages'?"
      ),
      (
        "multi-page-skip.minimumPages=many",
        "expected a number from 0 to 1000 pages for '--rule multi-page-skip.minimumPages', found 'many'",
        "'detent --help' tells all"
      ),
    ])
  func flagMistakes(flag: String, message: String, note: String) {
    let error = #expect(throws: Diagnostic.self) { try add(flag) }
    #expect(error?.message == message)
    #expect(error?.notes.first == note)
  }
}
