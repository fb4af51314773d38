import GestureModel
import Testing

@testable import GestureReading

@Suite struct CSVTraceWriterTests {
  let stroke = Stroke(samples: [Sample(nanoseconds: 0, x: 1.5, y: 2)], liftNanoseconds: 8_000_000)

  @Test func `the rows are those of our description`() {
    let trace = Trace(id: "a", session: "p", intent: .page(2), startOffset: 296, strokes: [stroke])
    #expect(
      TraceWriter.text(of: [trace], as: .csv) == """
        trace,pointer,t_ms,x,y,phase,session,intent,start_offset
        a,0,0,1.5,2,began,p,2,296
        a,0,8,,,ended,p,2,296

        """)
  }

  @Test func `what rows cannot hold is said`() {
    var writer = TraceWriter(.csv)
    let release = RecordedRelease(offset: 1, pointsPerMillisecond: 1)
    #expect(writer.text(of: Trace(id: "log", release: release)) == "")
    var late = stroke
    late.arrivalNanoseconds = [5_000_000]
    var full = Trace(
      id: "a", labels: [Label(name: "hand", value: "left")], strokes: [late], release: release,
      observed: Observation(page: 1))
    full.events = [RecordedEvent(nanoseconds: 0, kind: .page(1))]
    _ = writer.text(of: full)
    _ = writer.text(of: Trace(id: "b", labels: [Label(name: "hand", value: "left")], strokes: [stroke]))
    #expect(
      writer.losses.map(\.message) == [
        "CSV has no place for traces that hold a release alone and are left out: trace 'log'",
        "CSV has no place for labels: trace 'a' and 1 more",
        "CSV has no place for releases: trace 'a'",
        "CSV has no place for observations of what the device did: trace 'a'",
        "CSV has no place for events that an app logged: trace 'a'",
        "CSV has no place for times of arrival: trace 'a'",
      ])
    #expect(writer.traceCount == 2)
  }

  @Test func `two traces of one name stay two`() {
    let traces = [
      Trace(id: "a", strokes: [stroke]), Trace(id: "a", strokes: [stroke]), Trace(id: "", strokes: [stroke]),
      Trace(id: "a", session: "s", strokes: [stroke]), Trace(id: "a", strokes: [stroke]),
    ]
    let text = TraceWriter.text(of: traces, as: .csv)
    let (read, _) = TraceReader.readAll(bytes: text.utf8, path: "a.csv")
    #expect(read.map(\.id) == ["a", "a (2)", "trace", "a", "a (3)"])
    #expect(TraceWriter.text(of: read, as: .csv) == text)
  }

  @Test func `a quote joined with an accent is doubled, since readers see bytes`() {
    #expect(Array(CSVTraceWriter.field("a\"\u{301},b").utf8) == Array("\"a\"\"\u{301},b\"".utf8))
  }

  @Test(
    "A field is quoted where it must be",
    arguments: [
      ("a", "a"), ("", ""), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), (" a", "\" a\""), ("a\nb", "\"a\nb\""),
    ])
  func field(text: String, expected: String) {
    #expect(CSVTraceWriter.field(text) == expected)
  }
}
