import GestureModel
import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct GeteventGrammarTests {
  func parse(_ line: String) -> EvdevLine {
    var grammar = GeteventGrammar()
    return grammar.parse(Array(line.utf8))
  }

  @Test(
    "Every spelling of one event is the same event",
    arguments: [
      "[   53890.813990] EV_ABS       ABS_MT_POSITION_X    000001be            ",
      "[   53890.813990] 0003 0035 000001be", "0[   53890.813990] 0003 0035 000001be",
      "[   53890.813990] EV_ABS       ABS_MT_POSITION_X    000001be             rate 119",
    ])
  func spellings(line: String) {
    // 0x1be is 446.
    let event = EvdevEvent(nanoseconds: 53_890_813_990_000, type: 3, code: 0x35, value: 446)
    #expect(parse(line) == .event(event))
  }

  @Test func `a device in the line, local time and words for values are understood`() {
    #expect(
      parse("[2024-04-07 11:47:18.607]/dev/input/event4: EV_KEY       BTN_TOUCH            DOWN")
        == .eventOf(
          Array("/dev/input/event4".utf8),
          // 2024-04-07 is 19 820 days after 1970, and 11:47:18.607 is 42 438.607 s.
          EvdevEvent(nanoseconds: 1_712_490_438_607_000_000, type: 1, code: 0x14A, value: 1)))
    #expect(
      parse("[ 1.0] EV_ABS ABS_MT_TRACKING_ID ffffffff")
        == .event(EvdevEvent(nanoseconds: 1_000_000_000, type: 3, code: 0x39, value: -1)))
  }

  @Test func `ranges of axes come from what getevent -lp prints`() {
    #expect(
      parse("                ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 11")
        == .axis(EvdevAxis(code: 0x35, minimum: 0, maximum: 1079, unitsPerMillimetre: 11)))
    #expect(
      parse("    ABS (0003): 0036  : value 0, min 0, max 2339, fuzz 0, flat 0, resolution 0")
        == .axis(EvdevAxis(code: 0x36, minimum: 0, maximum: 2339)))
    #expect(parse("add device 1: /dev/input/event2") == .device(Array("/dev/input/event2".utf8)))
  }

  @Test func `a recording without times is refused, with the flag that gives them`() {
    let read = ReadText(
      "/dev/input/event2: EV_ABS       ABS_MT_POSITION_X    000001be\n/dev/input/event2: 0000 0000 00000000\n",
      path: "a.txt")
    #expect(
      read.complaints == [
        "a.txt:1:1: error: expected events with times, found events without: no velocity can be told from them\n"
          + "note: record with times: adb shell getevent -lt"
      ])
  }

  @Test func `a bad value costs its line`() {
    let read = ReadText(
      """
      [ 1.000] EV_ABS ABS_X 00000010
      [ 1.000] EV_ABS ABS_Y 0000zz10
      [ 1.000] EV_ABS ABS_Y 00000020
      [ 1.000] EV_KEY BTN_TOUCH DOWN
      [ 1.000] EV_SYN SYN_REPORT 00000000
      [ 1.010] EV_KEY BTN_TOUCH UP
      [ 1.010] EV_SYN SYN_REPORT 00000000
      """, path: "a.txt")
    #expect(
      read.complaints == [
        "a.txt:2:23: warning: expected a hexadecimal value, found '0000zz10'; the line is left out"
      ])
    #expect(read.traces.first?.strokes.first?.points == [[0, 16, 32]])
  }

  @Test func `ranges before the events and a size bring places to points`() {
    let text = """
      add device 1: /dev/input/event3
        name:     "gpio-keys"
      add device 2: /dev/input/event2
        name:     "panel"
          ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
                      ABS_MT_POSITION_Y     : value 0, min 0, max 2339, fuzz 0, flat 0, resolution 0
      [ 1.000] /dev/input/event2: EV_ABS ABS_MT_TRACKING_ID 00000001
      [ 1.000] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 0000021c
      [ 1.000] /dev/input/event2: EV_ABS ABS_MT_POSITION_Y 00000492
      [ 1.000] /dev/input/event2: EV_SYN SYN_REPORT 00000000
      [ 1.010] /dev/input/event2: EV_ABS ABS_MT_TRACKING_ID ffffffff
      [ 1.010] /dev/input/event2: EV_SYN SYN_REPORT 00000000
      """
    let read = ReadText(text, path: "a.txt") { $0.deviceSize = DeviceSize(width: 360, height: 780) }
    // 540 of 1080 units are half of 360 pt, 1170 of 2340 half of 780 pt.
    #expect(read.traces.first?.strokes.first?.points == [[0, 180, 390]])
    #expect(read.complaints.isEmpty)
    let plain = ReadText(text, path: "a.txt")
    #expect(plain.traces.first?.labels == [Label(name: "unit", value: "device")])
    #expect(plain.notes.first == "places are in units of the panel (x 0…1079, y 0…2339) and taken as points")
  }

  @Test func `a size without ranges is a warning, and places stay as they are`() {
    let read = ReadText(
      "[ 1.0] EV_KEY BTN_TOUCH DOWN\n[ 1.0] EV_ABS ABS_X 5\n[ 1.0] EV_ABS ABS_Y 6\n[ 1.0] EV_SYN SYN_REPORT 0\n"
        + "[ 1.1] EV_KEY BTN_TOUCH UP\n[ 1.1] EV_SYN SYN_REPORT 0\n", path: "a.txt"
    ) { $0.deviceSize = DeviceSize("390x844") }
    #expect(read.traces.first?.strokes.first?.points == [[0, 5, 6]])
    #expect(read.complaints.first?.contains("whose ranges are not in the file; they are taken as points") == true)
  }
}
