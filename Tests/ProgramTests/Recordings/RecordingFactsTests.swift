import Foundation
import GestureModel
import GestureReading
import GestureTestSupport
import Testing

/// All 40 real files of `../shared/recordings`, read by the program and compared with what another program counted.
///
/// The program's JSON has no absolute times; so it is compared with what the library reads, stroke by stroke, and that
/// with the facts.
@Suite struct RecordingFactsTests {
  /// Where the facts and what is read differ on purpose; printed by the test.
  static let differences: [(file: String, key: String, why: String)] = [
    (
      "csv/pattern-lock-mixed.csv", "negative_dt_pairs",
      "rows are sorted by time before they are samples, so no pair is left; the repairs count the rows"
    ),
    (
      "csv/pattern-lock-mixed.csv", "t_start_ns",
      "the facts take the first row of the file, the reader the earliest time"
    ),
    (
      "csv/pattern-lock-mixed.csv", "pointer",
      "the file has no pointers: the facts number its touches, the reader calls the one pointer 0"
    ),
    (
      "csv/swipes-noheader-spaces.csv", "first_touches[0].samples",
      "the first swipe is one point twice at one time: merged, and counted as a repair"
    ),
    (
      "web/native-scroll-pointercancel.json", "pointer",
      "the file tells its touches twice: the touch list is read, and the pointer list in a test of its own"
    ),
  ]

  static let flags: [String: [String]] = [
    "csv/pattern-lock-mixed.csv": ["--where", "auth_type=pattern"],
    "csv/swipes-noheader-spaces.csv": ["--bad-rows", "row"],
  ]

  /// The files that hold no touch, with a word of what is said instead.
  static let refused: [String: String] = [
    "evemu/synaptics-hp8470p.desc": "found a device description without any event",
    "web/chromium-snap-outcomes.json": "found where scrolling came to rest, without the touches",
  ]

  /// The format of each folder's files.
  static let formats = [
    "android-motionevent-log": "logcat", "csv": "csv", "evemu": "evemu", "evtest": "evtest", "flutter": "flutter",
    "getevent": "getevent", "ios-nslog": "nslog", "libinput-debug-events": "libinput-debug",
    "libinput-record": "libinput-record", "rrweb": "rrweb", "unity": "unity", "web": "browser-events",
    "webdriver": "webdriver",
  ]

  static func read(
    _ facts: Facts, countsLift: Bool = false
  ) throws -> (touches: [FoundTouch], traces: [Trace], said: [Diagnostic]) {
    let path = try #require(SharedFolder.file("recordings/" + facts.file))
    var options = ReadingOptions()
    if facts.file.hasSuffix("pattern-lock-mixed.csv") {
      options.filters = [RowFilter(column: "auth_type", value: "pattern")]
    }
    if facts.file.hasSuffix("swipes-noheader-spaces.csv") { options.badRows = .leaveOutRow }
    let (traces, said) = TraceReader.readAll(path: path, options: options)
    var touches = FoundTouch.all(traces, countsLift: countsLift)
    if facts.file.hasSuffix("swipes-noheader-spaces.csv") { touches = FoundTouch.joined(touches) }
    return (touches, traces, said)
  }

  @Test func `there are facts for forty files`() throws {
    guard SharedFolder.file("recordings/INDEX.json") != nil else { return }
    #expect(Facts.all.count == 40)
    #expect(Set(Facts.all.map(\.file)).count == 40)
    for one in Self.differences { print("differs on purpose: \(one.file) \(one.key): \(one.why)") }
    #expect(Self.differences.count <= 5)
  }

  @Test("The program reads every file as the library does, or refuses it by name", arguments: Facts.all)
  func program(facts: Facts) throws {
    let path = try #require(SharedFolder.file("recordings/" + facts.file))
    let run = try ProgramRun.detent(["inspect", path, "--report", "json"] + (Self.flags[facts.file] ?? []))
    if let words = Self.refused[facts.file] {
      #expect(run.exitCode == 2)
      #expect(run.errors.contains(words))
      #expect(run.output == "")
      return
    }
    #expect(run.exitCode == 0, "\(run.errors.prefix(500))")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let traces = try #require(json["traces"] as? [[String: Any]])
    let read = try Self.read(facts).traces
    #expect(traces.count == read.count)
    let folder = facts.file.split(separator: "/").first.map(String.init) ?? ""
    #expect(Set(traces.compactMap { $0["format"] as? String }) == [Self.formats[folder] ?? ""])
    for (shown, trace) in zip(traces, read) {
      #expect(shown["id"] as? String == trace.id)
      let strokes = shown["strokes"] as? [[String: Any]] ?? []
      #expect(strokes.count == trace.strokes.count)
      for (shown, stroke) in zip(strokes, trace.strokes) {
        #expect(shown["pointer"] as? String == stroke.pointer)
        #expect(shown["end"] as? String == stroke.end.rawValue)
        #expect((shown["samples"] as? NSNumber)?.intValue == stroke.samples.count)
        #expect((shown["began_ms"] as? NSNumber)?.doubleValue == Double(stroke.beganNanoseconds) / 1e6)
        #expect((shown["ended_ms"] as? NSNumber)?.doubleValue == Double(stroke.liftNanoseconds) / 1e6)
      }
    }
  }

