import GestureAnalysis
import GestureModel
import GestureMotion
import GestureReplay
import GestureRules

/// Results for machines: `detent.results/1`, or `detent.results-list/1` around several of them.
///
/// Keys stand in a fixed order and carry their units; readers ignore keys they do not know.
public struct JSONReport: ReportFormat {
  public static let identifier = "json"
  public static let summary = "Every outcome and finding for other programs to read (schema detent.results/1)."
  public static let fileExtensions = ["json"]
  public static let needsEveryOutcome = true
  public static let tellsTrials = true
  public static let needsOccurrences = true

  public static func text(of reports: [Report], style: ReportStyle) -> String {
    var writer = JSONWriter()
    if reports.count == 1, let report = reports.first {
      write(report, to: &writer)
    } else {
      writer.object(.spread) { list in
        list.member("schema", "detent.results-list/1")
        list.key("results")
        list.array(.spread) { results in reports.forEach { write($0, to: &results) } }
      }
    }
    return writer.text + "\n"
  }

  private static func write(_ report: Report, to writer: inout JSONWriter) {
    writer.object(.spread) { json in
      json.member("schema", "detent.results/1")
      json.key("tool")
      json.object {
        $0.member("name", "detent")
        $0.member("version", report.toolVersion)
      }
      json.key("scenario")
      json.scenario(report.scenario)
      json.key("candidates")
      json.array(.spread) { list in
        report.candidates.forEach { list.candidate($0, in: report.scenario) }
      }
      json.key("traces")
      json.array(.spread) { list in
        for trace in report.traces {
          list.object {
            $0.member("id", trace.id)
            $0.member("location", trace.location.description)
            $0.member("strokes", trace.outcomes.count)
            $0.member("fingerprint", trace.fingerprint)
          }
        }
      }
      json.key("outcomes")
      json.array(.spread) { list in
        let lattice = report.scenario.lattice
        for trace in report.traces {
          for (stroke, row) in trace.outcomes.enumerated() {
            for (outcome, candidate) in zip(row, report.candidates) {
              let flags = trace.flags(stroke: stroke, candidate: outcome.candidate)
              list.outcome(outcome, of: candidate, in: trace, flags: flags, on: lattice)
            }
          }
        }
      }
      json.key("findings")
      json.array(.spread) { list in
        report.findings.forEach { list.finding($0, reason: nil, settingsPath: report.settingsPath) }
      }
      json.key("accepted")
      json.settled(report.accepted, in: report)
      json.key("known")
      json.settled(report.baseline?.known ?? [], in: report)
      json.key("baseline")
      json.baseline(report.baseline)
      json.key("budgets")
      json.array(.spread) { list in report.budgets.forEach { list.budget($0) } }
      json.key("repairs")
      json.array(.spread) { list in
        for each in report.repairs {
          list.object { $0.repairMembers(each.repair, trace: each.trace) }
        }
      }
      if let mirror = report.mirror { json.mirror(mirror, of: report) }
      json.key("summary")
      json.summary(report)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func candidate(_ candidate: Candidate, in scenario: Scenario) {
    object { json in
      json.member("id", candidate.id)
      if let preset = candidate.preset { json.member("preset", preset) }
      json.member("strategy", type(of: candidate.strategy).identifier)
      json.key("parameters")
      json.object { parameters in
        for (name, value) in candidate.strategy.parameterValues {
          switch value {
          case .number(let number): parameters.member(name, number)
          case .flag(let flag): parameters.member(name, flag)
          }
        }
      }
      json.member("estimator", type(of: candidate.estimator).identifier)
      json.member("deceleration", candidate.deceleration(in: scenario).perMillisecond)
      json.member("drag", candidate.drag.rawValue)
      if let projection = candidate.projection { json.member("projection", type(of: projection).identifier) }
      if candidate.preset != nil { json.member("settle", type(of: candidate.settle).identifier) }
      json.member("model", candidate.isModel)
    }
  }

  fileprivate mutating func outcome(
    _ outcome: Outcome, of candidate: Candidate, in trace: ReportedTrace, flags: [String], on lattice: Lattice
  ) {
    object { json in
      json.member("trace", trace.id)
      json.member("stroke", outcome.stroke)
      json.member("candidate", candidate.id)
      json.member("start_page", outcome.startPage)
      json.key("release")
      json.object {
        $0.member("offset", outcome.release.offset)
        $0.member("velocity_pt_per_ms", outcome.release.pointsPerMillisecond)
        $0.member("proposed", outcome.release.proposedOffset)
      }
      json.member("target", outcome.target)
      json.member("page", outcome.page)
      json.member("pages_moved", outcome.pagesMoved)
      json.member("because", Wording.reason(for: outcome, of: candidate, on: lattice))
      json.key("margin")
      json.object {
        $0.member("pt", outcome.landing.margin.points)
        $0.member("pt_per_ms", outcome.landing.margin.pointsPerMillisecond)
      }
      json.member("settle_ms", outcome.settle.milliseconds)
      json.member("overshoot_pt", outcome.settle.overshootPoints)
      json.key("intent")
      json.intent(trace.intent)
      json.member("agrees", outcome.agrees)
      json.member("flags", flags)
    }
  }

  fileprivate mutating func settled(_ settled: [SettledFinding], in report: Report) {
    array(.spread) { list in
      settled.forEach { list.finding($0.finding, reason: $0.reason, settingsPath: report.settingsPath) }
    }
  }

  fileprivate mutating func baseline(_ baseline: BaselineSummary?) {
    guard let baseline else { return value(nil as String?) }
    object { json in
      json.member("path", baseline.path)
      json.member("known_findings", baseline.known.count)
      json.member("known_places", baseline.hiddenPlaces)
      json.key("gone")
      json.array(.spread) { list in
        for identity in baseline.gone {
          list.object {
            $0.member("rule", identity.rule)
            $0.member("path", identity.path)
            $0.member("trace", identity.trace)
            $0.member("candidate", identity.candidate)
            $0.member("ordinal", identity.ordinal)
          }
        }
      }
    }
  }

  fileprivate mutating func finding(_ finding: Finding, reason: String?, settingsPath: String?) {
    let identities = finding.identities(settingsPath: settingsPath)
    object { json in
      json.member("id", finding.id)
      json.member("severity", finding.severity.rawValue)
      json.member("candidate", finding.candidate)
      json.member("traces", finding.traces)
      json.member("share", finding.share)
      json.key("numbers")
      json.object { numbers in finding.numbers.forEach { numbers.member($0.name, $0.value) } }
      json.member("message", finding.message)
      json.member("remedy", finding.remedy)
      if let trial = finding.trial { json.trial(trial) }
      json.member("location", finding.location?.description)
      if let reason { json.member("reason", reason) }
      if finding.occurrences.isEmpty { json.member("fingerprint", identities.first?.fingerprint) }
      json.member("occurrence_count", finding.occurrenceCount)
      json.key("occurrences")
      json.array(.spread) { list in
        for (occurrence, identity) in zip(finding.occurrences, identities) {
          list.occurrence(occurrence, fingerprint: identity.fingerprint)
        }
      }
    }
  }

  /// What the remedy changed: pages where it is known what was meant, and pages that are others than before.
  private mutating func trial(_ trial: RemedyTrial) {
    key("what_if")
    object { json in
      json.member("change", trial.change)
      json.member("candidates", trial.candidates)
      json.member("strokes", trial.strokes)
      json.member("known", trial.known)
      json.member("agreed_before", trial.agreedBefore)
      json.member("agreed_after", trial.agreedAfter)
      for (name, group) in [("better", trial.better), ("worse", trial.worse), ("moved", trial.moved)] {
        json.key(name)
        json.object {
          $0.member("count", group.count)
          $0.member("first_traces", group.names)
        }
      }
    }
  }

  fileprivate mutating func budget(_ result: BudgetResult) {
    object { json in
      json.member("metric", result.budget.metric.rawValue)
      json.member("candidate", result.candidate)
      json.member("minimum", result.budget.minimum)
      json.member("maximum", result.budget.maximum)
      json.member("value", result.value?.rounded(toPlaces: 6))
      json.member("status", result.status.rawValue)
    }
  }

  private mutating func occurrence(_ occurrence: Occurrence, fingerprint: String) {
    object { json in
      json.member("trace", occurrence.trace)
      if let stroke = occurrence.stroke { json.member("stroke", stroke) }
      json.member("location", occurrence.location?.description)
      json.key("numbers")
      json.object { numbers in occurrence.numbers.forEach { numbers.member($0.name, $0.value) } }
      json.member("fingerprint", fingerprint)
    }
  }

  fileprivate mutating func summary(_ report: Report) {
    let comparison = report.comparison
    object(.spread) { json in
      json.member("traces", comparison.traceCount)
      json.member("strokes", comparison.strokeCount)
      json.member("disagreements", comparison.disagreementCount)
      json.member("input_errors", report.inputErrors)
      json.key("by_candidate")
      json.array(.spread) { list in
        for (candidate, figures) in zip(report.candidates, comparison.candidates) {
          list.object { row in
            row.member("candidate", candidate.id)
            row.agreement(figures.agreement)
            row.pagesMoved(figures.pagesMoved)
            for metric in [Metric.meanPagesMoved, .shareMovedTwoOrMore, .shareClose] {
              row.member(metric.rawValue, metric.value(of: figures)?.rounded(toPlaces: 6))
            }
            row.member("mean_travel_pt", figures.travelPoints.value?.rounded(toPlaces: 6))
            row.member("mean_settle_ms", figures.settleMilliseconds.value?.rounded(toPlaces: 6))
            row.member("p95_settle_ms", Metric.settle95.value(of: figures))
            row.member("max_settle_ms", figures.settleMilliseconds.maximum)
            row.member("mean_overshoot_pt", figures.overshootPoints.value?.rounded(toPlaces: 6))
            if comparison.observed.traces > 0 {
              row.member("rests_as_observed", figures.observedRest.share?.rounded(toPlaces: 6))
              row.member("page_as_observed", figures.observedPage.share?.rounded(toPlaces: 6))
            }
          }
        }
      }
      guard comparison.observed.traces > 0 else { return }
      json.key("observed")
      json.object { row in
        row.member("traces", comparison.observed.traces)
        row.agreement(comparison.observed.agreement)
        row.pagesMoved(comparison.observed.pagesMoved)
        row.member("mean_travel_pt", comparison.observed.travelPoints.value?.rounded(toPlaces: 6))
        row.member("mean_settle_ms", comparison.observed.settleMilliseconds.value?.rounded(toPlaces: 6))
      }
    }
  }

  private mutating func agreement(_ agreement: Agreement) {
    member("agreement", agreement.share?.rounded(toPlaces: 6))
    member("agreed", agreement.agreed)
    member("with_intent", agreement.known)
  }

  private mutating func pagesMoved(_ histogram: PagesMoved) {
    key("pages_moved")
    object { bars in histogram.bars.forEach { bars.member(String($0.pages), $0.strokes) } }
  }
}
