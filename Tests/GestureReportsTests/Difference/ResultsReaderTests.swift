import GestureAnalysis
import GestureModel
import GestureReading
import Testing

@testable import GestureReports

@Suite struct ResultsReaderTests {
  func read(_ text: String) throws -> [RecordedResults] {
    try ResultsReader.results(from: MemorySource(Array(text.utf8)), path: "r.json")
  }

  @Test func `what the JSON report wrote reads back`() throws {
    let report = SampleReport.report()
    let results = try #require(try read(JSONReport.text(of: [report], style: ReportStyle())).first)
    #expect(results.name == "cards" && results.toolVersion == "0.0.0" && results.deceleration == 0.998)
    #expect(results.scenario.contains(RecordedSetting("contentLength", "1480")))
    #expect(results.candidates.map(\.id) == ["eager", "calm", "native"])
    #expect(results.candidates[1].deceleration == 0.99)
    #expect(results.candidates[0].settings.first == RecordedSetting("velocity", "0.5"))
    // Two of three strokes whose intent is known went elsewhere under "eager": 1 of 3.
    #expect(results.candidates[0].figures.first == RecordedFigure("agreement", 0.333333))
    #expect(results.candidates[0].pagesMoved == "0: 1 · 2: 1 · 3: 1")
    #expect(results.traces.map(\.id) == ["flick-01", "flick-02", "rest-01"])
    #expect(
      results.traces.map(\.location) == ["Traces/cards.csv:2:1", "Traces/cards.csv:17:1", "Traces/cards.csv:33:1"])
    #expect(results.traces.map(\.path) == Array(repeating: "Traces/cards.csv", count: 3))
    #expect(results.traces.allSatisfy { $0.fingerprint?.count == 16 })
    let outcome = try #require(results.traces.first?.outcomes.first)
    #expect(outcome.page == 3 && outcome.target == 888 && outcome.agrees == false && outcome.intent == "next")
    #expect(outcome.pointsPerMillisecond == 1.4 && outcome.because.hasPrefix("v 1.4 against 0.5 pt/ms"))
    let skip = try #require(results.findings.first { $0.id == "multi-page-skip" })
    #expect(skip.places == [RecordedPlace(trace: "flick-01", stroke: 0), RecordedPlace(trace: "flick-02", stroke: 0)])
    #expect(skip.candidate == "eager" && skip.severity == .warning && !skip.isAccepted)
    // Nobody kept this one's occurrences: its traces stand for them.
    #expect(results.findings.last?.places == [RecordedPlace(trace: "flick-02")])
  }

  @Test func `several scenarios read back in their order`() throws {
    var feed = SampleReport.report()
    feed.scenario.name = "feed"
    let text = JSONReport.text(of: [SampleReport.report(), feed], style: ReportStyle())
    #expect(try read(text).map(\.name) == ["cards", "feed"])
  }

  @Test func `hostile names read back as they are`() throws {
    let results = try #require(try read(JSONReport.text(of: [SampleReport.hostile], style: ReportStyle())).first)
    #expect(results.name == SampleReport.hostileName)
    #expect(results.traces.map(\.id) == [SampleReport.hostileName])
    #expect(results.candidates.first?.id == SampleReport.hostileName)
  }

  @Test func `two traces of one name stay two`() throws {
    let twice = SampleReport.report(
      [
        SampleReport.replay("same", velocity: 1, pages: [1, 1, 1], line: 2),
        SampleReport.replay("same", velocity: 1, pages: [2, 2, 2], line: 9),
      ], findings: [])
    let results = try #require(try read(JSONReport.text(of: [twice], style: ReportStyle())).first)
    #expect(results.traces.map { $0.outcomes.map(\.page) } == [[1, 1, 1], [2, 2, 2]])
    #expect(results.traces.map(\.location) == ["Traces/cards.csv:2:1", "Traces/cards.csv:9:1"])
  }

  @Test func `results without a list of traces are read, without places`() throws {
    let results = try read(
      """
      {"schema": "detent.results/1", "candidates": [{"id": "round"}], "outcomes": [
        {"trace": "a", "stroke": 0, "candidate": "round", "page": 1, "target": 296}], "later": {"unknown": [1]}}
      """)
    #expect(results.first?.traces.map(\.id) == ["a"] && results.first?.traces.first?.path == nil)
    #expect(results.first?.traces.first?.fingerprint == nil)
  }

  @Test(
    "What cannot be read is named where it stands",
    arguments: [
      ("{}", "r.json:1:1: error: expected results of 'detent compare --report json', found no schema"),
      (
        "{\"schema\": \"detent.inspect/1\"}",
        "r.json:1:12: error: expected the schema detent.results/1 or detent.results-list/1"
      ),
      ("[]", "r.json:1:1: error: expected results of 'detent compare --report json', found an array"),
      (
        "{\"schema\": \"detent.results/1\", \"outcomes\": [{\"trace\": \"a\", \"candidate\": \"round\"}]}",
        "r.json:1:45: error: expected an outcome of a candidate in the file's list, found 'round'"
      ),
      (
        "{\"schema\": \"detent.results/1\", \"candidates\": [{\"id\": \"r\"}], \"outcomes\": [{\"trace\": \"a\", "
          + "\"candidate\": \"r\", \"stroke\": 0, \"page\": 0.5}]}",
        "r.json:1:128: error: expected a whole number for 'page'"
      ),
      (
        "{\"schema\": \"detent.results/1\", \"candidates\": [{\"id\": \"r\"}], \"outcomes\": [{\"trace\": \"a\", "
          + "\"candidate\": \"r\", \"page\": 0, \"stroke\": 9223372036854774784}]}",
        "r.json:1:128: error: expected a number from 0 to 1000000000 for 'stroke'"
      ),
      (
        "{\"schema\": \"detent.results/1\", \"findings\": [{\"id\": \"x\", \"severity\": \"bad\"}]}",
        "r.json:1:45: error: expected a finding with the severity note, warning or error"
      ),
    ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: Diagnostic.self) { try read(text) }
    #expect(error?.description.split(separator: "\n").first.map(String.init) == message)
  }

  @Test func `a file that is cut short anywhere is refused`() throws {
    let bytes = Array(JSONReport.text(of: [SampleReport.report()], style: ReportStyle()).utf8)
    for length in stride(from: 0, to: bytes.count - 2, by: 97) {
      #expect(throws: Diagnostic.self) {
        try ResultsReader.results(from: MemorySource(bytes[..<length]), path: "r.json")
      }
    }
  }
}
