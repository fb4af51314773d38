import GestureModel
import Testing

@testable import TraceGenerator

@Suite struct TraceCSVTests {
  @Test func `a sample is a row, with the trace's own values at its end`() {
    let trace = GeneratedTrace(
      id: "flick-a", kind: .flick, origin: "here", wants: "the next card", intent: .next, session: "thumb", hertz: 60,
      startOffset: 296,
      rows: [
        TraceRow(pointer: 0, milliseconds: 0, x: 300, y: 420, phase: .began),
        TraceRow(pointer: 0, milliseconds: 16.72, x: 298 + 1.0 / 3, y: 420, phase: .ended),
      ])
    #expect(
      TraceCSV.text([trace]) == """
        trace,pointer,t_ms,x,y,phase,session,intent,start_offset
        flick-a,0,0,300,420,began,thumb,next,296
        flick-a,0,16.72,298.333,420,ended,thumb,next,296

        """)
  }
}
