import Foundation
import GestureModel
import GestureReading
import GestureTestSupport
import Testing

/// Facts that only some of the real files have.
@Suite struct ParticularFactsTests {
  func facts(_ file: String) -> Facts? { Facts.all.first { $0.file == file } }

  @Test(
    "Lines of getevent that are no events are counted", arguments: ["main-touch-ltr-rate", "xperia-xz-multi-crcrlf"])
  func otherLines(name: String) throws {
    guard let facts = facts("getevent/\(name).txt") else { return }
    let said = try RecordingFactsTests.read(facts).said
    #expect(said.contains { $0.message == "\(facts.whole("other_lines") ?? -1) lines are no event and not read" })
  }

  @Test(
    "Axis ranges are found: a screen of one point a unit moves places to the axis' minimum",
    arguments: [
      "evemu/atmel-1-finger-drag-up-down.events", "evemu/dell-canvas-touch.evemu",
      "evemu/ep0430-2-finger-scroll.events",
      "evemu/synaptics-2-finger-horizontal.events", "libinput-record/ite-touchpad-two-finger.yml",
    ])
  func axes(file: String) throws {
    guard let facts = facts(file) else { return }
    let axes = try #require(facts.values["axes"] as? [String: [String: NSNumber]])
    let x = try #require(axes["x"]).mapValues(\.doubleValue)
    let y = try #require(axes["y"]).mapValues(\.doubleValue)
    func span(_ axis: [String: Double]) -> Double { (axis["max"] ?? 0) - (axis["min"] ?? 0) + 1 }
    var options = ReadingOptions()
    options.deviceSize = DeviceSize(width: span(x), height: span(y))
    var bytes: [UInt8] = []
    if file.contains("synaptics") {
      let path = try #require(SharedFolder.file("recordings/evemu/synaptics-hp8470p.desc"))
      bytes += try Data(contentsOf: URL(fileURLWithPath: path))
    }
    bytes += try Data(contentsOf: URL(fileURLWithPath: try #require(SharedFolder.file("recordings/" + file))))
    let (traces, said) = TraceReader.readAll(bytes: bytes, path: "a")
    let (scaled, mapped) = TraceReader.readAll(bytes: bytes, path: "a", options: options)
    for (stroke, moved) in zip(traces.flatMap(\.strokes), scaled.flatMap(\.strokes)) {
      let first = try #require(stroke.samples.first)
      let other = try #require(moved.samples.first)
      #expect(abs(other.x - (first.x - (x["min"] ?? 0))) < 1e-9)
      #expect(abs(other.y - (first.y - (y["min"] ?? 0))) < 1e-9)
    }
    #expect(mapped.contains { $0.message.contains("to a screen of") })
    // Axes of different density are a warning, since directions are bent.
    #expect(said.contains { $0.message.contains("directions are bent") } == (x["resolution"] != y["resolution"]))
  }

  @Test func `a log that begins in mid-touch says so, and counts what was lost`() throws {
    guard let facts = facts("android-motionevent-log/two-pointers-midstart.txt") else { return }
    let said = try RecordingFactsTests.read(facts).said
    let cut = said.count { $0.message.hasPrefix("expected 'began' first") }
    #expect(cut == Int(facts.whole("started_without_down") ?? -1))
    #expect(said.contains { $0.severity == .warning && $0.message.contains("samples are lost") })
  }

  @Test("Swipes of a touchpad add up", arguments: ["debug-3f", "debug-4f"])
  func swipes(name: String) throws {
    guard let facts = facts("libinput-debug-events/\(name).txt") else { return }
    let (touches, traces, _) = try RecordingFactsTests.read(facts)
    let touch = try #require(touches.first)
    let trace = try #require(traces.first)
    #expect(touches.count == 1)
    let last = try #require(touch.samples.last)
    #expect(abs(last.x - (facts.number("sum_dx") ?? .nan)) < 1e-9)
    #expect(abs(last.y - (facts.number("sum_dy") ?? .nan)) < 1e-9)
    func label(_ name: String) -> String? { trace.labels.first { $0.name == name }?.value }
    #expect(label("kind") == "delta")
    #expect(label("fingers") == facts.whole("fingers").map(String.init))
    let raw = [facts.number("sum_unaccel_dx"), facts.number("sum_unaccel_dy")].compactMap { $0 }
    #expect(label("unaccelerated_travel") == "\(raw[0]), \(raw[1])")
    #expect((touch.end == .ended) == (facts.values["has_end"] as? Bool))
    // BEGIN and the first UPDATE have one time; further pairs are the facts'.
    let merged = trace.repairs.filter { $0.id == "duplicate-timestamps" }.reduce(0) { $0 + $1.count }
    #expect(merged == 1 + Int(facts.whole("zero_dt_pairs") ?? -1))
    #expect(touch.samples.count + merged == 1 + Int(facts.whole("updates") ?? -1))
    #expect(touch.samples.first?.nanoseconds == Int64(((facts.number("first_s") ?? 0) * 1e9).rounded()))
    #expect(touch.lift == Int64(((facts.number("last_s") ?? 0) * 1e9).rounded()))
  }

  @Test func `a touch of libinput events is in millimetres`() throws {
    guard let facts = facts("libinput-debug-events/debug-touch.txt") else { return }
    let touch = try #require(try RecordingFactsTests.read(facts).touches.first)
    #expect(touch.samples.first.map { [$0.x, $0.y] } == (facts.values["first"] as? [NSNumber])?.map(\.doubleValue))
    #expect(touch.samples.last.map { [$0.x, $0.y] } == (facts.values["last"] as? [NSNumber])?.map(\.doubleValue))
    #expect(touch.samples.first?.nanoseconds == 8_152_000_000)
    #expect(touch.lift == 8_223_000_000)
    #expect(touch.end == .missing)
  }

  @Test func `the lines of NSLog are cut at pauses, none is lost`() throws {
    guard let facts = facts("ios-nslog/nslog-points.txt") else { return }
    let touches = try RecordingFactsTests.read(facts).touches
    let samples = touches.flatMap(\.samples)
    #expect(samples.count == Int(facts.whole("rows") ?? -1))
    // 2015-10-20 00:27:39.934 is 1 445 300 859.934 s after 1970: 16 728 days and 1659.934 s.
    #expect(samples.first?.nanoseconds == 1_445_300_859_934_000_000)
    #expect(samples.last.map { $0.nanoseconds - 1_445_300_859_934_000_000 } == 6_853_000_000)
    let steps = zip(samples, samples.dropFirst()).map { $1.nanoseconds - $0.nanoseconds }
    #expect(steps.count { $0 > 100_000_000 } == Int(facts.whole("gaps_over_100ms") ?? -1))
    #expect(steps.allSatisfy { $0 >= 0 })
    #expect(steps.sorted()[steps.count / 2] == 17_000_000)
  }

  @Test(
    "Session replays keep every move at its true time",
    arguments: ["android-replay-two-events", "flicks-native-scroll", "flicks-no-native-scroll", "two-fingers"])
  func replays(name: String) throws {
    guard let facts = facts("rrweb/\(name).json") else { return }
    let (touches, traces, said) = try RecordingFactsTests.read(facts)
    let starts = Int(facts.whole("touch_start") ?? -1)
    // rrweb cannot tell fingers apart: the second finger joins the first.
    #expect(touches.count == (name == "two-fingers" ? 1 : starts))
    #expect(touches.allSatisfy { $0.end == .ended })
    let tracked = traces.flatMap(\.strokes).reduce(0) { $0 + $1.trackedSamples.count }
    #expect(tracked == touches.count + Int(facts.whole("touch_move_positions") ?? -1))
    #expect(said.contains { $0.severity == .warning && $0.message.hasPrefix("rate too low") })
    if let first = facts.whole("first_timestamp") {
      #expect(touches.first?.samples.first?.nanoseconds == first * 1_000_000)
    }
    if let duration = facts.whole("duration_ms") {
      #expect(touches.first.map { $0.lift - ($0.samples.first?.nanoseconds ?? 0) } == duration * 1_000_000)
      #expect(
        touches.first?.samples.first.map { [$0.x, $0.y] } == (facts.values["start"] as? [NSNumber])?.map(\.doubleValue))
      #expect(
        touches.first?.samples.last.map { [$0.x, $0.y] } == (facts.values["end"] as? [NSNumber])?.map(\.doubleValue))
    }
    if (facts.whole("batches_written_after_the_touch_end_they_precede") ?? 0) > 0 {
      #expect(said.contains { $0.message.contains("as rrweb sends moves in batches; sorted by time") })
    }
  }

