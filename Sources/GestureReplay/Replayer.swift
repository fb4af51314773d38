import GestureModel
import GestureMotion

/// Replays traces through candidates on a scenario: `DESIGN.md` section 6, steps 2 to 8.
///
/// A value without state: the same trace always gives the same replay, on any thread.
public struct Replayer: Sendable {
  /// The scroll view.
  public let scenario: Scenario
  /// What the traces are replayed through.
  public let candidates: [Candidate]
  /// Where pages rest.
  public let lattice: Lattice
  /// The estimators in use, each once, and for each candidate which one it reads.
  private let estimators: [any VelocityEstimator]
  private let estimatorSlots: [Int]

  /// Creates a replayer.
  public init(scenario: Scenario, candidates: [Candidate]) {
    self.scenario = scenario
    self.candidates = candidates
    lattice = scenario.lattice
    var estimators: [any VelocityEstimator] = []
    var slots: [Int] = []
    for candidate in candidates {
      // Two of a kind may still have constants of their own.
      if let known = estimators.firstIndex(where: { AnyHashable($0) == AnyHashable(candidate.estimator) }) {
        slots.append(known)
      } else {
        slots.append(estimators.count)
        estimators.append(candidate.estimator)
      }
    }
    self.estimators = estimators
    estimatorSlots = slots
  }

  /// Replays one trace.
  ///
  /// A recorded release takes the place of the strokes where there are none. Strokes follow each other: the next starts
  /// where the last came to rest, or from where it had come to if the finger caught it.
  /// - Complexity: O(*s* + *c*·*k*) in samples, candidates and strokes.
  public func replay(_ trace: Trace) -> TraceReplay {
    let startOffset = (trace.startOffset ?? scenario.startOffset).withinReach
    let strokes = trace.primaryStrokes
    if strokes.isEmpty {
      guard let release = trace.release else { return TraceReplay(trace: trace, outcomes: []) }
      let row = candidates.indices.map { index in
        outcome(of: candidates[index], at: index, recorded: release, startOffset: startOffset, intent: trace.intent)
      }
      return TraceReplay(trace: trace, outcomes: [row])
    }
    let tracker = DragTracker(scenario: scenario, lattice: lattice)
    var rows: [[Outcome]] = []
    for (number, stroke) in strokes.enumerated() {
      let locked = tracker.isLockedAway(stroke)
      let estimates = estimators.map { $0.estimate(of: stroke) }
      let isLast = number == strokes.count - 1
      rows.append(
        candidates.indices.map { index in
          let start =
            number == 0 ? startOffset : self.start(of: stroke, after: strokes[number - 1], rows[number - 1][index])
          let intendedPage =
            isLast
            ? trace.intent?.page(
              from: rows.first?[index].startPage ?? page(nearestTo: start), of: lattice.pageCount) : nil
          return outcome(
            of: candidates[index], at: index, stroke: stroke, number: number, locked: locked,
            estimate: estimates[estimatorSlots[index]], tracker: tracker, startOffset: start, intendedPage: intendedPage
          )
        })
    }
    return TraceReplay(trace: trace, outcomes: rows)
  }

  private func page(nearestTo offset: Double) -> Int { lattice.page(at: lattice.nearestIndex(to: offset)) }

  /// Where the content is when the next finger comes down.
  private func start(of stroke: Stroke, after previous: Stroke, _ outcome: Outcome) -> Double {
    let elapsed = Double(stroke.beganNanoseconds - previous.liftNanoseconds) * 1e-6
    guard elapsed < outcome.settle.milliseconds else { return outcome.target }
    let (release, target) = (outcome.release, outcome.target)
    let deceleration = candidates[outcome.candidate].deceleration(in: scenario)
    if bounce(after: release, to: target, deceleration) != nil {
      return EdgeRun.offset(
        after: elapsed, from: release.offset, pointsPerMillisecond: release.pointsPerMillisecond, within: range,
        deceleration: deceleration)
    }
    return DecayGlide(from: release.offset, to: target, deceleration: deceleration).offset(after: elapsed)
  }

  private func outcome(
    of candidate: Candidate, at index: Int, recorded: RecordedRelease, startOffset: Double, intent: Intent?
  ) -> Outcome {
    let deceleration = candidate.deceleration(in: scenario)
    // What the app logged was proposed at the scenario's rate; a candidate with another rate proposes for itself.
    let isScenarioRate = deceleration.perMillisecond == scenario.decelerationPerMillisecond
    let proposed = isScenarioRate ? recorded.proposedOffset : nil
    let (offset, velocity) = (recorded.offset.withinReach, recorded.pointsPerMillisecond.withinReach)
    let release = Release(
      offset: offset, proposedOffset: proposed?.withinReach ?? self.proposed(from: offset, velocity, deceleration),
      pointsPerMillisecond: velocity, startOffset: startOffset)
    let intended = intent?.page(from: page(nearestTo: startOffset), of: lattice.pageCount)
    return landed(candidate, at: index, release: release, number: 0, intendedPage: intended)
  }

