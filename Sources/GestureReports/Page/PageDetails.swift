import GestureAnalysis
import GestureModel
import GestureMotion
import GestureReplay
import GestureRules

/// The sections below the table of candidates; each is left out if there is nothing to tell.
extension PageSections {
  var disagreements: String {
    let comparison = report.comparison
    let kept = comparison.disagreements.prefix(Self.disagreementLimit)
    guard !kept.isEmpty else { return "" }
    let strokes = Wording.count(comparison.strokeCount, "stroke")
    let open = kept.prefix(Self.openDisagreements).enumerated().map { index, disagreement in
      // The others can be watched; a picture of each would weigh more than the gestures.
      block(for: disagreement) + (index == 0 ? pictures(of: disagreement) : "")
    }.joined()
    let folded = kept.dropFirst(Self.openDisagreements).map(block).joined()
    let left = comparison.disagreementCount - kept.count
    let fold =
      folded.isEmpty
      ? ""
      : "<details>\n<summary>\(Wording.count(kept.count - Self.openDisagreements, "more disagreement"))</summary>\n"
        + folded + "</details>\n"
    let rest =
      left > 0 ? "<p class=\"faint\">\(Wording.count(left, "less divisive one")) left out here.</p>\n" : ""
    return "<h3>Where the candidates disagree: \(comparison.disagreementCount) of \(strokes)</h3>\n"
      + Self.figures([DivergenceMatrix(report)]) + open + fold + rest
  }

  private func block(for disagreement: Disagreement) -> String {
    var facts: [String] = []
    if let first = disagreement.outcomes.first {
      facts.append("from page \(first.startPage)")
      if let wanted = first.intendedPage { facts.append("page \(wanted) was meant") }
    }
    if let page = disagreement.observedPage { facts.append("the device went to page \(page)") }
    let place = disagreement.place
    let rows = disagreement.groups.compactMap { group -> [String]? in
      guard let speaker = group.candidates.first else { return nil }
      let (candidate, outcome) = (report.candidates[speaker], disagreement.outcomes[speaker])
      let reason = Wording.reason(for: outcome, of: candidate, on: report.scenario.lattice).inHTML
      let margin = outcome.landing.margin
      return [
        "\(group.page)\(Self.mark(outcome))",
        Wording.list(group.candidates.map { name(of: report.candidates[$0]) }, limit: 12) { $0 },
        (group.candidates.count > 1 ? "\(candidate.id.inHTMLCode): " : "") + reason,
        margin.points?.trimmedText(2) ?? "–", margin.pointsPerMillisecond?.trimmedText(3) ?? "–",
      ]
    }
    let stroke = place.strokeCount > 1 ? ", stroke \(place.stroke)" : ""
    return HTMLTable(
      caption: "Where \(place.id.shortened(to: 80))\(stroke) rests",
      captionHTML: "<strong>\(link(place.id, stroke: place.stroke, of: place.strokeCount))</strong>: "
        + "\(facts.joined(separator: ", ")) (\(place.location.description.shortened(to: 200).inHTML))",
      columns: [
        .init(title: "Page", isNumber: true), .init(title: "Candidates"), .init(title: "Because"),
        .init(title: "Margin [pt]", isNumber: true), .init(title: "Margin [pt/ms]", isNumber: true),
      ], rows: rows
    ).html
  }

  /// How a stroke lands under each candidate, and what its finger did; empty if it is not drawn.
  private func pictures(of disagreement: Disagreement) -> String {
    guard let scene = report.scenes.first(where: { $0.place == disagreement.place }) else { return "" }
    let estimators = VelocityEstimators.platformDefaults.map { $0.init() as any VelocityEstimator }
    let finger = scene.stroke.flatMap {
      StrokeChart($0, called: scene.name, axis: report.scenario.axis, estimators: estimators)
    }
    return Self.figures([LandingLanes(scene, in: report), finger])
  }

  /// A tick where the person got what they wanted, a cross where not; nothing where that is not known.
  static func mark(_ outcome: Outcome) -> String {
    switch outcome.agrees {
    case true?: " <span class=\"met\" role=\"img\" aria-label=\"as meant\">✓</span>"
    case false?: " <span class=\"missed\" role=\"img\" aria-label=\"not as meant\">✗</span>"
    case nil: ""
    }
  }

  var pitfalls: String {
    let groups = FindingGroup.groups(in: report)
    guard !groups.isEmpty else { return "" }
    return "<h3>Pitfalls: \(Wording.severities(of: report.findings))</h3>\n<ul class=\"pitfalls\">\n"
      + groups.map(block).joined() + "</ul>\n"
  }

  private func block(for group: FindingGroup) -> String {
    var parts = [
      "<li class=\"\(group.severity.rawValue)\"><p><strong class=\"severity\">\(group.severity.rawValue)</strong> "
        + "\(group.id.inHTMLCode)</p>"
    ]
    for (candidates, finding) in group.entries {
      let names = Wording.list(candidates, limit: 12) { id in
        id.inHTMLCode + (Wording.isModel(id, in: report) ? " (model)" : "")
      }
      parts.append("<p>\(names.isEmpty ? "" : "\(names): ")\(finding.message.shortened(to: 2000).inHTML)</p>")
      let evidence = evidence(of: finding)
      if !evidence.isEmpty { parts.append("<p class=\"faint\">\(evidence)</p>") }
    }
    if !group.remedy.isEmpty { parts.append("<p>Change: \(group.remedy.shortened(to: 2000).inHTML)</p>") }
    parts += Wording.trials(of: group, name: \.inHTMLCode, trace: \.inHTMLCode).map { "<p>\($0)</p>" }
    if let change = group.findings.first.flatMap({ ChangeLine.change(for: $0, in: report) }) {
      parts.append("<pre tabindex=\"0\"><code>\(change.code.inHTML)</code></pre>")
    }
    return parts.joined(separator: "\n") + "</li>\n"
  }

