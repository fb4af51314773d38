import GestureModel
import GestureReplay

/// A watched stroke as the page's script reads it: what moves, when, and what was decided.
///
/// The curves are the engine's own samples: the way of the content under the finger, then the settling at 60 frames a
/// second. Candidates whose content moves alike share one.
struct StrokeMotion {
  /// The samples of a finger that are embedded at most; of more every second, third, … is (ours: 12 s at 120 Hz).
  static let sampleLimit = 1500

  private var drags: [String] = []
  private var settles: [String] = []

  /// The JSON of a stroke.
  ///
  /// - Parameter pitfalls: The pitfalls that the whole trace is evidence of.
  static func json(of stroke: WatchedStroke, pitfalls: [String], in report: Report, by replayer: Replayer) -> String {
    var motion = StrokeMotion()
    let outcomes = stroke.outcomes.enumerated().map { index, outcome in
      motion.json(
        of: outcome, flags: stroke.flags.indices.contains(index) ? stroke.flags[index] : [], stroke, report, replayer)
    }
    var members = [
      "\"id\":\(stroke.trace.inPageJSON)", "\"at\":\(stroke.location.description.inPageJSON)", "\"n\":\(stroke.stroke)",
      "\"of\":\(stroke.strokeCount)", "\"from\":\(stroke.outcomes.first?.startPage ?? 0)",
      "\"pages\":\(stroke.pageCount)", "\"flags\":[\(pitfalls.map(\.inPageJSON).joined(separator: ","))]",
    ]
    if let intent = stroke.intent { members.append("\"intent\":\(Wording.intent(intent).inPageJSON)") }
    if let meant = stroke.outcomes.first?.intendedPage { members.append("\"meant\":\(meant)") }
    if let page = stroke.observed?.page(on: report.scenario.lattice) { members.append("\"seen\":\(page)") }
    var labels = stroke.labels
    if let session = stroke.session { labels.insert(Label(name: "session", value: session), at: 0) }
    if !labels.isEmpty {
      let texts = labels.map { "[\($0.name.inPageJSON),\($0.value.inPageJSON)]" }
      members.append("\"labels\":[\(texts.joined(separator: ","))]")
    }
    members.append("\"fingers\":[\(fingers(of: stroke).joined(separator: ","))]")
    members.append("\"drags\":[\(motion.drags.joined(separator: ","))]")
    members.append("\"settles\":[\(motion.settles.joined(separator: ","))]")
    members.append("\"out\":[\(outcomes.joined(separator: ",\n"))]")
    return "{\(members.joined(separator: ","))}"
  }

  private mutating func json(
    of outcome: Outcome, flags: [String], _ stroke: WatchedStroke, _ report: Report, _ replayer: Replayer
  ) -> String {
    let candidate = report.candidates[outcome.candidate]
    let curve = SettlingCurve(of: replayer.motion(of: outcome))
    let drag = Self.drag(of: outcome, stroke, replayer)
    let reason = Wording.reason(for: outcome, of: candidate, on: replayer.lattice)
    var members = [
      "\"page\":\(outcome.page)", "\"to\":\(CurveText.tenths(outcome.target))",
      "\"ms\":\(CurveText.tenths(outcome.settle.milliseconds))",
      "\"d\":\(Self.place(of: drag, in: &drags))",
      "\"s\":\(Self.place(of: CurveText.deltas(curve.offsets), in: &settles))", "\"why\":\(reason.inPageJSON)",
    ]
    if let agrees = outcome.agrees { members.append("\"ok\":\(agrees)") }
    if let margin = Wording.marginFigures(outcome.landing.margin) { members.append("\"margin\":\(margin.inPageJSON)") }
    if !flags.isEmpty { members.append("\"flags\":[\(flags.map(\.inPageJSON).joined(separator: ","))]") }
    return "{\(members.joined(separator: ","))}"
  }

  /// The way of the content under the fingers, in the time since the first came down.
  private static func drag(of outcome: Outcome, _ stroke: WatchedStroke, _ replayer: Replayer) -> String {
    var alone = outcome
    alone.stroke = 0
    let way = replayer.dragWay(of: alone, in: Trace(id: stroke.trace, strokes: stroke.fingers))
    // A way that is the release alone tells nothing of the time: the view did not listen, or nothing was recorded.
    let finger = stroke.fingers.first.map { Double($0.liftNanoseconds - $0.beganNanoseconds) * 1e-6 }
    let lift = way.count > 1 ? -(way.first?.milliseconds ?? 0) : finger ?? 0
    let points = kept(of: way.count).map { way[$0] }
    return "{\"lift\":\(CurveText.tenths(lift)),\"t\":\(CurveText.deltas(points.map { $0.milliseconds + lift })),"
      + "\"o\":\(CurveText.deltas(points.map(\.offset)))}"
  }

  /// Where `text` stands in `texts`, to which it is added if it is new.
  private static func place(of text: String, in texts: inout [String]) -> Int {
    if let known = texts.firstIndex(of: text) { return known }
    texts.append(text)
    return texts.count - 1
  }

  /// The places of samples that are embedded: all of a few, the first, the last and evenly many between of more.
  static func kept(of count: Int) -> [Int] {
    guard count > sampleLimit else { return Array(0..<count) }
    let step = (count + sampleLimit - 1) / sampleLimit
    return Array(stride(from: 0, to: count - 1, by: step)) + [count - 1]
  }

  private static func fingers(of stroke: WatchedStroke) -> [String] {
    let began = stroke.fingers.first?.beganNanoseconds ?? 0
    return stroke.fingers.map { finger in
      let samples = kept(of: finger.samples.count).map { finger.samples[$0] }
      let times = samples.map { Double($0.nanoseconds - began) * 1e-6 }
      return "{\"t\":\(CurveText.deltas(times)),\"x\":\(CurveText.deltas(samples.map(\.x))),"
        + "\"y\":\(CurveText.deltas(samples.map(\.y))),"
        + "\"up\":\(CurveText.tenths(Double(finger.liftNanoseconds - began) * 1e-6))}"
    }
  }
}
