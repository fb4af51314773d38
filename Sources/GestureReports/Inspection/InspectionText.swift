import GestureModel
import GestureMotion

/// Measured traces for people in a terminal.
public enum InspectionText {
  /// Writes `traces`, ending in a line break; empty if there are none.
  ///
  /// - Parameter shown: The estimators that have a line of their own; `nil` for all. The spread is over all anyway.
  public static func text(of traces: [InspectedTrace], style: ReportStyle, shown: Set<String>? = nil) -> String {
    let paint = Paint(style)
    return traces.map { lines(for: $0, shown: shown, paint: paint).joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private static func lines(for trace: InspectedTrace, shown: Set<String>?, paint: Paint) -> [String] {
    var facts = [trace.format, trace.location.description.onTerminal]
    if let session = trace.session { facts.append("session \(session.onTerminal.shortened(to: 40))") }
    if let intent = trace.intent { facts.append("meant: \(Wording.intent(intent))") }
    var lines = ["\(paint.bold(trace.id.onTerminal.shortened(to: 60)))  \(facts.joined(separator: ", "))"]
    for stroke in trace.strokes { lines += self.lines(for: stroke, shown: shown, paint: paint) }
    if let release = trace.release {
      let proposed = release.proposedOffset.map { ", proposing \($0.trimmedText(2)) pt" } ?? ""
      lines.append(
        "  release logged: \(release.pointsPerMillisecond.trimmedText(3)) pt/ms at "
          + "\(release.offset.trimmedText(2)) pt\(proposed)")
    }
    for repair in trace.repairs {
      let places = repair.count > 1 ? ", \(repair.count) places" : ""
      lines.append(
        paint.wrap(
          "repaired \(repair.id.onTerminal) at \(repair.location.description.onTerminal)\(places): "
            + repair.message.onTerminal, first: "  ", indent: "    "))
    }
    return lines
  }

  private static func lines(
    for stroke: InspectedStroke, shown: Set<String>?, paint: Paint
  ) -> [String] {
    let end =
      switch stroke.end {
      case .ended: "lifted"
      case .cancelled: "cancelled"
      case .missing: "no lift recorded"
      }
    var facts = [
      "\(stroke.beganMilliseconds.trimmedText(2)) to \(stroke.endedMilliseconds.trimmedText(2)) ms", end,
      Wording.count(stroke.sampleCount, "sample"),
    ]
    if let rate = stroke.samplesPerSecond { facts.append("\(rate.trimmedText(1)) Hz") }
    if let gap = stroke.longestGapMilliseconds { facts.append("longest gap \(gap.trimmedText(2)) ms") }
    facts.append("travel \(stroke.travelX.trimmedText(1)) pt right, \(stroke.travelY.trimmedText(1)) pt down")
    let head = paint.wrap(
      facts.joined(separator: ", "), first: "  pointer \(stroke.pointer.onTerminal.shortened(to: 20)): ", indent: "    "
    )
    let small = stroke.profile.map { ["    " + $0.text] } ?? []
    let picture = paint.columns == nil ? small : StrokePicture.lines(for: stroke, shown: shown, paint: paint) ?? small
    return [head] + picture + velocities(of: stroke, shown: shown, paint: paint).map { "    " + $0 }
  }

  /// A table with a line for each estimator shown, and how far all lie apart.
  private static func velocities(of stroke: InspectedStroke, shown: Set<String>?, paint: Paint) -> [String] {
    let remarks = Set(stroke.velocities.map(\.estimate.remark))
    let isStill = stroke.velocities.allSatisfy { $0.estimate.velocity == .zero }
    if isStill, remarks.count == 1, let remark = remarks.first ?? nil {
      return ["velocity at lift: 0, \(remark.rawValue)"]
    }
    let rows =
      [["velocity at lift", "x pt/s", "y pt/s", "samples", "window ms", "newest ms old", ""]]
      + stroke.velocities.filter { shown?.contains($0.estimator) ?? true }.map { estimator, estimate in
        [
          estimator, estimate.velocity?.xPointsPerSecond.fixedText(1) ?? "–",
          estimate.velocity?.yPointsPerSecond.fixedText(1) ?? "–", String(estimate.sampleCount),
          stroke.windowMilliseconds(of: estimate)?.fixedText(1) ?? "–",
          stroke.newestAgeMilliseconds(of: estimate)?.fixedText(1) ?? "–", estimate.remark?.rawValue ?? "",
        ]
      }
    return TextLayout.table(rows, alignments: [.left, .right, .right, .right, .right, .right, .left])
      + (stroke.velocities.count > 1 ? spread(of: stroke, paint: paint) : [])
  }

  /// `of 3 estimators x lies from -500 (a) to 12.5 pt/s (b), …; no velocity: c`.
  private static func spread(of stroke: InspectedStroke, paint: Paint) -> [String] {
    let ranges = Axis.allCases.compactMap { axis -> String? in
      guard let spread = stroke.spread(along: axis) else { return nil }
      let name = axis == .horizontal ? "x" : "y"
      guard spread.least != spread.most else { return "\(name) is \(spread.least.fixedText(1)) pt/s by all" }
      return "\(name) lies from \(spread.least.fixedText(1)) (\(spread.leastBy)) to "
        + "\(spread.most.fixedText(1)) pt/s (\(spread.mostBy))"
    }
    let silent = stroke.velocities.filter { $0.estimate.velocity == nil }.map(\.estimator)
    let parts = [ranges.joined(separator: ", ")] + (silent.isEmpty ? [] : ["none by \(silent.joined(separator: ", "))"])
    let text = "of \(stroke.velocities.count) estimators \(parts.filter { !$0.isEmpty }.joined(separator: "; "))"
    return paint.wrap(text, first: "", indent: "  ").split(separator: "\n").map(String.init)
  }
}