  private func outcome(
    of candidate: Candidate, at index: Int, stroke: Stroke, number: Int, locked: Bool, estimate: VelocityEstimate,
    tracker: DragTracker, startOffset: Double, intendedPage: Int?
  ) -> Outcome {
    if locked {
      let release = Release(offset: startOffset, proposedOffset: startOffset, pointsPerMillisecond: 0)
      let still = Landing(index: lattice.nearestIndex(to: startOffset), target: startOffset, branch: .free)
      let page = lattice.page(at: still.index)
      return Outcome(
        stroke: number, candidate: index, startPage: page, release: release, lockedToOtherAxis: true, landing: still,
        page: page, target: startOffset, settle: Settle(milliseconds: 0), intendedPage: intendedPage)
    }
    let offset = tracker.offsetAtLift(of: stroke, from: startOffset, model: candidate.drag)
    // A view that waits for a pan is never told of a finger that does not become one.
    let isHeard = candidate.drag == .direct || tracker.recognisesPan(stroke)
    let finger = isHeard ? estimate.velocity?.pointsPerSecond(along: scenario.axis) ?? 0 : 0
    let velocity = finger == 0 ? 0 : (-finger / 1000).withinReach
    let release = Release(
      offset: offset, proposedOffset: proposed(from: offset, velocity, candidate.deceleration(in: scenario)),
      pointsPerMillisecond: velocity, startOffset: startOffset)
    var outcome = landed(candidate, at: index, release: release, number: number, intendedPage: intendedPage)
    outcome.velocityRemark = isHeard ? estimate.remark : .noPan
    return outcome
  }

  /// The projection, limited to the range as UIKit limits what it proposes.
  private func proposed(from offset: Double, _ velocity: Double, _ deceleration: Deceleration) -> Double {
    lattice.clamped(deceleration.proposedOffset(from: offset, pointsPerMillisecond: velocity))
  }

  private func landed(
    _ candidate: Candidate, at index: Int, release: Release, number: Int, intendedPage: Int?
  ) -> Outcome {
    let fallback = Landing(
      index: lattice.nearestIndex(to: lattice.clamped(release.proposedOffset)),
      target: lattice.clamped(release.proposedOffset), branch: .free)
    let answer = candidate.strategy.landing(after: release, on: lattice)
    let landing = answer.flatMap { $0.target.isFinite ? $0 : nil } ?? fallback
    let target = candidate.strategy.clampsTarget ? lattice.clamped(landing.target) : landing.target
    return Outcome(
      stroke: number, candidate: index, startPage: page(nearestTo: release.startOffset), release: release,
      landing: landing, page: lattice.page(at: landing.index), target: target,
      settle: settle(after: release, to: target, candidate.deceleration(in: scenario)), intendedPage: intendedPage)
  }

  private var range: ClosedRange<Double> { lattice.minimumOffset...lattice.maximumOffset }

  /// The way to `target`: a bounce at an end of the range that is met or was left, else a glide.
  private func settle(after release: Release, to target: Double, _ deceleration: Deceleration) -> Settle {
    if let run = bounce(after: release, to: target, deceleration) {
      return Settle(milliseconds: run.milliseconds, overshootPoints: run.overshootPoints)
    }
    let glide = DecayGlide(from: release.offset, to: target, deceleration: deceleration)
    return Settle(
      milliseconds: glide.milliseconds,
      speedJumpPointsPerMillisecond: abs(release.pointsPerMillisecond - glide.initialPointsPerMillisecond))
  }

  /// The run over an end of the range that ends at `target`; `nil` if it does not meet one there.
  private func bounce(after release: Release, to target: Double, _ deceleration: Deceleration) -> EdgeRun? {
    let natural = deceleration.proposedOffset(
      from: release.offset, pointsPerMillisecond: release.pointsPerMillisecond)
    let meetsLowEnd = target == range.lowerBound && min(release.offset, natural) < range.lowerBound
    let meetsHighEnd = target == range.upperBound && max(release.offset, natural) > range.upperBound
    guard meetsLowEnd || meetsHighEnd else { return nil }
    let run = EdgeRun(
      from: release.offset, pointsPerMillisecond: release.pointsPerMillisecond, within: range,
      deceleration: deceleration)
    return run.rest == target ? run : nil
  }
}
