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
  /// What reads the finger, each way of reading once, and for each candidate which one it is.
  private let readings: [Reading]
  private let readingSlots: [Int]

  /// An estimator and the finger it is asked about.
  private struct Reading {
    var estimator: any VelocityEstimator
    var pointers: PointerPolicy
  }

  /// Creates a replayer.
  public init(scenario: Scenario, candidates: [Candidate]) {
    self.init(scenario: scenario, candidates: candidates, lattice: scenario.lattice)
  }

  /// Creates a replayer on a lattice that is not quite the scenario's own: its mirror image, say.
  package init(scenario: Scenario, candidates: [Candidate], lattice: Lattice) {
    self.scenario = scenario
    self.candidates = candidates
    self.lattice = lattice
    var readings: [Reading] = []
    var slots: [Int] = []
    for candidate in candidates {
      let pointers = candidate.drag.rules.pointers
      // Two of a kind may still have constants of their own.
      let known = readings.firstIndex {
        $0.pointers == pointers && AnyHashable($0.estimator) == AnyHashable(candidate.estimator)
      }
      slots.append(known ?? readings.count)
      if known == nil { readings.append(Reading(estimator: candidate.estimator, pointers: pointers)) }
    }
    self.readings = readings
    readingSlots = slots
  }

  /// Replays one trace.
  ///
  /// A recorded release takes the place of the strokes where there are none. Strokes follow each other: the next starts
  /// where the last came to rest, or from where it had come to if the finger caught it.
  /// - Complexity: O(*s* + *c*·*k*) in samples, candidates and strokes.
  public func replay(_ trace: Trace) -> TraceReplay {
    let startOffset = (trace.startOffset ?? scenario.startOffset).withinReach
    guard !trace.strokes.isEmpty else {
      guard let release = trace.release else { return TraceReplay(trace: trace, outcomes: []) }
      let row = candidates.indices.map { index in
        outcome(of: candidates[index], at: index, recorded: release, startOffset: startOffset, intent: trace.intent)
      }
      return TraceReplay(trace: trace, outcomes: [row])
    }
    let gestures = readings.map { reading in
      FollowedStroke.all(in: trace, pointers: reading.pointers).map {
        DraggedGesture(stroke: $0.drag, estimate: reading.estimator.estimate(of: $0.leader))
      }
    }
    var sessions = candidates.map { _ in Session(startOffset: startOffset) }
    var rows: [[Outcome]] = []
    let count = gestures.map(\.count).min() ?? 0
    for number in 0..<count {
      rows.append(
        candidates.indices.map { index in
          let gesture = gestures[readingSlots[index]][number]
          let start = self.start(of: gesture.stroke, in: sessions[index])
          let firstPage = rows.first?[index].startPage ?? page(nearestTo: start)
          var outcome = self.outcome(
            of: candidates[index], at: index, gesture, startOffset: start, in: &sessions[index])
          outcome.stroke = number
          if number == count - 1 { outcome.intendedPage = intendedPage(of: trace.intent, from: firstPage) }
          sessions[index].end(with: outcome, liftNanoseconds: gesture.stroke.liftNanoseconds)
          return outcome
        })
    }
    return TraceReplay(trace: trace, outcomes: rows)
  }

  /// The way from the lift to the rest of an outcome of one of these candidates.
  public func motion(of outcome: Outcome) -> any Motion {
    let candidate = candidates[outcome.candidate]
    return candidate.settle.motion(
      after: outcome.release, to: outcome.target, on: lattice, deceleration: candidate.deceleration(in: scenario))
  }

  func page(nearestTo offset: Double) -> Int { lattice.page(at: lattice.nearestIndex(to: offset)) }

  /// Where the content is when the next finger comes down.
  private func start(of stroke: Stroke, in session: Session) -> Double {
    guard let previous = session.previous else { return session.startOffset }
    let elapsed = stroke.beganNanoseconds.milliseconds(since: previous.liftNanoseconds)
    guard elapsed < previous.outcome.settle.milliseconds else { return previous.outcome.target }
    return motion(of: previous.outcome).offset(after: elapsed)
  }
}

/// One finger's way and what an estimator says at its end.
struct DraggedGesture {
  var stroke: Stroke
  var estimate: VelocityEstimate
}
