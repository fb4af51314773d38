import Testing

@testable import GestureReading

@Suite struct FormatSampleTests {
  /// The format that is chosen for a text.
  func format(_ text: String) -> String? {
    let sample = FormatSample(Array(text.utf8), isWhole: true)
    return TraceFormats.all.first { $0.sniff(sample) }?.identifier
  }

  @Test(
    "Content is recognised by what no other format has",
    arguments: [
      // Brackets begin JSON as well as getevent.
      ("[   1.000000] 0003 0035 000001be\n", "getevent"), ("[1, 2]", "json"),
      ("$ adb shell getevent -lt\nadd device 1: /dev/input/event2\n[ 1.0] EV_ABS ABS_X 00000001\n", "getevent"),
      ("# EVEMU 1.3\n", "evemu"), ("E: 0.000001 0003 0035 0690\n", "evemu"),
      ("> - evdev:\n>   - [0, 1, 3, 53, 7]\n", "libinput-record"),
      ("Event: time 1.0, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 136\n", "evtest"),
      (" event7   TOUCH_UP         +8.170s\t0 (0)\n", "libinput-debug"),
      ("D/T: MotionEvent { action=ACTION_UP, eventTime=1 }\n", "logcat"),
      ("2015-10-20 00:27:39.934 App[1:2] (97.33,331.00)\n", "nslog"),
      ("d 0 1 2 3\nc\n", "minitouch"), ("d 0 1 2\n", "csv"), ("t,x,y\n1,2,3\n", "csv"),
      ("{\"samples\": []}", "json"), ("{\"timestamp\": 1, \"x\": 1, \"y\": 2, \"type\": \"down\"}", "json"),
    ])
  func recognised(text: String, identifier: String) {
    #expect(format(text) == identifier)
  }

  @Test func `a format that is told reads what would be taken for another`() {
    // As commands of minitouch these columns of blanks would be a script.
    let read = ReadText("d 0 1 2 3\nc\n", path: "a.txt") { $0.format = "csv" }
    #expect(read.traces.isEmpty)
    #expect(!read.complaints.contains { $0.contains("script") })
  }
}
