import GestureModel
import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct EvdevMachineTests {
  /// Lines of `milliseconds name value`, a lone number being a `SYN_REPORT`.
  static func log(_ lines: String) -> String {
    lines.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      let time = "[ \(Double(words[0]).map { $0 / 1000 } ?? 0)]"
      guard words.count > 1 else { return "\(time) EV_SYN SYN_REPORT 00000000" }
      let type = words[1].hasPrefix("SYN") ? "EV_SYN" : words[1].hasPrefix("BTN") ? "EV_KEY" : "EV_ABS"
      let name = [
        "X": "ABS_MT_POSITION_X", "Y": "ABS_MT_POSITION_Y", "ID": "ABS_MT_TRACKING_ID", "SLOT": "ABS_MT_SLOT",
      ]
      let value = words.count > 2 ? Int32(words[2]).map { String(UInt32(bitPattern: $0), radix: 16) } ?? "0" : "0"
      return "\(time) \(type) \(name[String(words[1])] ?? String(words[1])) \(value)"
    }.joined(separator: "\n") + "\n"
  }

  @Test func `slots hold their values, and a lift has no place`() throws {
    let read = ReadText(
      Self.log(
        "0 ID 7\n0 X 10\n0 Y 20\n0\n8 X 12\n8\n8 SLOT 1\n8 ID 8\n8 X 50\n8 Y 60\n8\n16 SLOT 0\n16 Y 25\n16 SLOT 1\n16 ID -1\n"
          + "16\n30 SLOT 0\n30 ID -1\n30"), path: "a.txt")
    let trace = try #require(read.traces.first)
    #expect(read.traces.count == 1)
    #expect(trace.strokes.map(\.pointer) == ["7", "8"])
    #expect(trace.strokes[0].points == [[0, 10, 20], [8, 12, 20], [16, 12, 25]])
    #expect(trace.strokes[0].liftNanoseconds == 30_000_000)
    #expect(trace.strokes[1].points == [[8, 50, 60]])
    #expect(trace.strokes.allSatisfy { $0.end == .ended && !$0.liftRepeatsPlace })
  }

  @Test func `a new id in a slot closes the touch before, whose lift is lost`() {
    let read = ReadText(Self.log("0 ID 7\n0 X 1\n0 Y 2\n0\n8 ID 8\n8 X 3\n8\n16 ID -1\n16"), path: "a.txt")
    #expect(read.traces.flatMap(\.strokes).map(\.end) == [.missing, .ended])
    // The second landing tells no Y: the slot still holds it.
    #expect(read.traces.flatMap(\.strokes).last?.points.last?.suffix(2) == [3, 2])
  }

  @Test func `a lift and a landing in one frame are two touches`() {
    let read = ReadText(
      Self.log("0 ID 7\n0 X 1\n0 Y 2\n0\n8 ID -1\n8 ID 8\n8 X 3\n8 Y 4\n8\n16 ID -1\n16"), path: "a.txt")
    #expect(read.traces.flatMap(\.strokes).map(\.end) == [.ended, .ended])
    #expect(read.traces.count == 2)
  }

  @Test func `packets of type A lift the fingers that they leave out`() throws {
    let read = ReadText(
      Self.log(
        "0 X 1\n0 Y 2\n0 ID 0\n0 SYN_MT_REPORT\n0\n8 X 1\n8 Y 3\n8 ID 0\n8 SYN_MT_REPORT\n8 X 9\n8 Y 9\n8 ID 1\n"
          + "8 SYN_MT_REPORT\n8\n16 X 9\n16 Y 8\n16 ID 1\n16 SYN_MT_REPORT\n16\n24 SYN_MT_REPORT\n24"), path: "a.txt")
    let trace = try #require(read.traces.first)
    #expect(trace.strokes.map(\.pointer) == ["0", "1"])
    #expect(trace.strokes.map(\.liftNanoseconds) == [16_000_000, 24_000_000])
    #expect(trace.strokes[1].points == [[8, 9, 9], [16, 9, 8]])
  }

  @Test func `a filtered log is cut where the time changes, and a missing axis is carried`() {
    let read = ReadText(
      Self.log("0 X 1\n0 Y 2\n0 BTN_TOUCH 1\n8 X 5\n16 Y 7\n24 BTN_TOUCH 0\n99 X 4\n99 BTN_TOUCH 1\n120 BTN_TOUCH 0"),
      path: "a.txt")
    #expect(read.traces.flatMap(\.strokes).map(\.points) == [[[0, 1, 2], [8, 5, 2], [16, 5, 7]], [[0, 4, 7]]])
    #expect(read.traces.flatMap(\.strokes).map(\.end) == [.ended, .ended])
  }

  @Test func `a driver that never lifts gives one touch without a lift`() {
    let read = ReadText(Self.log("0 X 1\n0 Y 2\n0\n8 X 5\n8"), path: "a.txt")
    #expect(read.traces.flatMap(\.strokes).map(\.end) == [.missing])
    #expect(read.complaints.contains { $0.contains("no 'ended' row") })
  }

  @Test func `dropped events close what was down`() {
    let read = ReadText(
      Self.log("0 ID 7\n0 X 1\n0 Y 2\n0\n8 SYN_DROPPED\n8\n16 ID 8\n16 X 1\n16 Y 2\n16\n20 ID -1\n20"), path: "a.txt")
    #expect(read.traces.flatMap(\.strokes).map(\.end) == [.missing, .ended])
    #expect(read.complaints.contains { $0.contains("the kernel dropped events here") })
  }

  @Test func `two panels in one log do not mix`() {
    let one = Self.log("0 ID 1\n0 X 1\n0 Y 1\n0\n9 ID -1\n9").split(separator: "\n")
    let text = one.flatMap { line in
      ["event1", "event2"].map { line.replacing("] ", with: "] /dev/input/\($0): ", maxReplacements: 1) }
    }.joined(separator: "\n")
    let read = ReadText(text, path: "a.txt")
    #expect(read.traces.map(\.id) == ["a-1", "a-2"])
    #expect(read.traces.flatMap(\.strokes).map(\.points) == [[[0, 1, 1]], [[0, 1, 1]]])
  }

  @Test func `events of keys and sensors alone are no touches`() {
    let read = ReadText("[ 1.0] EV_KEY KEY_POWER DOWN\n[ 1.0] EV_SYN SYN_REPORT 0\n", path: "a.txt")
    #expect(read.traces.isEmpty)
    #expect(read.complaints.first?.contains("found 2 events, none of them of a touch") == true)
  }
}
