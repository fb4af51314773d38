import GestureModel
import GestureReading
import GestureRules
import Testing

@testable import GestureReports

@Suite struct BaselineFileTests {
  func read(_ text: String) throws -> Baseline {
    try BaselineFile.baseline(from: MemorySource(Array(text.utf8)), path: "known.json")
  }

  var baseline: Baseline {
    var baseline = Baseline()
    baseline.insert(
      FindingIdentity(rule: "multi-page-skip", candidate: "round", path: "a.csv", trace: "b", ordinal: 1),
      reason: "a demo")
    baseline.insert(FindingIdentity(rule: "multi-page-skip", candidate: "round", path: "a.csv", trace: "b"))
    baseline.insert(FindingIdentity(rule: "stride-mismatch", path: "detent.json"))
    baseline.insert(FindingIdentity(rule: "cancelled-touch", path: "a.csv", trace: SampleReport.hostileName))
    return baseline
  }

  @Test func `it is sorted, one finding a line`() {
    let lines = BaselineFile.text(of: baseline).split(separator: "\n", omittingEmptySubsequences: false)
    // The braces, the schema, the list's brackets, four findings, and what follows the last line break.
    #expect(lines.count == 10)
    #expect(lines[3].hasPrefix("    {\"rule\": \"cancelled-touch\", \"path\": \"a.csv\", \"trace\": \"a|b`c\\n# d"))
    #expect(
      lines[4...6] == [
        "    {\"rule\": \"multi-page-skip\", \"path\": \"a.csv\", \"trace\": \"b\", \"candidate\": \"round\"},",
        "    {\"rule\": \"multi-page-skip\", \"path\": \"a.csv\", \"trace\": \"b\", \"candidate\": \"round\", "
          + "\"ordinal\": 1, \"reason\": \"a demo\"},",
        "    {\"rule\": \"stride-mismatch\", \"path\": \"detent.json\"}",
      ])
  }

  @Test func `what was written reads back, and an empty one too`() throws {
    #expect(try read(BaselineFile.text(of: baseline)) == baseline)
    #expect(try read(BaselineFile.text(of: Baseline())) == Baseline())
  }

  @Test func `keys that are not known are passed over, and comments are read`() throws {
    let read = try read(
      """
      { schema: "detent.baseline/1", // by hand
        findings: [{ rule: "a", later: 3 },], later: [] }
      """)
    #expect(read.entries.map(\.identity) == [FindingIdentity(rule: "a")])
  }

  @Test(
    "Mistakes are named where they stand",
    arguments: [
      ("{}", "known.json:1:1: error: expected a baseline, found no schema"),
      ("[]", "known.json:1:1: error: expected a baseline, found an array"),
      ("{\"schema\": \"detent.results/1\"}", "known.json:1:12: error: expected the schema detent.baseline/1"),
      (
        "{\"schema\": \"detent.baseline/1\", \"findings\": [{\"path\": \"a\"}]}",
        "known.json:1:46: error: expected 'rule' in a finding, found none"
      ),
      (
        "{\"schema\": \"detent.baseline/1\", \"findings\": [{\"rule\": 3}]}",
        "known.json:1:55: error: expected a text for 'rule', found a number"
      ),
      (
        "{\"schema\": \"detent.baseline/1\", \"findings\": [{\"rule\": \"a\", \"ordinal\": -1}]}",
        "known.json:1:71: error: expected a whole number from 0 to 1000000000 for 'ordinal'"
      ),
      (
        "{\"schema\": \"detent.baseline/1\", \"findings\": [{\"rule\": \"a\", \"ordinal\": 9223372036854774784}]}",
        "known.json:1:71: error: expected a whole number from 0 to 1000000000 for 'ordinal'"
      ),
      (
        "{\"schema\": \"detent.baseline/1\", \"findings\": [3]}",
        "known.json:1:46: error: expected a finding, found a number"
      ),
    ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: Diagnostic.self) { try read(text) }
    #expect(error?.description.split(separator: "\n").first.map(String.init) == message)
  }
}
