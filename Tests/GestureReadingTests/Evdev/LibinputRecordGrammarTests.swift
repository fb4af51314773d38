import GestureModel
import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct LibinputRecordGrammarTests {
  static let record = """
    devices:
    - node: /dev/input/event14
      evdev:
        codes:
          0: [0, 1, 2, 3, 4] # EV_SYN
          3: [0, 1, 47, 53, 54] # EV_ABS
        absinfo:
          53: [0, 1051, 0, 0, 12]
          54: [0, 571, 0, 0, 12]
        properties: [0, 2]
      events:
      # Current time is 12:00:00
      - evdev:
        - [  0,      0,   3,  57,     80] # EV_ABS / ABS_MT_TRACKING_ID 80
        - [  0,      0,   3,  53,    608]
        - [  0,      0,   3,  54,    255]
        - [  0,      0,   0,   0,      0] # ------------ SYN_REPORT (0) ----------
      - evdev:
        - [  0,   9967,   3,  57,     -1]
        - [  0,   9967,   0,   0,      0]

    """

  @Test("A record is read whole, quoted in mail, or cut", arguments: [0, 1, 2])
  func record(how: Int) {
    let lines = Self.record.split(separator: "\n")
    let text = [
      Self.record, lines.map { "> > " + $0 }.joined(separator: "\n"), lines.dropFirst(11).joined(separator: "\n"),
    ]
    let read = ReadText(text[how], path: "a.yml")
    #expect(read.traces.map(\.format) == ["libinput-record"])
    #expect(read.traces.first?.strokes.first?.points == [[0, 608, 255]])
    #expect(read.traces.first?.strokes.first?.liftNanoseconds == 9_967_000)
  }

  @Test func `the lists of codes are not taken for ranges`() {
    let read = ReadText(Self.record, path: "a.yml") { $0.deviceSize = DeviceSize(width: 1052, height: 572) }
    #expect(read.traces.first?.strokes.first?.points == [[0, 608, 255]])
    #expect(read.notes.contains { $0.contains("to a screen of 1052 x 572 pt") })
  }
}
