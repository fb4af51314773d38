import GestureAnalysis
import GestureReplay

/// What a terminal shows of platforms' chains and of mirror images.
extension TextReport {
  /// How many strokes of the divergence table are shown.
  static let divergenceLimit = 20

  static func divergence(of report: Report, paint: Paint) -> [String] {
    guard let table = DivergenceTable.ofPlatforms(report) else { return [] }
    var lines = [
      paint.heading(
        "Platforms that choose the same pages for all \(Wording.count(report.comparison.strokeCount, "stroke")):")
    ]
    for group in table.groups {
      let names = group.members.map { Wording.name(of: report.candidates[$0]).onTerminal.shortened(to: 36) }
      lines.append(paint.wrap(names.joined(separator: ", "), first: "  \(group.letter)  ", indent: "     "))
    }
    guard !table.rows.isEmpty else { return lines }
    let shown = table.rows.prefix(divergenceLimit)
    let total = report.comparison.disagreementCount
    let more = total > shown.count ? ", the \(shown.count) most divisive of \(total)" : ""
    lines += ["", paint.heading("The page each of them rests at\(more):")]
    let heading = ["trace", "from", "meant"] + table.groups.map(\.letter)
    // The columns of pages and the two before them take 13 and three for each group.
    let room = paint.columns == nil ? 28 : min(max(paint.width - 13 - 3 * table.groups.count, 8), 28)
    let rows = shown.map { row in
      [
        name(of: row.place).shortened(to: room), String(row.startPage), row.meant.map(String.init) ?? "–",
      ] + row.pages.map(String.init)
    }
    let alignments = [.left] + Array(repeating: TextLayout.Alignment.right, count: heading.count - 1)
    return lines + TextLayout.table([heading] + rows, alignments: alignments)
  }

  static func mirror(of report: Report, paint: Paint) -> [String] {
    guard let figures = report.mirror else { return [] }
    var lines = [paint.heading("Mirror images:")]
    let sound = zip(report.candidates, figures.candidates).filter { $0.1.isSymmetric && $0.1.compared > 0 }.map(\.0)
    if !sound.isEmpty {
      let names = sound.map { Wording.name(of: $0).onTerminal.shortened(to: 36) }
      lines.append(
        paint.wrap("land on mirrored pages: \(names.joined(separator: ", "))", first: "  ", indent: "    "))
    }
    for (candidate, mirror) in zip(report.candidates, figures.candidates) where !mirror.isSymmetric {
      let name = Wording.name(of: candidate).onTerminal.shortened(to: 36)
      lines.append(
        paint.wrap(
          "\(name): \(Wording.mirror(mirror) { $0.onTerminal.shortened(to: 40) })", first: "  ", indent: "    "))
    }
    return lines
  }
}