  @Test func `coalesced samples stand in the place of their parents`() throws {
    guard let facts = facts("web/pointer-events-coalesced.json") else { return }
    let touches = try RecordingFactsTests.read(facts).touches
    #expect(touches.map { Int64($0.pointer) } == (facts.values["pointer_ids"] as? [NSNumber])?.map(\.int64Value))
    #expect(touches.count { $0.end == .ended } == Int(facts.whole("ended") ?? -1))
    // Four touch-downs beside them; the lifts repeat the last place.
    #expect(touches.reduce(0) { $0 + $1.samples.count } == Int(facts.whole("coalesced_samples") ?? -1) + touches.count)
    let first = try #require(facts.values["first"] as? [NSNumber]).map(\.doubleValue)
    #expect(touches.first?.samples.first.map { [$0.x, $0.y] } == Array(first.prefix(2)))
    #expect(touches.first?.samples.first?.nanoseconds == Int64((first[2] * 1e6).rounded()))
    let last = try #require(facts.values["last"] as? [NSNumber]).map(\.doubleValue)
    #expect(touches.last?.samples.last.map { [$0.x, $0.y] } == Array(last.prefix(2)))
    #expect(touches.last?.lift == Int64((last[2] * 1e6).rounded()))
  }

  @Test func `a swipe that the browser scrolls is read from its touch events, whole`() throws {
    guard let facts = facts("web/native-scroll-pointercancel.json") else { return }
    let (touches, _, said) = try RecordingFactsTests.read(facts)
    let touch = try #require(facts.values["touch"] as? [String: Any])
    #expect(touches.count == (touch["touches"] as? NSNumber)?.intValue)
    #expect(touches.allSatisfy { $0.end == .ended })
    // 4 touchstart and 17 touchmove; the lifts repeat the last place.
    #expect(touches.reduce(0) { $0 + $1.samples.count } == 21)
    #expect(FoundTouch.simultaneous(touches) == (touch["max_simultaneous"] as? NSNumber)?.intValue)
    #expect(touches.last?.lift == 4_519_000_000)
    #expect(touches.last?.samples.last.map { [$0.x, $0.y] } == [271.3333435058594, 401])
    #expect(said.contains { $0.message.contains("pointercancel") })
  }

