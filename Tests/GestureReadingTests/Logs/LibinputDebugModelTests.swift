import GestureModel
import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct LibinputDebugModelTests {
  static let touch = """
    -event7   DEVICE_ADDED     Screen   seat0 default group1  cap:t
    -event7   TOUCH_DOWN       +8.152s\t0 (0) 50.00/25.00 (100.00/40.00mm)
     event7   TOUCH_FRAME      +8.152s
     event7   TOUCH_MOTION     +8.160s\t0 (0) 60.00/25.00 (120.00/40.00mm)
     event7   TOUCH_UP         +8.170s\t0 (0)

    """

  @Test func `touches are millimetres, or points once the screen is known`() {
    let read = ReadText(Self.touch, path: "a.txt")
    #expect(read.traces.first?.format == "libinput-debug")
    #expect(read.traces.first?.strokes.first?.points == [[0, 100, 40], [8, 120, 40]])
    #expect(read.traces.first?.labels == [Label(name: "unit", value: "mm")])
    let scaled = ReadText(Self.touch, path: "a.txt") { $0.deviceSize = DeviceSize(width: 400, height: 800) }
    #expect(scaled.traces.first?.strokes.first?.points == [[0, 200, 200], [8, 240, 200]])
    #expect(scaled.traces.first?.labels.isEmpty == true)
  }

  @Test func `a prefix of another program's log does no harm`() {
    let text = Self.touch.split(separator: "\n").map { "D, [2019-09-01] DEBUG -- : " + $0 }.joined(separator: "\n")
    #expect(ReadText(text, path: "a.txt").traces.first?.strokes.first?.points == [[0, 100, 40], [8, 120, 40]])
  }

  @Test func `distances of a swipe are added up, and marked`() {
    let read = ReadText(
      """
       event6   GESTURE_SWIPE_BEGIN +1.000s    3
       event6   GESTURE_SWIPE_UPDATE +1.008s   3 -1.00/ 2.00 (-2.00/ 4.00 unaccelerated)
       event6   GESTURE_SWIPE_UPDATE +1.016s   3 -1.50/ 2.00 (-3.00/ 4.00 unaccelerated)
       event6   GESTURE_SWIPE_END +1.050s    3 cancelled
      """, path: "a.txt")
    #expect(read.traces.first?.strokes.first?.points == [[0, 0, 0], [8, -1, 2], [16, -2.5, 4]])
    #expect(read.traces.first?.strokes.first?.end == .cancelled)
    #expect(
      read.traces.first?.labels == [
        Label(name: "kind", value: "delta"), Label(name: "fingers", value: "3"),
        Label(name: "unaccelerated_travel", value: "-5, 8"),
      ])
  }

  @Test func `a pointer alone is no touch`() {
    let read = ReadText(" event6   POINTER_MOTION +1.000s  1.00/ 2.00\n", path: "a.txt")
    #expect(read.complaints.first?.contains("found 1 events of other kinds") == true)
  }
}
