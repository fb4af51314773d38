import GestureModel
import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct MinitouchModelTests {
  @Test func `a script's waits are its times`() {
    let read = ReadText(
      "v 1\n^ 10 1079 1919 255\n$ 42\nd 0 100 200 50\nc\nw 16\nm 0 110 200 50\nc\nw 16\nu 0\nc\n", path: "a.txt")
    #expect(read.traces.first?.format == "minitouch")
    #expect(read.traces.first?.strokes.first?.points == [[0, 100, 200], [16, 110, 200]])
    #expect(read.traces.first?.strokes.first?.liftNanoseconds == 32_000_000)
    #expect(read.traces.first?.labels == [Label(name: "kind", value: "script")])
    #expect(read.notes.contains { $0.hasPrefix("this is a script, not a recording") })
  }

  @Test func `ranges and a size bring places to points`() {
    let read = ReadText("^ 10 1079 1919 255\nd 0 540 960 50\nc\nw 16\nu 0\nc\n", path: "a.txt") {
      $0.deviceSize = DeviceSize(width: 360, height: 640)
    }
    #expect(read.traces.first?.strokes.first?.points == [[0, 180, 320]])
  }

  @Test func `a script without waits tells no times and is refused`() {
    let read = ReadText("d 0 100 200 50\nc\nm 0 110 200 50\nc\nu 0\nc\n", path: "a.txt")
    #expect(read.traces.isEmpty)
    #expect(read.complaints.first?.contains("the script tells no times") == true)
  }
}
