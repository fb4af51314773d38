import GestureModel
import GestureReading
import Testing

@Suite struct JSONTraceReaderTests {
  let flick = #"{"id": "f", "samples": [{"t_ms": 0, "x": 1, "y": 2}, {"t_ms": 8, "x": 3, "y": 2, "phase": "ended"}]}"#

  func read(_ text: String, _ change: (inout ReadingOptions) -> Void = { _ in }) -> ReadText {
    ReadText(text, path: "a.json", change)
  }

  @Test func `every key of a trace is read`() {
    let read = read(
      """
      {"id": "flick-03", "session": "p07", "device": {"model": "m", "scale": 3, "on": true}, "labels": {"hand": "left"},
       "intent": {"page": 2}, "start_offset": 296,
       "samples": [{"t_ms": 100, "x": 310.5, "y": 420, "phase": "began", "pointer": 0},
         {"t_ms": 108.25, "x": 300, "y": 420, "phase": "moved", "pointer": 0},
         {"t_ms": 110, "phase": "cancelled", "pointer": 0}],
       "release": {"offset": 416, "velocity_pt_per_ms": 1.4, "proposed": 1109.61},
       "observed": {"target": 592, "page": 2, "settle_ms": 410}}
      """)
    #expect(read.said.isEmpty)
    #expect(
      read.traces == [
        Trace(
          id: "flick-03", session: "p07",
          labels: [
            Label(name: "device.model", value: "m"), Label(name: "device.scale", value: "3"),
            Label(name: "device.on", value: "true"), Label(name: "hand", value: "left"),
          ], intent: .page(2), startOffset: 296,
          strokes: [
            Stroke(
              samples: [Sample(nanoseconds: 0, x: 310.5, y: 420), Sample(nanoseconds: 8_250_000, x: 300, y: 420)],
              end: .cancelled, liftNanoseconds: 10_000_000,
              location: SourceLocation(path: "a.json", line: 3, column: 14))
          ], release: RecordedRelease(offset: 416, pointsPerMillisecond: 1.4, proposedOffset: 1109.61),
          observed: Observation(target: 592, page: 2, settleMilliseconds: 410), format: "json",
          location: SourceLocation(path: "a.json"), clockOriginNanoseconds: 100_000_000)
      ])
  }

  @Test func `one object, an array, traces and lines give the same traces`() {
    let texts = [
      flick + flick, "[\(flick), \(flick)]", "{\"traces\": [\(flick), \(flick)]}", flick + "\n" + flick + "\n",
    ]
    let traces = texts.map { read($0).traces.map { [$0.id, "\($0.strokes.map(\.points))"] } }
    #expect(traces == Array(repeating: traces[0], count: 4))
    #expect(traces[0].count == 2)
  }

  @Test func `a release alone is a trace`() {
    let read = read(#"{"id": "r", "release": {"offset": 416, "velocity_pt_per_ms": -1.4}}"#)
    #expect(read.said.isEmpty)
    #expect(read.traces.first?.release == RecordedRelease(offset: 416, pointsPerMillisecond: -1.4))
    #expect(read.traces.first?.strokes.isEmpty == true)
  }

  @Test func `samples alone are cut where no finger is down`() {
    let samples = """
      {"t": 0, "clientX": 1, "clientY": 2, "type": "pointerdown", "pointerId": 7}
      {"t": 8, "clientX": 3, "clientY": 2, "type": "pointerup", "pointerId": 7}
      {"t": 16, "clientX": 1, "clientY": 2, "type": "pointerdown", "pointerId": 8}
      {"t": 24, "clientX": 1, "clientY": 2, "type": "pointerup", "pointerId": 8}
      """
    for text in [samples, "[" + samples.replacing("\n", with: ",") + "]"] {
      let read = read(text)
      #expect(read.traces.map(\.id) == ["a-1", "a-2"])
      #expect(read.traces.flatMap(\.strokes).map(\.pointer) == ["7", "8"])
      #expect(read.complaints.isEmpty)
    }
  }

  @Test func `keys that are not read are named once`() {
    let read = read(
      #"{"version": 1, "traces": [{"id": "a", "mood": [], "samples": [{"t_ms": 0, "x": 1, "y": 2, "foo": {}}]}], "end": 2}"#
    )
    #expect(read.notes == ["keys 'version', 'mood', 'foo', 'end' are not read"])
  }

  @Test(
    "A bad trace is left out and the next one kept",
    arguments: [
      (#"{"t_ms": 0, "x": "1", "y": 2}"#, "expected a finite number as 'x', found '1'"),
      (#"{"t_ms": 0, "x": NaN, "y": 2}"#, "expected a finite number as 'x', found 'NaN'"),
      (#"{"t_ms": 0, "x": 1e400, "y": 2}"#, "expected a finite number as 'x', found '1e400'"),
      (#"{"t_ms": -Infinity, "x": 1, "y": 2}"#, "expected a finite number as 't_ms', found '-Infinity'"),
      (#"{"t_ms": 0, "x": [1], "y": 2}"#, "expected a finite number as 'x', found an array"),
      (#"{"t_ms": 0, "x": 1, "y": 2, "phase": "hover"}"#, "expected a phase, found 'hover'"),
      (#"{"x": 1, "y": 2}"#, "expected a time such as 't_ms' in each sample, found none"),
      (#"{"t_ms": 0, "x": 1}"#, "expected 'y' in each sample, found none"),
      ("7", #"expected a sample such as {"t_ms": 0, "x": 1, "y": 2}, found a number"#),
    ])
  func bad(sample: String, message: String) {
    let read = read("[{\"id\": \"bad\", \"samples\": [\(sample)]},\n\(flick)]")
    #expect(read.traces.map(\.id) == ["f"])
    let errors = read.said.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [message + "; the trace that begins on line 1 is left out"])
    #expect(errors.first?.location?.line == 1)
  }

  @Test(
    "What is no trace is refused with what was found",
    arguments: [
      ("{}", "expected a trace with 'samples' or 'release', found an empty object"),
      (#"{"cases": [], "n": 1}"#, "expected a trace with 'samples' or 'release', found the keys 'cases', 'n'"),
      ("7", "expected a trace, which is an object, found a number"),
      ("[[1]]", "expected a trace, which is an object, found an array"),
      (#"{"id": "a", "samples": []}"#, "expected at least one sample in trace 'a', found none; it is left out"),
      (
        #"{"id": "a", "samples": {}}"#,
        "expected an array as 'samples', found an object; the trace that begins on line 1 is left out"
      ),
      (
        #"{"release": {"offset": 1}}"#,
        "expected 'velocity_pt_per_ms' in 'release', found none; the trace that begins on line 1 is left out"
      ),
    ])
  func noTrace(text: String, message: String) {
    let read = read("[" + text + "]")
    #expect(read.traces.isEmpty)
    #expect(read.said.filter { $0.severity == .error }.map(\.message) == [message])
  }

  @Test func `a broken line costs itself alone`() {
    let read = read(flick + "\n{\"id\": \"x\", \"samples\": [}\n" + flick + "\n")
    #expect(read.traces.map(\.id) == ["f", "f"])
    #expect(read.complaints == ["a.json:2:25: error: expected a value, found '}'"])
  }

  @Test func `a file without traces is said to have none`() {
    #expect(read("[]").complaints == ["a.json:1:1: warning: expected at least one trace, found no trace"])
  }

  @Test func `times without a unit are guessed once and said`() {
    let read = read(
      #"[{"samples": [{"t": 5.0, "x": 1, "y": 2}, {"t": 5.008, "x": 2, "y": 2}]}, {"samples": [{"t": 9, "x": 1, "y": 2}]}]"#
    )
    #expect(read.traces.map(\.clockOriginNanoseconds) == [5_000_000_000, 9_000_000_000])
    #expect(read.traces.first?.strokes.first?.samples.last?.nanoseconds == 8_000_000)
    #expect(read.notes == ["times are read as seconds, as the median step is 0.008"])
  }

  @Test func `a change of unit inside a file is an error`() {
    let read = read(
      #"[{"samples": [{"t_ms": 5, "x": 1, "y": 2}]}, {"id": "s", "samples": [{"t_s": 5, "x": 1, "y": 2}]}]"#)
    #expect(read.traces.count == 1)
    #expect(read.complaints.contains { $0.contains("expected times in the same unit as before in this file") })
  }

  @Test func `a key that comes twice costs the trace`() {
    let read = read(#"{"id": "a", "id": "b", "samples": [{"t_ms": 5, "x": 1, "y": 2}]}"#)
    #expect(read.traces.isEmpty)
    #expect(read.complaints.first?.hasPrefix("a.json:1:13: error: expected each key once, found 'id' again") == true)
  }
}
