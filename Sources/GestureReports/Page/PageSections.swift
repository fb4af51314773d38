import GestureAnalysis
import GestureModel
import GestureReplay
import GestureRules

/// What the page tells of one scenario without a script, in the order in which it is read.
struct PageSections {
  /// How many strokes a table shows (ours: a browser lays out more than a few thousand cells slowly).
  static let rowLimit = 300
  /// How many disagreements are shown with their reasons, and how many of them unfolded (ours).
  static let disagreementLimit = 60
  static let openDisagreements = 3

  var report: Report
  /// The report's place in the page, from 0.
  var number: Int
  /// Whether the page holds other reports.
  var isOneOfMany = false
  /// The strokes that can be watched.
  var watched: [WatchedStroke]
  /// The same by their names.
  private let watchedPlaces: Set<StrokePlace>

  /// Creates the sections of a report.
  init(report: Report, number: Int, isOneOfMany: Bool = false, watched: [WatchedStroke] = []) {
    self.report = report
    self.number = number
    self.isOneOfMany = isOneOfMany
    self.watched = watched
    watchedPlaces = Set(watched.map { StrokePlace(trace: $0.trace, stroke: $0.stroke) })
  }

  /// The sections, one after the other.
  var html: String {
    let head =
      isOneOfMany
      ? "<h2>\(Self.name(of: report, number))</h2>\n\(verdict)" : "<h2 class=\"quiet\">Results</h2>\n"
    return "<section class=\"report\" id=\"scenario-\(number)\">\n\(head)<p class=\"faint\">\(facts.inHTML)</p>\n"
      + candidates + charts + disagreements + pitfalls + platforms + mirror + rests + repairs + "</section>\n"
  }

  static func name(of report: Report, _ number: Int) -> String {
    (report.scenario.name?.shortened(to: 80) ?? "Scenario \(number + 1)").inHTML
  }

  /// What a report says first.
  var sentences: String { Verdict.sentences(for: report, name: \.inHTMLCode, prose: \.inHTML) }

  var verdict: String {
    let assumption = report.assumption.map { "<p class=\"note\">\($0.inHTML)</p>\n" } ?? ""
    return "<p class=\"verdict\">\(sentences)</p>\n\(assumption)"
  }

  private var facts: String {
    let comparison = report.comparison
    var facts = Wording.geometry(of: report.scenario)
    if comparison.strokeCount > 0 {
      facts += "; \(Wording.count(comparison.traceCount, "trace")), \(Wording.count(comparison.strokeCount, "stroke"))"
    }
    if comparison.emptyTraceCount > 0 {
      facts += "; \(Wording.count(comparison.emptyTraceCount, "trace")) without anything to replay"
    }
    return facts + "."
  }

  // MARK: - Charts

  /// The pictures of all strokes, below the table that holds their numbers.
  private var charts: String { Self.figures([PagesMovedChart(report), MarginStrip(report)]) }

  /// The charts there are, side by side where there is room; empty if there are none.
  static func figures(_ charts: [(any Chart)?]) -> String {
    let figures = charts.compactMap { chart in
      chart.map { "<figure tabindex=\"0\" aria-label=\"\($0.title.inHTML)\">\n\($0.svg(isEmbedded: true))</figure>\n" }
    }
    return figures.isEmpty ? "" : "<div class=\"figures\">\n\(figures.joined())</div>\n"
  }

  // MARK: - The table of candidates

  private var candidates: String {
    let comparison = report.comparison
    guard comparison.strokeCount > 0 else { return "" }
    let hasObserved = comparison.observed.traces > 0
    var columns = [
      HTMLTable.Column(title: "Candidate"), HTMLTable.Column(title: "As meant", isNumber: true),
      HTMLTable.Column(title: "Mean travel [pt]", isNumber: true),
      HTMLTable.Column(title: "Mean settle [ms]", isNumber: true),
      HTMLTable.Column(title: "Longest settle [ms]", isNumber: true), HTMLTable.Column(title: "Findings"),
    ]
    if hasObserved {
      columns += [
        HTMLTable.Column(title: "Rests as observed", isNumber: true),
        HTMLTable.Column(title: "Page as observed", isNumber: true),
      ]
    }
    columns.append(HTMLTable.Column(title: "Pages moved: strokes"))
    let rows = zip(report.candidates, comparison.candidates).map { candidate, figures in
      let findings = report.findings.filter { $0.candidate == candidate.id }
      let observed = hasObserved ? [fraction(figures.observedRest), fraction(figures.observedPage)] : []
      return [
        name(of: candidate), agreement(figures.agreement), number(figures.travelPoints.value, 1),
        number(figures.settleMilliseconds.value, 0), number(figures.settleMilliseconds.maximum, 0),
        findings.isEmpty ? "–" : Wording.severities(of: findings),
      ] + observed + [Wording.histogram(figures.pagesMoved.bars)]
    }
    let observed =
      hasObserved
      ? [
        [
          "<em>observed</em>", agreement(comparison.observed.agreement),
          number(comparison.observed.travelPoints.value, 1), number(comparison.observed.settleMilliseconds.value, 0),
          number(comparison.observed.settleMilliseconds.maximum, 0), "", "", "",
          Wording.histogram(comparison.observed.pagesMoved.bars),
        ]
      ] : []
    let legend =
      "Travel is the distance between where the content was at touch-down and where it rests. <em>As meant</em> counts "
      + "the strokes whose trace says what the person wanted."
      + (hasObserved ? " <em>Observed</em> is what the device did; a rest counts as met within 0.5 pt." : "")
    return HTMLTable(caption: "What each candidate did", columns: columns, rows: rows + observed).html
      + "<p class=\"faint\">\(legend)</p>\n"
  }

  private func fraction(_ agreement: Agreement) -> String {
    agreement.known > 0 ? "\(agreement.agreed)/\(agreement.known)" : "–"
  }

  func agreement(_ agreement: Agreement) -> String {
    guard let share = agreement.share else { return "–" }
    return "\(agreement.agreed)/\(agreement.known) (\((share * 100).fixedText(0)) %)"
  }

  private func number(_ value: Double?, _ places: Int) -> String { value?.fixedText(places) ?? "–" }

  func name(of candidate: Candidate) -> String {
    candidate.id.inHTMLCode + (type(of: candidate.strategy).isModel ? " (model)" : "")
  }

  // MARK: - Strokes

  /// The stroke's name, linked to where it can be watched if it can be.
  func link(_ trace: String, stroke: Int, of strokeCount: Int) -> String {
    let name = trace.inHTMLCode + (strokeCount > 1 ? ", stroke \(stroke)" : "")
    guard watchedPlaces.contains(StrokePlace(trace: trace, stroke: stroke)) else { return name }
    let fragment = PageLink.fragment(
      trace: trace, stroke: stroke, of: strokeCount, scenario: isOneOfMany ? number : nil)
    return "<a href=\"\(fragment.inHTML)\">\(name)</a>"
  }
}

/// A stroke by its trace and number.
struct StrokePlace: Hashable {
  var trace: String
  var stroke: Int
}
