import GestureModel
import GestureMotion
import GestureReplay

/// Tries remedies beside the replays as recordings are read: no recording is read twice, none is kept.
///
/// Which findings there will be is known only at the end. So every remedy that may be asked for is tried: those of what
/// the configuration shows, and under each candidate those of ``Remedies/shownByRecordings``. Memory holds counts and a
/// few names for each.
public struct RemedyTrials: Sendable {
  private struct Question: Hashable {
    var pitfall: String
    var candidate: String?
  }

  /// Remedies on the same scenario, replayed together so that each finger is read once.
  private struct Stage: Sendable {
    var replayer: Replayer
    /// For each of the stage's candidates the column it is compared with and the trial it counts for.
    var columns: [(before: Int, trial: Int)]
  }

  private var trials: [RemedyTrial] = []
  private var answers: [Question: Int] = [:]
  private var stages: [Stage] = []

  init(book: RuleBook) {
    let (scenario, facts) = (book.facts.scenario, book.facts.candidates)
    var findings = book.configurationFindings()
    for id in Remedies.shownByRecordings where book.settings.levels[id] != .off {
      // Whether the pitfall can show at all is the same question for each of the two estimators' pitfalls.
      let window: VelocityWindow? =
        switch id {
        case LastSegmentVelocity.identifier: .lastStep
        case WholeGestureVelocity.identifier: .wholeStroke
        default: nil
        }
      findings += facts.filter { window == nil ? $0.kind == .custom : $0.window == window }.map {
        Finding(id: id, severity: .warning, candidate: $0.candidate.id, message: "", remedy: "")
      }
    }
    var known: [String: Int] = [:]
    var changed: [(candidate: Candidate, before: Int, trial: Int)] = []
    for finding in findings {
      let column = facts.firstIndex { $0.candidate.id == finding.candidate }
      let candidate = column.map { facts[$0].candidate }
      guard let remedy = Remedies.remedy(for: finding, in: scenario, candidate: candidate), remedy.isTried else {
        continue
      }
      // Several pitfalls may ask for the same change.
      let key = "\(remedy.name)\n\(remedy.candidate == nil ? "" : "\(column ?? -1)")"
      let question = Question(pitfall: finding.id, candidate: finding.candidate)
      if let trial = known[key] {
        answers[question] = trial
        continue
      }
      let trial = trials.count
      (known[key], answers[question]) = (trial, trial)
      let width = remedy.candidate == nil ? facts.count : 1
      trials.append(RemedyTrial(change: remedy.name, condition: remedy.condition, candidates: width))
      if let candidate = remedy.candidate, let column {
        changed.append((candidate, column, trial))
      } else if let other = remedy.scenario {
        stages.append(
          Stage(
            replayer: Replayer(scenario: other, candidates: facts.map(\.candidate)),
            columns: facts.indices.map { ($0, trial) }))
      }
    }
    guard !changed.isEmpty else { return }
    stages.append(
      Stage(
        replayer: Replayer(scenario: scenario, candidates: changed.map(\.candidate)),
        columns: changed.map { ($0.before, $0.trial) }))
  }

  /// Replays the traces of `replays` again with every remedy, on up to `jobs` tasks, and counts what differs.
  public mutating func add(_ replays: [TraceReplay], jobs: Int) async {
    let traces = replays.map(\.trace)
    for stage in stages {
      for (old, new) in zip(replays, await stage.replayer.replay(traces, jobs: jobs)) {
        for (before, after) in zip(old.outcomes, new.outcomes) {
          for (column, outcome) in zip(stage.columns, after) where before.indices.contains(column.before) {
            let earlier = before[column.before]
            let meant = earlier.intendedPage.flatMap { page in outcome.intendedPage.map { (page, $0) } }
            trials[column.trial].add(old.trace.id, from: earlier.page, to: outcome.page, meant: meant)
          }
        }
      }
    }
  }

  /// Adds to each finding what its remedy changed.
  public func answer(_ findings: inout [Finding]) {
    for index in findings.indices {
      let question = Question(pitfall: findings[index].id, candidate: findings[index].candidate)
      guard let trial = answers[question], trials[trial].strokes > 0 else { continue }
      findings[index].trial = trials[trial]
    }
  }
}

extension RuleBook {
  /// The trials of the remedies that findings under these rules may ask for; no recording has been seen.
  public func trials() -> RemedyTrials { RemedyTrials(book: self) }
}
