import GestureModel
import GestureMotion

extension Replayer {
  /// What a candidate makes of a release that an app logged.
  func outcome(
    of candidate: Candidate, at index: Int, recorded: RecordedRelease, startOffset: Double, intent: Intent?
  ) -> Outcome {
    // What the app logged was proposed at the scenario's rate; a candidate with another way to project proposes for itself.
    let isScenarioRate =
      candidate.projection == nil
      && candidate.deceleration(in: scenario).perMillisecond == scenario.decelerationPerMillisecond
    let logged = isScenarioRate ? recorded.proposedOffset : nil
    let (offset, velocity) = (recorded.offset.withinReach, recorded.pointsPerMillisecond.withinReach)
    let release = Release(
      offset: offset, proposedOffset: logged?.withinReach ?? proposed(by: candidate, from: offset, velocity),
      pointsPerMillisecond: velocity, startOffset: startOffset)
    var outcome = landed(candidate, at: index, release: release)
    outcome.intendedPage = intendedPage(of: intent, from: page(nearestTo: startOffset))
    return outcome
  }

  /// What a candidate makes of a gesture.
  func outcome(
    of candidate: Candidate, at index: Int, _ gesture: DraggedGesture, startOffset: Double, in session: inout Session
  ) -> Outcome {
    let tracker = DragTracker(scenario: scenario, lattice: lattice)
    let stroke = gesture.stroke
    if tracker.isLockedAway(stroke) { return lockedAway(at: index, startOffset: startOffset) }
    let rules = candidate.drag.rules
    let offset = tracker.offsetAtLift(of: stroke, from: startOffset, rules: rules)
    // A view that waits for a pan is never told of a finger that does not become one.
    let isHeard = tracker.recognises(stroke, rules: rules)
    let finger = isHeard ? gesture.estimate.velocity?.pointsPerSecond(along: scenario.axis) ?? 0 : 0
    let read = finger == 0 ? 0 : (-finger / 1000).withinReach
    let summary = ReleasedGesture(of: stroke, along: scenario.axis)
    let passed = candidate.gate.passing(pointsPerMillisecond: read, travel: summary.travel)
    let inherited = session.inheritance(
      of: stroke, velocity: passed, carry: candidate.carry, axis: scenario.axis, motion: motion)
    let velocity = passed + inherited.pointsPerMillisecond
    let release = Release(
      offset: offset, proposedOffset: proposed(by: candidate, from: offset, velocity, stretch: inherited.stretch),
      pointsPerMillisecond: velocity, startOffset: startOffset, gesture: summary)
    var outcome = landed(candidate, at: index, release: release)
    outcome.velocityRemark =
      !isHeard ? .noPan : passed == 0 && read != 0 ? .belowFloor : gesture.estimate.remark
    return outcome
  }

  func intendedPage(of intent: Intent?, from page: Int) -> Int? {
    intent?.page(from: page, of: lattice.differentPages, isLoop: lattice.loopedPages != nil)
  }

  /// A gesture along the other axis, which a directional lock keeps from the view.
  private func lockedAway(at index: Int, startOffset: Double) -> Outcome {
    let release = Release(offset: startOffset, proposedOffset: startOffset, pointsPerMillisecond: 0)
    let still = Landing(index: lattice.nearestIndex(to: startOffset), target: startOffset, branch: .free)
    let page = lattice.page(at: still.index)
    return Outcome(
      stroke: 0, candidate: index, startPage: page, release: release, lockedToOtherAxis: true, landing: still,
      page: page, target: startOffset, settle: Settle(milliseconds: 0))
  }

  /// The projection, limited to the range as UIKit limits what it proposes.
  private func proposed(
    by candidate: Candidate, from offset: Double, _ velocity: Double, stretch: Double = 1
  ) -> Double {
    let rest = candidate.restOffset(from: offset, pointsPerMillisecond: velocity, in: scenario).withinReach
    // What nothing stretches keeps its last bit.
    return lattice.clamped(stretch == 1 ? rest : offset + (rest - offset) * stretch)
  }

  private func landed(_ candidate: Candidate, at index: Int, release: Release) -> Outcome {
    var release = release
    var landing = landing(of: candidate, after: release)
    if landing.branch == .free, let run = candidate.unsnapped {
      let rest = run.restOffset(
        from: release.offset, pointsPerMillisecond: release.pointsPerMillisecond, viewport: scenario.viewport)
      release.proposedOffset = lattice.clamped(rest.withinReach)
      landing = self.landing(of: candidate, after: release)
    }
    let startIndex = lattice.nearestIndex(to: release.startOffset)
    var outcome = Outcome(
      stroke: 0, candidate: index, startPage: lattice.page(at: startIndex), release: release, landing: landing,
      page: lattice.page(at: landing.index), pagesMoved: lattice.pagesMoved(from: startIndex, to: landing.index),
      target: candidate.strategy.clampsTarget ? lattice.clamped(landing.target) : landing.target,
      settle: Settle(milliseconds: 0))
    outcome.settle = Settle(
      motion(of: outcome), after: release, within: lattice.minimumOffset...lattice.maximumOffset)
    return outcome
  }
}

extension Replayer {
  /// What the strategy says; the proposed offset stands where it has no finite answer.
  private func landing(of candidate: Candidate, after release: Release) -> Landing {
    let stop = lattice.clamped(release.proposedOffset)
    let fallback = Landing(index: lattice.nearestIndex(to: stop), target: stop, branch: .free)
    let answer = candidate.strategy.landing(after: release, on: lattice)
    return answer.flatMap { $0.target.isFinite ? $0 : nil } ?? fallback
  }
}

extension ReleasedGesture {
  /// What the finger of `stroke` did, along `axis` in content direction.
  init(of stroke: Stroke, along axis: Axis) {
    let samples = stroke.samples
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    func way(_ axis: Axis) -> Double {
      guard let first = samples.first, let last = samples.last else { return 0 }
      return (last.position(along: axis) - first.position(along: axis)).withinReach
    }
    let lastMove =
      samples.count < 2
      ? 0 : (samples[samples.count - 1].position(along: axis) - samples[samples.count - 2].position(along: axis))
    self.init(
      milliseconds: stroke.liftNanoseconds.milliseconds(since: stroke.beganNanoseconds), travel: -way(axis),
      crossTravel: way(across), lastMove: -lastMove.withinReach,
      holdMilliseconds: stroke.liftNanoseconds.milliseconds(since: samples.last?.nanoseconds ?? stroke.liftNanoseconds))
  }
}
