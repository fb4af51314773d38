import GestureAnalysis
import GestureModel

/// A difference for people at a terminal.
public enum DifferenceText {
  /// How many moved strokes of a candidate are shown.
  static let strokeLimit = 10

  /// Writes the report, ending in a line break.
  public static func text(of report: DifferenceReport, style: ReportStyle) -> String {
    let paint = Paint(isOn: style.usesColor)
    let wording = DifferenceWording(
      name: { $0.onTerminal.shortened(to: 60) }, prose: { $0.onTerminal.shortened(to: 400) })
    var parts: [String] = []
    if !style.isQuiet {
      let files = "\(wording.name(report.oldPath)) → \(wording.name(report.newPath))"
      parts.append(TextLayout.wrap(wording.verdict(of: report).joined(separator: " "), first: paint.bold("\(files): ")))
      if let causes = wording.causes(in: report.differences) { parts.append(TextLayout.wrap("\(causes).")) }
      parts += wording.unpaired(in: report).map { TextLayout.wrap($0) }
    }
    for difference in report.differences where difference.hasDetails {
      parts.append(section(difference, wording: wording, paint: paint, isQuiet: style.isQuiet))
    }
    parts.removeAll(where: \.isEmpty)
    return parts.isEmpty ? "" : parts.joined(separator: "\n\n") + "\n"
  }

  private static func section(
    _ difference: ResultsDifference, wording: DifferenceWording, paint: Paint, isQuiet: Bool
  ) -> String {
    var lines: [String] = []
    let name = paint.bold("\(difference.name.map(wording.name) ?? "results"): ")
    if !isQuiet {
      lines.append(TextLayout.wrap(wording.moved(in: [difference]), first: name))
      if !difference.scenario.isEmpty {
        lines.append(TextLayout.wrap("  " + wording.cause(.scenario(difference.scenario)), first: "  ", indent: "    "))
      }
      lines += wording.unpaired(in: difference).map { TextLayout.wrap($0, first: "  ", indent: "    ") }
      lines += wording.candidateChanges(in: difference).map { TextLayout.wrap($0, first: "  ", indent: "    ") }
      lines += table(of: difference, wording: wording, paint: paint)
      for candidate in difference.candidates where !candidate.moved.isEmpty {
        lines += strokes(of: candidate, in: difference, wording: wording, paint: paint)
      }
    }
    if !lines.isEmpty, !difference.findings.isEmpty { lines.append("") }
    lines += difference.findings.map { finding($0, wording: wording) }
    return lines.joined(separator: "\n")
  }

  private static func table(
    of difference: ResultsDifference, wording: DifferenceWording, paint: Paint
  ) -> [String] {
    let changed = difference.candidates.filter(\.hasMoved)
    guard !changed.isEmpty else { return [] }
    var rows = [
      ["candidate", "strokes", "other page", "as meant", "no longer", "other rest", "agreement", "settle ms"]
    ]
    for candidate in changed {
      rows.append([
        candidate.new.id.onTerminal.shortened(to: 36), String(candidate.compared), String(candidate.moved.count),
        String(candidate.count(.better)), String(candidate.count(.worse)), String(candidate.shifted.count),
        DifferenceWording.figure("agreement", of: candidate), DifferenceWording.figure("mean_settle_ms", of: candidate),
      ])
    }
    var lines = TextLayout.table(
      rows, alignments: [.left] + Array(repeating: .right, count: 5) + [.left, .left])
    lines[0] = paint.bold(lines[0])
    return [""] + lines
  }

  private static func strokes(
    of candidate: CandidateDifference, in difference: ResultsDifference, wording: DifferenceWording, paint: Paint
  ) -> [String] {
    let total = Wording.count(candidate.moved.count, "stroke")
    let head = "\(wording.candidate(candidate)): \(total) on another page, because of "
    var lines = [
      "", TextLayout.wrap(wording.causes(of: candidate, in: difference) + ":", first: head, indent: "  "),
    ]
    for stroke in candidate.moved.prefix(strokeLimit) {
      let place = stroke.trace.location.map { " (\($0.onTerminal))" } ?? ""
      let meant = stroke.new.intent.map { ", \($0.onTerminal) was meant" } ?? ""
      let effect = stroke.effect == .other ? "" : ", \(wording.effect(stroke.effect))"
      let facts = "page \(stroke.old.page) → \(stroke.new.page)\(meant)\(effect)"
      lines.append(TextLayout.wrap("\(wording.stroke(stroke)): \(facts)\(place)", first: "  ", indent: "    "))
      if let release = wording.release(of: stroke) {
        lines.append(TextLayout.wrap(release, first: "    at lift  ", indent: "             "))
      }
      lines.append(TextLayout.wrap(wording.prose(stroke.old.because), first: "    before   ", indent: "             "))
      lines.append(TextLayout.wrap(wording.prose(stroke.new.because), first: "    now      ", indent: "             "))
    }
    let left = candidate.moved.count - strokeLimit
    if left > 0 { lines.append("  and \(left) more; the Markdown and JSON reports name all") }
    return lines
  }

  private static func finding(_ finding: FindingDifference, wording: DifferenceWording) -> String {
    guard let told = finding.finding else { return "" }
    let subject = told.candidate.map { " (\(wording.name($0)))" } ?? ""
    let places = wording.places(finding).map { ", \($0)" } ?? ""
    let accepted = told.isAccepted ? ", accepted" : ""
    return TextLayout.wrap(
      "\(finding.kind.rawValue) \(wording.severity(finding)) \(told.id.onTerminal)\(subject)\(accepted)\(places): "
        + wording.prose(told.message), indent: "    ")
  }
}
