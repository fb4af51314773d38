import GestureModel
import Testing

@testable import GestureReading

@Suite struct JSONTraceWriterTests {
  /// Everything that a trace can hold, in the order of our description.
  static let full = """
    {"traces": [
    {"id": "flick-03",
     "session": "p07",
     "device": {"model": "Ö \\"8\\"", "scale": 3, "refresh_hz": 120},
     "labels": {"hand": "left", "mood": "fine", "age": "30"},
     "intent": {"page": 2},
     "start_offset": 296,
     "samples": [
      {"t_ms": 12.5, "x": 310.5, "y": 420, "phase": "began", "pointer": 0, "arrival_ms": 13},
      {"t_ms": 20.833333, "x": 306, "y": -0, "phase": "moved", "pointer": 0, "arrival_ms": 41.5},
      {"t_ms": 30, "phase": "ended", "pointer": 0}],
     "release": {"offset": 416, "velocity_pt_per_ms": 1.4, "proposed": 1109.61},
     "observed": {"target": 592, "page": 2, "settle_ms": 410},
     "events": [{"t_ms": 18, "event": "drag-began", "deceleration_rate": 0.99, "decelerating": false}, \
    {"t_ms": 30, "event": "page", "page": 2}, {"t_ms": 440, "event": "settled", "offset": 592}]},
    {"id": "log",
     "intent": "stay",
     "release": {"offset": 1, "velocity_pt_per_ms": 0}}
    ]}

    """

  @Test func `our own form is written as it was read, labels and all`() {
    let (traces, said) = TraceReader.readAll(bytes: Self.full.utf8, path: "a.json")
    #expect(said.isEmpty)
    #expect(TraceWriter.text(of: traces, as: .json) == Self.full)
  }

  @Test func `one a line holds the same`() {
    let (traces, _) = TraceReader.readAll(bytes: Self.full.utf8, path: "a.json")
    let text = TraceWriter.text(of: traces, as: .ndjson)
    #expect(text.split(separator: "\n").count == 2)
    let (again, _) = TraceReader.readAll(bytes: text.utf8, path: "a.json")
    #expect(TraceWriterTests.essence(again) == TraceWriterTests.essence(traces))
  }

  @Test func `what is not finite is left out, and a trace of nothing is none`() {
    var trace = Trace(id: "a", startOffset: .nan, release: RecordedRelease(offset: .infinity, pointsPerMillisecond: 0))
    #expect(JSONTraceWriter.object(trace, isSpread: false) == nil)
    trace.release = RecordedRelease(offset: 1, pointsPerMillisecond: 2, proposedOffset: .nan)
    trace.observed = Observation(target: .nan)
    #expect(
      JSONTraceWriter.object(trace, isSpread: false)
        == "{\"id\": \"a\", \"release\": {\"offset\": 1, \"velocity_pt_per_ms\": 2}, \"observed\": {}}")
  }
}
