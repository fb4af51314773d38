import GestureModel
import Testing

@testable import TraceGenerator

@Suite struct TraceJSONTests {
  let stroke = GeneratedTrace(
    id: "flick-a", kind: .flick, origin: "made \"here\"", wants: "page 3", intent: .page(3), session: "thumb",
    hertz: 60, startOffset: 296, rows: [TraceRow(pointer: 0, milliseconds: 0, x: 300, y: 420, phase: .began)])
  let run = GeneratedTrace(
    id: "run", kind: .recordedRelease, origin: "there", wants: "not published", startOffset: 0,
    release: RecordedRelease(offset: 12.5, pointsPerMillisecond: -1.25, proposedOffset: 3),
    observed: Observation(target: 2, page: 1, settleMilliseconds: 400))

  @Test func `an array has a line for each sample`() {
    #expect(
      TraceJSON.array([stroke, run]) == #"""
        [
          {"id": "flick-a",
           "session": "thumb",
           "device": {"scale": 3, "refresh_hz": 60},
           "labels": {"origin": "made \"here\"", "kind": "flick"},
           "intent": {"page": 3},
           "start_offset": 296,
           "samples": [
             {"t_ms": 0, "x": 300, "y": 420, "phase": "began", "pointer": 0}
           ]},
          {"id": "run",
           "labels": {"origin": "there", "kind": "recorded-release"},
           "start_offset": 0,
           "release": {"offset": 12.5, "velocity_pt_per_ms": -1.25, "proposed": 3},
           "observed": {"target": 2, "page": 1, "settle_ms": 400}}
        ]

        """#)
  }

  @Test func `lines have a trace each`() {
    let lines = TraceJSON.lines([stroke, run]).split(separator: "\n")
    #expect(lines.count == 2)
    let ending = #""samples": [{"t_ms": 0, "x": 300, "y": 420, "phase": "began", "pointer": 0}]}"#
    #expect(lines.first?.hasSuffix(ending) == true)
  }
}
