import GestureModel
import GestureReading
import Testing

@Suite struct JSONEventsTests {
  func read(_ events: String, samples: String = #"[{"t_ms": 100, "x": 1, "y": 2}, {"t_ms": 108, "x": 3, "y": 2}]"#)
    -> ReadText
  {
    ReadText(#"{"id": "e", "samples": \#(samples), "events": \#(events)}"#, path: "a.json")
  }

  @Test func `events are read on the samples' clock and in the order of their times`() {
    let read = read(
      """
      [{"t_ms": 520.5, "event": "settled", "offset": 592}, {"t_ms": 400, "event": "settled"},
       {"t_ms": 104, "event": "drag-began", "deceleration_rate": 0.99, "decelerating": true},
       {"event": "page", "page": -1, "t_ms": 90}]
      """)
    #expect(
      read.traces.first?.events == [
        RecordedEvent(nanoseconds: -10_000_000, kind: .page(-1)),
        RecordedEvent(
          nanoseconds: 4_000_000, kind: .dragBegan(decelerationPerMillisecond: 0.99, wasDecelerating: true)),
        RecordedEvent(nanoseconds: 300_000_000, kind: .settled(offset: nil)),
        RecordedEvent(nanoseconds: 420_500_000, kind: .settled(offset: 592)),
      ])
    #expect(read.complaints.allSatisfy { !$0.contains("events") })
  }

  @Test func `beside a release alone the times count from it`() {
    let read = ReadText(
      #"{"id": "r", "release": {"offset": 4, "velocity_pt_per_ms": 0}, "events": [{"t_ms": -3, "event": "drag-began"}]}"#,
      path: "a.json")
    #expect(
      read.traces.first?.events == [
        RecordedEvent(
          nanoseconds: -3_000_000, kind: .dragBegan(decelerationPerMillisecond: nil, wasDecelerating: nil))
      ])
    #expect(read.said.isEmpty)
  }

  @Test(
    "A mistake is named where it stands, and costs the trace",
    arguments: [
      (#"[7]"#, #"expected an event such as {"t_ms": 410, "event": "settled"}, found a number"#),
      (#"[{"event": "settled"}]"#, "expected 't_ms' in each event, found none"),
      (#"[{"t_ms": 1}]"#, "expected 'event' in each event, found none"),
      (#"[{"t_ms": "1", "event": "settled"}]"#, "expected a number as 't_ms', found a string"),
      (#"[{"t_ms": 1e300, "event": "settled"}]"#, "expected a time below 292 years as 't_ms', found more"),
      (#"[{"t_ms": 1, "event": "setled"}]"#, "expected an event of drag-began, settled, page, found 'setled'"),
      (#"[{"t_ms": 1, "event": "page"}]"#, "expected a whole number as 'page' of a page event, found none"),
      (
        #"[{"t_ms": 1, "event": "page", "page": 1.5}]"#, "expected a whole number as 'page' of a page event, found none"
      ),
      (#"[{"t_ms": 1, "event": "settled", "offset": []}]"#, "expected a number as 'offset', found an array"),
      (
        #"[{"t_ms": 1, "event": "drag-began", "decelerating": 1}]"#,
        "expected true or false as 'decelerating', found a number"
      ),
      (#"{}"#, "expected an array as 'events', found an object"),
    ])
  func mistakes(events: String, message: String) {
    let read = read(events)
    #expect(read.traces.isEmpty)
    #expect(read.complaints.contains { $0.contains(message) }, "\(read.complaints)")
  }

  @Test func `a key that is none is named once`() {
    let read = read(#"[{"t_ms": 1, "event": "settled", "mood": {}}, {"t_ms": 2, "event": "settled", "mood": 1}]"#)
    #expect(read.notes.contains("key 'events.mood' is not read"))
    #expect(read.traces.first?.events.count == 2)
  }

  @Test func `arrivals stand beside their samples, and a lift has one, too`() throws {
    let read = read(
      "[]",
      samples: """
        [{"t_ms": 100, "arrival_ms": 105, "x": 1, "y": 2}, {"t_ms": 108, "arrival_ms": 140.5, "x": 3, "y": 2},
         {"t_ms": 116, "x": 4, "y": 2}, {"t_ms": 124, "arrival_ms": 141, "phase": "ended"}]
        """)
    let stroke = try #require(read.traces.first?.strokes.first)
    // One that tells none arrived at its own time.
    #expect(stroke.arrivalNanoseconds == [5_000_000, 40_500_000, 16_000_000])
    #expect(stroke.liftArrivalNanoseconds == 41_000_000)
    #expect(read.complaints.isEmpty)
  }

  @Test func `an arrival that is no time is an error`() {
    let read = read("[]", samples: #"[{"t_ms": 0, "x": 1, "y": 2, "arrival_ms": "soon"}]"#)
    #expect(read.complaints.contains { $0.contains("expected a time in ms as 'arrival_ms', found 'soon'") })
  }

  @Test(arguments: [TraceFileFormat.json, .ndjson])
  func `what is read is written, and read again the same`(format: TraceFileFormat) throws {
    let read = read(
      """
      [{"t_ms": 90, "event": "page", "page": -1}, {"t_ms": 520.25, "event": "settled", "offset": 592.5},
       {"t_ms": 530, "event": "drag-began", "deceleration_rate": 0.998, "decelerating": false}]
      """,
      samples: """
        [{"t_ms": 100, "arrival_ms": 105, "x": 1, "y": 2}, {"t_ms": 108, "arrival_ms": 140.5, "x": 3, "y": 2},
         {"t_ms": 124, "arrival_ms": 141, "phase": "ended"}]
        """)
    let trace = try #require(read.traces.first)
    let again = ReadText(TraceWriter.text(of: [trace], as: format), path: "b.json")
    #expect(again.traces.first?.events == trace.events)
    #expect(again.traces.first?.strokes.map(\.arrivalNanoseconds) == trace.strokes.map(\.arrivalNanoseconds))
    #expect(again.traces.first?.strokes.map(\.liftArrivalNanoseconds) == trace.strokes.map(\.liftArrivalNanoseconds))
  }
}