  @Test("Every fact about touches holds", arguments: Facts.all.filter { $0.whole("position_samples") != nil })
  func facts(facts: Facts) throws {
    // The lift of these has a place, which the facts count.
    let countsLift = facts.file.hasPrefix("android") || facts.file.hasPrefix("flutter")
    let (touches, traces, _) = try Self.read(facts, countsLift: countsLift)
    let merged = traces.flatMap(\.repairs).filter { $0.id == "duplicate-timestamps" }.reduce(0) { $0 + $1.count }
    if let count = facts.whole("touches") { #expect(touches.count == Int(count)) }
    for (key, end) in [("ended", StrokeEnd.ended), ("cancelled", .cancelled), ("without_lift", .missing)] {
      if let count = facts.whole(key) { #expect(touches.count { $0.end == end } == Int(count), "\(key)") }
    }
    #expect(touches.reduce(0) { $0 + $1.samples.count } + merged == Int(facts.whole("position_samples") ?? -1))
    if let first = facts.whole("first_t_ns") { #expect(touches.first?.samples.first?.nanoseconds == first) }
    if let last = facts.whole("last_t_ns") { #expect(touches.map(\.lift).max() == last) }
    let steps = touches.flatMap(\.steps).sorted()
    if let median = facts.number("median_dt_ms") { try checkMedian(steps, median) }
    if let longest = facts.number("max_dt_ms") {
      #expect(Self.milliseconds(steps.last ?? 0) == Self.milliseconds(Int64((longest * 1e6).rounded())))
    }
    if let equal = facts.whole("zero_dt_pairs") { #expect(merged == Int(equal)) }
    // After sorting no step goes back; where the file had some, they are in the repairs.
    #expect(steps.allSatisfy { $0 > 0 } || facts.whole("negative_dt_pairs") != 0)
    if let most = facts.whole("max_simultaneous") { #expect(FoundTouch.simultaneous(touches) == Int(most)) }
    for fact in facts.values["first_touches"] as? [[String: Any]] ?? [] { try checkTouch(fact, among: touches, facts) }
    if let last = facts.values["last_touch"] as? [String: Any] { try checkTouch(last, among: touches, facts) }
  }

  /// To 1e-9 of a point: Foundation's reader of JSON does not round to the nearest double.
  static func isSame(_ sample: Sample?, _ place: [Double]?) -> Bool {
    guard let sample, let place, place.count == 2 else { return false }
    return abs(sample.x - place[0]) < 1e-9 && abs(sample.y - place[1]) < 1e-9
  }

  /// The middle step, or the mean of the two in the middle, to the microsecond as the facts are.
  private func checkMedian(_ steps: [Int64], _ median: Double) throws {
    try #require(!steps.isEmpty)
    let upper = steps[steps.count / 2]
    let lower = steps[(steps.count - 1) / 2]
    #expect([upper, lower, (upper + lower) / 2].map(Self.milliseconds).contains((median * 1000).rounded() / 1000))
  }

  /// To the microsecond.
  private static func milliseconds(_ nanoseconds: Int64) -> Double { (Double(nanoseconds) / 1000).rounded() / 1000 }

  private func checkTouch(_ fact: [String: Any], among touches: [FoundTouch], _ facts: Facts) throws {
    let start = (fact["t_start_ns"] as? NSNumber)?.int64Value
    let pointer = (fact["pointer"] as? NSNumber)?.stringValue
    let place = (fact["start"] as? [NSNumber])?.map(\.doubleValue)
    let touch = touches.first { touch in
      let begins = touch.samples.prefix(2).contains { $0.nanoseconds == start }
      return begins && (touch.pointer == pointer || facts.file.hasSuffix("pattern-lock-mixed.csv"))
    }
    guard let touch else {
      Issue.record("no touch of pointer \(pointer ?? "?") at \(start ?? 0)")
      return
    }
    let count = (fact["samples"] as? NSNumber)?.intValue
    // The first swipe of one file is the same point twice at the same time.
    let isDoubled = facts.file.hasSuffix("swipes-noheader-spaces.csv") && count == touch.samples.count + 1
    #expect(touch.samples.count == count || isDoubled)
    #expect(Self.isSame(touch.samples.first, place))
    #expect(Self.isSame(touch.samples.last, (fact["end"] as? [NSNumber])?.map(\.doubleValue)))
    #expect(touch.samples.last?.nanoseconds == (fact["t_last_sample_ns"] as? NSNumber)?.int64Value)
    if let lift = (fact["t_lift_ns"] as? NSNumber)?.int64Value { #expect(touch.lift == lift) }
    #expect(fact["lift"] as? String ?? "missing" == touch.end.rawValue)
  }
}
