import GestureModel
import GestureMotion

/// Measured traces for people in a terminal.
public enum InspectionText {
  /// Writes `traces`, ending in a line break; empty if there are none.
  public static func text(of traces: [InspectedTrace], style: ReportStyle) -> String {
    let paint = Paint(isOn: style.usesColor)
    return traces.map { lines(for: $0, paint: paint).joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private static func lines(for trace: InspectedTrace, paint: Paint) -> [String] {
    var facts = [trace.format, trace.location.description.onTerminal]
    if let session = trace.session { facts.append("session \(session.onTerminal.shortened(to: 40))") }
    if let intent = trace.intent { facts.append("meant: \(Wording.intent(intent))") }
    var lines = ["\(paint.bold(trace.id.onTerminal.shortened(to: 60)))  \(facts.joined(separator: ", "))"]
    for stroke in trace.strokes { lines += self.lines(for: stroke) }
    if let release = trace.release {
      let proposed = release.proposedOffset.map { ", proposing \($0.trimmedText(2)) pt" } ?? ""
      lines.append(
        "  release logged: \(release.pointsPerMillisecond.trimmedText(3)) pt/ms at "
          + "\(release.offset.trimmedText(2)) pt\(proposed)")
    }
    for repair in trace.repairs {
      let places = repair.count > 1 ? ", \(repair.count) places" : ""
      lines.append(
        TextLayout.wrap(
          "repaired \(repair.id.onTerminal) at \(repair.location.description.onTerminal)\(places): "
            + repair.message.onTerminal, first: "  ", indent: "    "))
    }
    return lines
  }

  private static func lines(for stroke: InspectedStroke) -> [String] {
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
    let head = TextLayout.wrap(
      facts.joined(separator: ", "), first: "  pointer \(stroke.pointer.onTerminal.shortened(to: 20)): ", indent: "    "
    )
    let rows =
      [["velocity at lift", "x pt/s", "y pt/s", "samples", ""]]
      + stroke.velocities.map { estimator, estimate in
        [
          estimator, estimate.velocity?.xPointsPerSecond.fixedText(1) ?? "–",
          estimate.velocity?.yPointsPerSecond.fixedText(1) ?? "–", String(estimate.sampleCount),
          estimate.remark?.rawValue ?? "",
        ]
      }
    return [head]
      + TextLayout.table(rows, alignments: [.left, .right, .right, .right, .left]).map { "    " + $0 }
  }
}