  @Test func `without the touch events the same swipes are cancelled, and why is said`() throws {
    guard let facts = facts("web/native-scroll-pointercancel.json") else { return }
    let path = try #require(SharedFolder.file("recordings/" + facts.file))
    let text = try String(contentsOfFile: path, encoding: .utf8).replacingOccurrences(
      of: "\"touch\":", with: "\"left\":")
    let (traces, said) = TraceReader.readAll(bytes: text.utf8, path: "a.json")
    let touches = FoundTouch.all(traces, countsLift: false)
    let pointer = try #require(facts.values["pointer"] as? [String: Any])
    #expect(touches.count == (pointer["touches"] as? NSNumber)?.intValue)
    #expect(touches.count { $0.end == .cancelled } == (pointer["cancelled"] as? NSNumber)?.intValue)
    let moves = touches.reduce(0) { $0 + $1.samples.count } - touches.count
    #expect(moves == (pointer["coalesced_samples"] as? NSNumber)?.intValue)
    // 0,0 of Chromium's pointercancel is no place.
    #expect(touches.flatMap(\.samples).allSatisfy { $0.x > 0 })
    #expect(touches.last?.lift == 4_467_500_000)
    #expect(said.contains { $0.severity == .warning && $0.message.hasPrefix("4 touches end in pointercancel") })
  }

