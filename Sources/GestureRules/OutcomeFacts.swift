import GestureModel
import GestureMotion
import GestureReplay

/// One outcome with everything that the rules read beside it, in physical terms: indices count from the lowest offset,
/// so that a direction is a direction in right-to-left layouts too.
///
/// A class because dozens of rules are handed the same facts, and copying them took a quarter of the time.
public final class OutcomeFacts: Sendable {
  /// The scenario and its lattice.
  public let scene: ScenarioFacts
  /// The candidate.
  public let candidate: CandidateFacts
  /// The stroke's figures; `nil` for a trace with nothing but a release.
  public let figures: StrokeFigures?
  /// What came of it.
  public let outcome: Outcome
  /// The release that an app logged, if the trace has one.
  public let recorded: RecordedRelease?
  /// What the device did, if the trace says so.
  public let observed: Observation?
  /// The outcome before, if the finger came down while the view was still on its way to it.
  public let caught: Outcome?
  /// What was logged from this touch-down to the next; what came before the first belongs to the first stroke.
  public let events: ArraySlice<RecordedEvent>
  /// The index nearest to the touch-down.
  public let startIndex: Int
  /// Whether the stroke began or ended at a page that the view cannot rest at, so that the geometry explains much.
  public let isAtUnreachablePage: Bool

  /// Creates the facts.
  public init(
    scene: ScenarioFacts, candidate: CandidateFacts, figures: StrokeFigures?, outcome: Outcome,
    recorded: RecordedRelease? = nil, observed: Observation? = nil, caught: Outcome? = nil,
    events: ArraySlice<RecordedEvent> = []
  ) {
    self.scene = scene
    self.candidate = candidate
    self.figures = figures
    self.outcome = outcome
    self.recorded = recorded
    self.observed = observed
    self.caught = caught
    self.events = events
    startIndex = scene.lattice.nearestIndex(to: outcome.release.startOffset)
    isAtUnreachablePage = scene.isUnreachable(startIndex) || scene.isUnreachable(outcome.landing.index)
  }

  /// Where pages rest.
  public var lattice: Lattice { scene.lattice }
  /// The distance between pages, in points.
  public var stride: Double { scene.lattice.stride }
  /// The offset at lift, in points.
  public var offset: Double { outcome.release.offset }
  /// The offset at touch-down, in points.
  public var startOffset: Double { outcome.release.startOffset }
  /// How far the offset moved under the finger, in points.
  public var travel: Double { offset - startOffset }
  /// The candidate's velocity at lift, in pt/ms.
  public var velocity: Double { outcome.release.pointsPerMillisecond }
  /// The robust velocity, in pt/ms; the release's own where there is no stroke.
  public var robustVelocity: Double { figures?.robustPointsPerMillisecond ?? velocity }
  /// Where the scroll would have stopped by itself, in points.
  public var proposed: Double { outcome.release.proposedOffset }
  /// The index the strategy chose, which may lie outside the lattice.
  public var index: Int { outcome.landing.index }
  /// How many indices the strategy moved on, negative towards the lowest; in `Double`, so that no answer overflows.
  public var indicesMoved: Double { Double(index) - Double(startIndex) }

  /// Whether the candidate snaps at all.
  public var snaps: Bool { candidate.kind != .free }
  /// Whether the release points past the end at which the touch-down page lies.
  public var pointsOutward: Bool {
    startIndex == 0 && velocity < 0 && robustVelocity < 0
      || startIndex == lattice.pageCount - 1 && velocity > 0 && robustVelocity > 0
  }

  /// What the candidate's strategy answers for this release with another velocity; the proposed offset follows.
  public func landing(pointsPerMillisecond velocity: Double) -> Landing? {
    candidate.probe.landing(offset: offset, pointsPerMillisecond: velocity, startOffset: startOffset)
  }
}