  /// The numbers, the share and the traces behind a finding; empty if there are none.
  private func evidence(of finding: Finding) -> String {
    var evidence: [String] = []
    if let share = finding.share { evidence.append("\(Wording.percent(share)) of the strokes looked at") }
    if !finding.traces.isEmpty {
      evidence.append("seen in " + Wording.list(finding.traces, limit: 8) { link($0, stroke: 0, of: 1) })
    }
    evidence += finding.numbers.filter(\.value.isFinite).map {
      "<code>\($0.name.shortened(to: 80).inHTML) \($0.value.trimmedText(3))</code>"
    }
    if let location = finding.location { evidence.append("first at \(location.description.inHTMLCode)") }
    return evidence.joined(separator: "; ")
  }

  /// Where every stroke that is at hand rests, one column a candidate.
  var rests: String {
    let shown = watched.prefix(Self.rowLimit)
    guard !shown.isEmpty else { return "" }
    let columns =
      [
        HTMLTable.Column(title: "Trace"), HTMLTable.Column(title: "Meant"),
        HTMLTable.Column(title: "From", isNumber: true),
      ] + report.candidates.map { HTMLTable.Column(title: $0.id.shortened(to: 60), isNumber: true) }
    let rows = shown.map { stroke in
      [
        link(stroke.trace, stroke: stroke.stroke, of: stroke.strokeCount),
        stroke.intent.map(Wording.intent) ?? "–", "\(stroke.outcomes.first?.startPage ?? 0)",
      ] + stroke.outcomes.map { "\($0.page)\(Self.mark($0))" }
    }
    let left = (report.gallery?.strokeCount ?? shown.count) - shown.count
    let rest =
      left > 0
      ? "<p class=\"faint\">\(Wording.count(left, "stroke")) left out here; <code>--report json</code> has every "
        + "outcome.</p>\n" : ""
    return
      "<details>\n<summary>The page where each stroke rests: \(Wording.count(shown.count, "stroke"))</summary>\n"
      + HTMLTable(caption: "The page where each stroke rests", columns: columns, rows: rows).html + rest
      + "</details>\n"
  }

  var platforms: String {
    guard let table = DivergenceTable.ofPlatforms(report) else { return "" }
    let groups = table.groups.map { group in
      [
        group.letter, group.members.map { name(of: report.candidates[$0]) }.joined(separator: ", "),
        group.members.first.map { agreement(report.comparison.candidates[$0].agreement) } ?? "–",
      ]
    }
    let likeness = HTMLTable(
      caption: "Platforms that choose the same page for each of the strokes",
      columns: [.init(title: "Group"), .init(title: "Candidates"), .init(title: "As meant", isNumber: true)],
      rows: groups)
    let shown = table.rows.prefix(Self.rowLimit)
    let rests = HTMLTable(
      caption: "The page each group rests at, the most divisive stroke first",
      columns: [
        .init(title: "Trace"), .init(title: "From", isNumber: true), .init(title: "Meant", isNumber: true),
      ] + table.groups.map { .init(title: $0.letter, isNumber: true) },
      rows: shown.map { row in
        [
          link(row.place.id, stroke: row.place.stroke, of: row.place.strokeCount), "\(row.startPage)",
          row.meant.map(String.init) ?? "–",
        ] + row.pages.map { $0 == row.meant ? "<strong>\($0)</strong>" : "\($0)" }
      })
    return "<h3>Platforms that agree</h3>\n" + likeness.html
      + (shown.isEmpty ? "" : "<details>\n<summary>Where they part</summary>\n\(rests.html)</details>\n")
  }

  var mirror: String {
    guard let figures = report.mirror else { return "" }
    let table = HTMLTable(
      caption: "Strokes that do not land on the mirrored page when left and right are exchanged",
      columns: [
        .init(title: "Candidate"), .init(title: "Strokes compared", isNumber: true),
        .init(title: "Not mirrored", isNumber: true), .init(title: "Ties", isNumber: true), .init(title: "Examples"),
      ],
      rows: zip(report.candidates, figures.candidates).map { candidate, mirror in
        let examples = mirror.examples.map { Wording.mirrorExample($0, name: \.inHTMLCode) }
        return [
          name(of: candidate), "\(mirror.compared)", "\(mirror.broken)", "\(mirror.ties)",
          examples.isEmpty ? "–" : examples.joined(separator: "; "),
        ]
      })
    return "<h3>Mirror images</h3>\n" + table.html
  }

  var repairs: String {
    guard !report.repairs.isEmpty else { return "" }
    let shown = report.repairs.prefix(Self.rowLimit)
    let table = HTMLTable(
      caption: "Repairs made in reading",
      columns: [
        .init(title: "Trace"), .init(title: "Repair"), .init(title: "Places", isNumber: true), .init(title: "First at"),
        .init(title: "What was done"),
      ],
      rows: shown.map { each in
        [
          each.trace.inHTMLCode, each.repair.id.inHTMLCode, "\(each.repair.count)",
          each.repair.location.description.shortened(to: 200).inHTML, each.repair.message.shortened(to: 2000).inHTML,
        ]
      })
    let left = report.repairs.count - shown.count
    return "<details>\n<summary>\(Wording.count(report.repairs.count, "repair")) made in reading</summary>\n"
      + table.html + (left > 0 ? "<p class=\"faint\">\(left) more left out here.</p>\n" : "") + "</details>\n"
  }
}