  @Test func `two fingers of touch events lift one after the other`() throws {
    guard let facts = facts("web/touch-events-two-fingers.jsonl") else { return }
    let touches = try RecordingFactsTests.read(facts).touches
    #expect(touches.count == Int(facts.whole("touches") ?? -1))
    #expect(touches.map(\.pointer) == ["0", "1"])
    #expect(touches.allSatisfy { $0.end == .ended })
    #expect(FoundTouch.simultaneous(touches) == Int(facts.whole("max_simultaneous") ?? -1))
    let first = Int64(((facts.number("first_time") ?? 0) * 1e6).rounded())
    #expect(touches.first?.samples.first?.nanoseconds == first)
    #expect(touches.map(\.lift).max() == Int64(((facts.number("last_time") ?? 0) * 1e6).rounded()))
    #expect(touches.last?.samples.last.map { [$0.x, $0.y] } == [821.2000122070312, 338])
  }

  @Test func `the probe of an iPhone has two drags in the order of time`() throws {
    guard let facts = facts("web/iphone-wkwebview-probe.jsonl") else { return }
    let (touches, _, said) = try RecordingFactsTests.read(facts)
    #expect(touches.count == Int(facts.whole("touches") ?? -1))
    #expect(touches.count { $0.end == .ended } == Int(facts.whole("ended") ?? -1))
    // The drag that stands first in the file is the later one.
    #expect(touches.last?.samples.first?.nanoseconds == (facts.whole("first_t_ms") ?? 0) * 1_000_000)
    let drag = try #require(facts.values["second_drag"] as? [String: Any])
    #expect(
      RecordingFactsTests.isSame(touches[0].samples.first, (drag["start"] as? [NSNumber])?.map(\.doubleValue)))
    #expect(RecordingFactsTests.isSame(touches[0].samples.last, (drag["end"] as? [NSNumber])?.map(\.doubleValue)))
    let duration = touches[0].lift - (touches[0].samples.first?.nanoseconds ?? 0)
    #expect(duration == ((drag["duration_ms"] as? NSNumber)?.int64Value ?? 0) * 1_000_000)
    #expect(said.contains { $0.message.contains("sorted by time") })
  }

  @Test func `a script of WebDriver is marked as one`() throws {
    guard let facts = facts("webdriver/actions-from-flick.json") else { return }
    let (touches, traces, said) = try RecordingFactsTests.read(facts)
    let touch = try #require(touches.first)
    #expect(traces.first?.labels.contains(Label(name: "kind", value: "script")) == true)
    #expect(said.contains { $0.message.hasPrefix("this is a script") })
    #expect(touch.samples.first.map { [$0.x, $0.y] } == [284, 553])
    #expect(touch.samples.last.map { [$0.x, $0.y] } == [279, 403])
    #expect(touch.lift - (touch.samples.first?.nanoseconds ?? 0) == (facts.whole("total_ms") ?? 0) * 1_000_000)
  }

  @Test func `touches sent over a network are told apart by device and marker`() throws {
    guard let facts = facts("csv/osc-touches-iso-time.csv") else { return }
    let (touches, traces, _) = try RecordingFactsTests.read(facts)
    #expect(Set(traces.compactMap(\.session)).count == Int(facts.whole("devices") ?? -1))
    #expect(traces.count >= Int(facts.whole("rows_with_velocity_0") ?? -1))
    #expect(touches.reduce(0) { $0 + $1.samples.count } <= Int(facts.whole("rows") ?? -1))
    // 2013-08-03T18:38:11.525770 and …39:21.321143.
    #expect(touches.compactMap { $0.samples.first?.nanoseconds }.min() == 1_375_555_091_525_770_000)
    #expect(touches.map(\.lift).max() == 1_375_555_161_321_143_000)
  }
}
