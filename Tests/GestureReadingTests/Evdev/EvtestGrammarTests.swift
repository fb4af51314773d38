import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct EvtestGrammarTests {
  static let touch = """
      Event code 53 (ABS_MT_POSITION_X)
        Value      0
        Min        0
        Max      799
    Event: time 1.000000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 7
    Event: time 1.000000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 136
    Event: time 1.000000, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 140
    Event: time 1.000000, -------------- SYN_REPORT ------------
    Event: time 1.040000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1
    Event: time 1.040000, -------------- EV_SYN ------------

    """

  @Test func `events are read, and both names of the end of a frame`() {
    let read = ReadText(Self.touch, path: "a.txt")
    #expect(read.traces.map(\.format) == ["evtest"])
    #expect(read.traces.first?.strokes.first?.points == [[0, 136, 140]])
    #expect(read.traces.first?.strokes.first?.liftNanoseconds == 40_000_000)
  }

  @Test func `KOReader's log of the same events is read`() {
    let read = ReadText(
      """
      10/02/23-10:00:00 DEBUG input event => type: 3 (EV_ABS), code: 57 (ABS_MT_TRACKING_ID), value: 7, time: 1.000000
      10/02/23-10:00:00 DEBUG input event => type: 3 (EV_ABS), code: 53 (ABS_MT_POSITION_X), value: 136, time: 1.000000
      10/02/23-10:00:00 DEBUG input event => type: 3 (EV_ABS), code: 54 (ABS_MT_POSITION_Y), value: 140, time: 1.000000
      10/02/23-10:00:00 DEBUG input event => type: 0 (EV_SYN), code: 0 (SYN_REPORT), value: 0, time: 1.000000
      10/02/23-10:00:00 DEBUG input event => type: 3 (EV_ABS), code: 57 (ABS_MT_TRACKING_ID), value: -1, time: 1.040000
      10/02/23-10:00:00 DEBUG input event => type: 0 (EV_SYN), code: 0 (SYN_REPORT), value: 0, time: 1.040000
      """, path: "a.log")
    #expect(read.traces.first?.strokes.first?.points == [[0, 136, 140]])
  }

  @Test func `an axis is described over several lines`() {
    var grammar = EvtestGrammar()
    let lines = [
      "    Event code 54 (ABS_MT_POSITION_Y)", "      Value      0", "      Min        0", "      Max      479",
    ]
    let axes = lines.map { grammar.parse(Array($0.utf8)) }
    #expect(axes.last == .axis(EvdevAxis(code: 54, minimum: 0, maximum: 479)))
    #expect(
      grammar.parse(Array("      Resolution      10".utf8))
        == .axis(EvdevAxis(code: 54, minimum: 0, maximum: 479, unitsPerMillimetre: 10)))
  }
}
