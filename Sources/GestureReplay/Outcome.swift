import GestureModel
import GestureMotion

/// How the content comes to rest after the lift.
public struct Settle: Hashable, Sendable {
  /// From lift to rest; 0 if it rests where it was released.
  public var milliseconds: Double
  /// How far it went past the target or the edge it rests at, in points, 0 or more.
  public var overshootPoints: Double
  /// By how much the content's velocity jumps at lift, in pt/ms, 0 or more.
  public var speedJumpPointsPerMillisecond: Double
  /// How often the content turns round on its way.
  public var reversals: Int

  /// Creates a settling.
  public init(
    milliseconds: Double, overshootPoints: Double = 0, speedJumpPointsPerMillisecond: Double = 0, reversals: Int = 0
  ) {
    // Whole nanoseconds: the last bits of a logarithm differ between C libraries, and results must not.
    self.milliseconds = milliseconds.rounded(toPlaces: 6)
    self.overshootPoints = overshootPoints
    self.speedJumpPointsPerMillisecond = speedJumpPointsPerMillisecond
    self.reversals = reversals
  }

  /// What `motion` looks like after a release.
  ///
  /// A view that bounces turns with the speed it has, so that its speed does not jump.
  /// - Complexity: O(1) for UIKit's own ways, else O(*t*) in the display's frames until rest.
  init(_ motion: any Motion, after release: Release, within range: ClosedRange<Double>) {
    if let run = motion as? EdgeRun {
      self.init(
        milliseconds: run.milliseconds, overshootPoints: run.overshootPoints, reversals: run.overshootPoints > 0 ? 1 : 0
      )
      return
    }
    let jump = abs(release.pointsPerMillisecond - motion.initialPointsPerMillisecond)
    guard !(motion is DecayGlide) else {
      self.init(milliseconds: motion.milliseconds, speedJumpPointsPerMillisecond: jump)
      return
    }
    let curve = SettlingCurve(of: motion)
    self.init(
      milliseconds: motion.milliseconds, overshootPoints: curve.overshootPoints(within: range),
      speedJumpPointsPerMillisecond: jump, reversals: curve.reversals)
  }
}

/// One stroke of one trace under one candidate.
public struct Outcome: Hashable, Sendable {
  /// The stroke among the trace's primary strokes, from 0; 0 for a recorded release.
  public var stroke: Int
  /// The candidate's place in the list.
  public var candidate: Int
  /// The page nearest to where the stroke began.
  public var startPage: Int
  /// Offset, velocity and proposed offset at lift, and the offset at touch-down.
  public var release: Release
  /// Why the velocity is zero, if a rule made it so.
  public var velocityRemark: VelocityRemark?
  /// Whether the gesture ran along the other axis and a directional lock kept the view still.
  public var lockedToOtherAxis: Bool
  /// What the strategy said, with its index counted from the lowest rest.
  public var landing: Landing
  /// The page reached, as a person counts: the landing's, mirrored in a right-to-left layout.
  public var page: Int
  /// How many pages the gesture moved, negative towards page 0; in a loop past its end too.
  public var pagesMoved: Int
  /// Where it rests, limited to the range unless the strategy overrules the platform.
  public var target: Double
  /// How it gets there.
  public var settle: Settle
  /// The page the person wanted, if the trace says so.
  public var intendedPage: Int?

  /// Creates an outcome; `pagesMoved` is the difference of the pages unless given.
  public init(
    stroke: Int, candidate: Int, startPage: Int, release: Release, velocityRemark: VelocityRemark? = nil,
    lockedToOtherAxis: Bool = false, landing: Landing, page: Int, pagesMoved: Int? = nil, target: Double,
    settle: Settle, intendedPage: Int? = nil
  ) {
    self.stroke = stroke
    self.candidate = candidate
    self.startPage = startPage
    self.release = release
    self.velocityRemark = velocityRemark
    self.lockedToOtherAxis = lockedToOtherAxis
    self.landing = landing
    self.page = page
    self.pagesMoved = pagesMoved ?? page - startPage
    self.target = target
    self.settle = settle
    self.intendedPage = intendedPage
  }

  /// Whether the person got what they wanted; `nil` if that is not known.
  public var agrees: Bool? { intendedPage.map { $0 == page } }
}

/// Everything that one trace did.
public struct TraceReplay: Sendable {
  /// The trace that was replayed.
  public var trace: Trace
  /// One row a stroke, in it one outcome a candidate; empty if the trace has nothing to replay.
  public var outcomes: [[Outcome]]
  /// Creates a replay.
  public init(trace: Trace, outcomes: [[Outcome]]) {
    self.trace = trace
    self.outcomes = outcomes
  }
}
