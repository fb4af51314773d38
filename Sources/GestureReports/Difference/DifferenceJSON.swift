import GestureAnalysis
import GestureModel

/// A difference for machines: `detent.diff/1`. Keys stand in a fixed order and carry their units.
public enum DifferenceJSON {
  /// Writes the report, ending in a line break.
  public static func text(of report: DifferenceReport) -> String {
    var writer = JSONWriter()
    writer.object(.spread) { json in
      json.member("schema", "detent.diff/1")
      json.key("tool")
      json.object {
        $0.member("name", "detent")
        $0.member("version", report.toolVersion)
      }
      json.member("old", report.oldPath)
      json.member("new", report.newPath)
      json.member("tolerance_pt", report.tolerance)
      json.member("is_changed", report.isChanged)
      json.key("limit")
      if let limit = report.limit {
        json.object { write(limit, of: report, to: &$0) }
      } else {
        json.value(nil as String?)
      }
      json.member("added_scenarios", report.addedScenarios)
      json.member("removed_scenarios", report.removedScenarios)
      json.key("scenarios")
      json.array(.spread) { list in report.differences.forEach { list.difference($0) } }
    }
    return writer.text + "\n"
  }

  private static func write(
    _ limit: (limit: ChangeLimit, text: String), of report: DifferenceReport, to json: inout JSONWriter
  ) {
    json.member("maximum_changed", limit.text)
    json.member("is_kept", report.isLimitKept)
    json.key("broken_by")
    json.array { list in
      for breach in report.breaches {
        list.object {
          $0.member("scenario", breach.difference.name)
          $0.member("candidate", breach.candidate.new.id)
          $0.member("moved", breach.candidate.moved.count)
          $0.member("compared", breach.candidate.compared)
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func difference(_ difference: ResultsDifference) {
    object(.spread) { json in
      json.member("name", difference.name)
      json.key("versions")
      json.object {
        $0.member("old", difference.oldVersion)
        $0.member("new", difference.newVersion)
      }
      json.key("scenario_changes")
      json.changes(difference.scenario)
      json.member("added_candidates", difference.addedCandidates)
      json.member("removed_candidates", difference.removedCandidates)
      json.member("traces_compared", difference.tracesCompared)
      json.member("added_traces", difference.addedTraces.map(\.id))
      json.member("removed_traces", difference.removedTraces.map(\.id))
      json.member("changed_recordings", difference.changedTraces.map(\.id))
      json.key("candidates")
      json.array(.spread) { list in difference.candidates.forEach { list.candidate($0, in: difference) } }
      json.key("findings")
      json.array(.spread) { list in difference.findings.forEach { list.finding($0) } }
    }
  }

  private mutating func changes(_ changes: [SettingChange]) {
    array { list in
      for change in changes {
        list.object {
          $0.member("name", change.name)
          $0.member("old", change.old)
          $0.member("new", change.new)
        }
      }
    }
  }

  private mutating func candidate(_ candidate: CandidateDifference, in difference: ResultsDifference) {
    object(.spread) { json in
      json.member("old", candidate.old.id)
      json.member("new", candidate.new.id)
      json.key("changes")
      json.changes(candidate.changes)
      json.member("compared", candidate.compared)
      json.member("moved", candidate.moved.count)
      json.member("now_as_meant", candidate.count(.better))
      json.member("no_longer_as_meant", candidate.count(.worse))
      json.key("figures")
      json.object { figures in
        for figure in candidate.figures {
          figures.key(figure.name)
          figures.object {
            $0.member("old", figure.old)
            $0.member("new", figure.new)
          }
        }
      }
      json.key("moved_strokes")
      json.array(.spread) { list in
        for stroke in candidate.moved {
          list.stroke(stroke, causes: difference.causes(of: stroke, under: candidate))
        }
      }
      json.key("other_rests")
      json.array(.spread) { list in candidate.shifted.forEach { list.stroke($0, causes: nil) } }
    }
  }

  private mutating func stroke(_ stroke: MovedStroke, causes: [MoveCause]?) {
    object { json in
      json.member("trace", stroke.trace.id)
      json.member("location", stroke.trace.location)
      json.member("stroke", stroke.new.stroke)
      json.member("intent", stroke.new.intent)
      if let causes {
        json.member("effect", stroke.effect.rawValue)
        json.member("causes", causes.map(\.word))
      }
      for (key, outcome) in [("old", stroke.old), ("new", stroke.new)] {
        json.key(key)
        json.object {
          $0.member("page", outcome.page)
          $0.member("target", outcome.target)
          $0.member("offset", outcome.offset)
          $0.member("velocity_pt_per_ms", outcome.pointsPerMillisecond)
          $0.member("proposed", outcome.proposed)
          $0.member("because", outcome.because)
        }
      }
    }
  }

  private mutating func finding(_ finding: FindingDifference) {
    object { json in
      json.member("kind", finding.kind.rawValue)
      json.member("id", finding.finding?.id)
      json.member("candidate", finding.finding?.candidate)
      json.member("old_severity", finding.old?.severity.rawValue)
      json.member("new_severity", finding.new?.severity.rawValue)
      json.member("accepted", finding.finding?.isAccepted)
      json.member("old_places", finding.old?.places.count ?? 0)
      json.member("new_places", finding.new?.places.count ?? 0)
      for (key, places) in [("appeared", finding.appeared), ("gone", finding.gone)] {
        json.key(key)
        json.array { list in
          for place in places {
            list.object {
              $0.member("trace", place.trace)
              if let stroke = place.stroke { $0.member("stroke", stroke) }
            }
          }
        }
      }
      json.member("message", finding.finding?.message)
    }
  }
}

extension MoveCause {
  /// The word for machines.
  fileprivate var word: String {
    switch self {
    case .recording: "recording"
    case .candidate: "candidate"
    case .scenario: "scenario"
    case .program: "program"
    }
  }
}
