import Foundation
import GestureModel
import GestureReading
import GestureTestSupport
import Testing

/// Real files against facts that another program counted in them.
@Suite struct RecordingFactsTests {
  struct Recording {
    let facts: JSONNode
    let traces: [Trace]
    let said: [Diagnostic]
  }

  func read(_ name: String, _ options: ReadingOptions = ReadingOptions()) throws -> Recording? {
    guard let index = SharedFolder.file("recordings/INDEX.json"), let path = SharedFolder.file("recordings/csv/" + name)
    else { return nil }
    let data = try Data(contentsOf: URL(fileURLWithPath: index))
    let entries = try JSONNode.parse(bytes: data, path: "INDEX.json").elements
    let facts = try #require(entries.first { $0["file"]?.text == "csv/" + name }?["known_facts"])
    let (traces, said) = TraceReader.readAll(path: path, options: options)
    return Recording(facts: facts, traces: traces, said: said)
  }

  @Test(
    "The iPad files are read with every known fact",
    arguments: ["ipad-drag-lines.csv", "ipad-multitouch.csv", "ipad-taps.csv"])
  func iPad(name: String) throws {
    guard let recording = try read(name) else { return }
    let touches = Touch.all(recording.traces)
    try check(recording.facts, touches)
    #expect(recording.said.allSatisfy { $0.severity != .error })
    #expect(
      recording.facts["touchend_rows_at_0_0"]?.whole == touches.count { $0.end == .ended && !$0.liftRepeatsPlace })
    let outOfOrder = recording.traces.flatMap(\.repairs).filter { $0.id == "non-monotonic-timestamps" }
    // The facts look at samples only; touch 42237982 of the taps has its lift written before its touch-down as well.
    // The two touches among those of several fingers belong to one trace, whose repairs are added up.
    let difference = ["ipad-taps.csv": 1, "ipad-multitouch.csv": -1][name] ?? 0
    #expect(outOfOrder.count == recording.facts["touches_with_rows_out_of_time_order"]?.whole.map { $0 + difference })
    let stem = String(name.dropLast(4))
    #expect(recording.traces.map(\.id) == (1...recording.traces.count).map { "\(stem)-\($0)" })
  }

  @Test func `the lines drawn on an iPad are forty traces of one stroke, 36 of them sorted`() throws {
    guard let recording = try read("ipad-drag-lines.csv") else { return }
    #expect(recording.traces.map(\.strokes.count) == Array(repeating: 1, count: 40))
    #expect(recording.traces.count { $0.repairs.contains { $0.id == "non-monotonic-timestamps" } } == 36)
  }

  @Test func `the pattern file has its 37 patterns when the key presses are left out`() throws {
    var options = ReadingOptions()
    options.filters = [RowFilter(column: "auth_type", value: "pattern")]
    guard let recording = try read("pattern-lock-mixed.csv", options) else { return }
    try check(recording.facts, Touch.all(recording.traces))
    #expect(recording.said.allSatisfy { $0.severity != .error })
    let late = recording.traces.flatMap(\.repairs).filter { $0.id == "non-monotonic-timestamps" }
    // A row after a later one is not the same as a step backwards, but here it nearly is: at least one row each step.
    #expect(late.reduce(0) { $0 + $1.count } >= recording.facts["negative_dt_pairs"]?.whole ?? 0)
  }

  @Test func `without a filter the key presses at 0,0 are an error that names the columns to choose by`() throws {
    guard let recording = try read("pattern-lock-mixed.csv") else { return }
    try check(recording.facts, Touch.all(recording.traces))
    let errors = recording.said.filter { $0.severity == .error }
    #expect(errors.count == 1)
    #expect(errors.first?.notes.first?.contains("'auth_type'") == true)
    #expect(recording.said.contains { $0.message.hasPrefix("520 rows in all lie at 0,0") })
  }

  @Test func `rows with another number of fields can be left out one by one`() throws {
    var options = ReadingOptions()
    options.badRows = .leaveOutRow
    guard let recording = try read("swipes-noheader-spaces.csv", options) else { return }
    // The file has a new id for each swipe, but pauses of up to 23.5 s inside some; those are cut here at 200 ms, so
    // the facts, which go by the id alone, are compared after joining what bears the same id.
    let touches = Touch.joined(Touch.all(recording.traces))
    #expect(touches.count == recording.facts["touches"]?.whole)
    #expect(Set(touches.map(\.end)) == [.missing])
    let merged = recording.traces.flatMap(\.repairs).filter { $0.id == "duplicate-timestamps" }.reduce(0) {
      $0 + $1.count
    }
    #expect(merged == recording.facts["zero_dt_pairs"]?.whole)
    #expect(touches.reduce(0) { $0 + $1.samples.count } + merged == recording.facts["position_samples"]?.whole)
    #expect(touches.first?.samples.first?.nanoseconds == recording.facts["first_t_ns"]?.nanoseconds)
    #expect(touches.last?.samples.last?.nanoseconds == recording.facts["last_t_ns"]?.nanoseconds)
    let steps = touches.flatMap(\.steps)
    #expect(steps.count { $0 < 0 } == recording.facts["negative_dt_pairs"]?.whole)
    #expect(
      (Double(steps.max() ?? 0) / 1e6).rounded(.toNearestOrAwayFromZero)
        == recording.facts["max_dt_ms"]?.number?.rounded())
    for (touch, fact) in zip(touches.dropFirst(), (recording.facts["first_touches"]?.elements ?? []).dropFirst()) {
      try check(fact, touch)
    }
    // 272 rows are named, all but 20 of them in one message.
    #expect(recording.said.contains { $0.message.hasPrefix("252 more of this kind") })
  }

  @Test func `ragged rows cost the touch they stand in and no other`() throws {
    guard let recording = try read("swipes-noheader-spaces.csv") else { return }
    let kept = Set(Touch.all(recording.traces).map(\.pointer))
    // Rows without an id stand among those of 116 and 121. Rows with two ids begin over 200 ms after swipes 162 and 187.
    #expect(!kept.contains("116"))
    #expect(!kept.contains("121"))
    #expect(kept.isSuperset(of: ["115", "117", "120", "122", "162", "187"]))
    #expect(recording.said.contains { $0.severity == .error && $0.location?.line == 2857 })
  }

  @Test func `touches from four devices are told apart by device and by the marker`() throws {
    guard let recording = try read("osc-touches-iso-time.csv") else { return }
    let traces = recording.traces
    #expect(recording.said.allSatisfy { $0.severity != .error })
    #expect(Set(traces.compactMap(\.session)).count == recording.facts["devices"]?.whole)
    #expect(
      traces.reduce(0) { $0 + $1.strokes.reduce(0) { $0 + $1.samples.count } } <= recording.facts["rows"]?.whole ?? 0)
    // Each marker begins a touch, and pauses begin more.
    #expect(traces.count >= recording.facts["rows_with_velocity_0"]?.whole ?? 0)
    // 2013-08-03T18:38:11.525770 is 1 375 555 091 s after 1970 (15 920 days and 67 091 s).
    #expect(traces.map(\.clockOriginNanoseconds).min() == 1_375_555_091_525_770_000)
  }

  // MARK: Comparing

  func check(_ facts: JSONNode, _ touches: [Touch]) throws {
    #expect(touches.count == facts["touches"]?.whole)
    #expect(touches.count { $0.end == .ended } == facts["ended"]?.whole)
    #expect(touches.count { $0.end == .cancelled } == facts["cancelled"]?.whole)
    #expect(touches.count { $0.end == .missing } == facts["without_lift"]?.whole)
    #expect(touches.reduce(0) { $0 + $1.samples.count } == facts["position_samples"]?.whole)
    #expect(touches.first?.samples.first?.nanoseconds == facts["first_t_ns"]?.nanoseconds)
    #expect(touches.map { max($0.lift, $0.samples.last?.nanoseconds ?? 0) }.max() == facts["last_t_ns"]?.nanoseconds)
    let steps = touches.flatMap(\.steps).sorted()
    try #require(!steps.isEmpty)
    #expect(Double(steps[steps.count / 2]) / 1e6 == facts["median_dt_ms"]?.number)
    #expect(Double(steps.last ?? 0) / 1e6 == facts["max_dt_ms"]?.number)
    #expect(Touch.maximumSimultaneous(touches) == facts["max_simultaneous"]?.whole)
    for (touch, fact) in zip(touches, facts["first_touches"]?.elements ?? []) { try check(fact, touch) }
    if let last = facts["last_touch"], let touch = touches.last { try check(last, touch) }
  }

  func check(_ fact: JSONNode, _ touch: Touch) throws {
    // Files without a pointer are counted there; we call the one pointer 0.
    if touch.pointer != "0" { #expect(touch.pointer == fact["pointer"]?.whole.map(String.init)) }
    #expect(touch.samples.count == fact["samples"]?.whole)
    #expect(touch.samples.first.map { [$0.x, $0.y] } == fact["start"]?.elements.compactMap(\.number))
    #expect(touch.samples.last.map { [$0.x, $0.y] } == fact["end"]?.elements.compactMap(\.number))
    // The facts of the pattern file are those of its first row in the order of the file, ours those of the earliest.
    let starts = touch.samples.prefix(2).map(\.nanoseconds)
    #expect(starts.contains(fact["t_start_ns"]?.nanoseconds ?? 0))
    #expect(touch.samples.last?.nanoseconds == fact["t_last_sample_ns"]?.nanoseconds)
    if let lift = fact["t_lift_ns"]?.nanoseconds { #expect(touch.lift == lift) }
    #expect(fact["lift"]?.text ?? "missing" == touch.end.rawValue)
  }
}

/// A stroke with the file's own times.
struct Touch {
  var pointer: String
  var samples: [Sample]
  var end: StrokeEnd
  var lift: Int64
  var liftRepeatsPlace: Bool

  /// In the order of the file, which is that of touch-downs as the facts count them.
  static func all(_ traces: [Trace]) -> [Touch] {
    traces.flatMap { trace in
      trace.strokes.map { stroke in
        let origin = trace.clockOriginNanoseconds
        let samples = stroke.samples.map { Sample(nanoseconds: $0.nanoseconds + origin, x: $0.x, y: $0.y) }
        return Touch(
          pointer: stroke.pointer, samples: samples, end: stroke.end, lift: stroke.liftNanoseconds + origin,
          liftRepeatsPlace: stroke.liftRepeatsPlace)
      }
    }
  }

  static func joined(_ touches: [Touch]) -> [Touch] {
    var result: [Touch] = []
    for touch in touches {
      if let last = result.last, last.pointer == touch.pointer {
        result[result.count - 1].samples += touch.samples
      } else {
        result.append(touch)
      }
    }
    return result
  }

  var steps: [Int64] { zip(samples, samples.dropFirst()).map { $1.nanoseconds - $0.nanoseconds } }

  /// From first sample to lift; a lift and a landing at the same time do not overlap.
  static func maximumSimultaneous(_ touches: [Touch]) -> Int {
    let changes = touches.flatMap { touch in
      [(touch.samples.first?.nanoseconds ?? 0, 1), (touch.lift, -1)]
    }.sorted { $0 < $1 }
    var open = 0
    return changes.reduce(0) { most, change in
      open += change.1
      return max(most, open)
    }
  }
}

extension JSONNode {
  /// Whole numbers up to 2^53 are exact in a double; epoch nanoseconds here are whole milliseconds or microseconds, so
  /// rounding to those brings them back.
  var nanoseconds: Int64? {
    guard let number else { return nil }
    let microseconds = (number / 1000).rounded()
    return Int64(microseconds) * 1000
  }
}
