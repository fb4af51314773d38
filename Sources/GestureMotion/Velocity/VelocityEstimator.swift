import GestureModel

/// A finger's velocity in both axes, `x` to the right and `y` down.
public struct FingerVelocity: Hashable, Sendable {
  /// Along `x`.
  public var xPointsPerSecond: Double
  /// Along `y`.
  public var yPointsPerSecond: Double
  /// Creates a velocity.
  public init(xPointsPerSecond: Double, yPointsPerSecond: Double) {
    self.xPointsPerSecond = xPointsPerSecond
    self.yPointsPerSecond = yPointsPerSecond
  }
  /// The finger stands still.
  public static let zero = FingerVelocity(xPointsPerSecond: 0, yPointsPerSecond: 0)

  /// The component along `axis`.
  public func pointsPerSecond(along axis: Axis) -> Double {
    axis == .horizontal ? xPointsPerSecond : yPointsPerSecond
  }
}

/// Why an estimator answered zero, or nothing.
public enum VelocityRemark: String, Hashable, Sendable {
  /// There are not enough samples.
  case tooFewSamples = "too few samples"
  /// The finger rested too long before the lift.
  case stoppedBeforeLift = "stopped before lift"
  /// The system took the touch away.
  case cancelled = "cancelled"
  /// The recording holds no lift.
  case noLift = "no lift recorded"
  /// The speed is below what the platform takes for a fling.
  case belowFloor = "below the platform's floor"
  /// The finger never went far enough to become a pan, so the view was told nothing.
  case noPan = "never became a pan"
  /// The samples do not determine an answer, as when all have one time.
  case undetermined = "samples do not determine a velocity"
  /// The platform's formula gives NaN or infinity on at least one axis, which is not passed on.
  case notFinite = "the platform would return no finite number"
  /// The platform's filter against a fling that turns back took the answer away.
  case againstMotion = "points against the motion"
}

/// What an estimator says at the moment of lift.
public struct VelocityEstimate: Hashable, Sendable {
  /// The finger's velocity, or `nil` where the platform has none.
  public var velocity: FingerVelocity?
  /// Why it is zero or missing, if a rule made it so.
  public var remark: VelocityRemark?
  /// How many samples took part.
  public var sampleCount: Int
  /// The time of the oldest sample that took part.
  public var oldestNanoseconds: Int64?
  /// The time of the newest sample that took part, which may be the lift.
  public var newestNanoseconds: Int64?

  /// Creates an estimate; a velocity that is infinite or no number becomes none, `notFinite`.
  public init(
    _ velocity: FingerVelocity?, remark: VelocityRemark? = nil, sampleCount: Int = 0, oldestNanoseconds: Int64? = nil,
    newestNanoseconds: Int64? = nil
  ) {
    let isFinite = velocity.map { $0.xPointsPerSecond.isFinite && $0.yPointsPerSecond.isFinite } ?? true
    self.velocity = isFinite ? velocity : nil
    self.remark = isFinite ? remark : .notFinite
    self.sampleCount = sampleCount
    self.oldestNanoseconds = oldestNanoseconds
    self.newestNanoseconds = newestNanoseconds
  }
}

/// How and when the finger left, for estimators that read it.
public struct Lift: Hashable, Sendable {
  /// When the lift was reported.
  public var nanoseconds: Int64
  /// How the stroke stopped.
  public var end: StrokeEnd
  /// The place that came with the lift; `nil` if it had none of its own.
  public var place: Sample?
  /// Creates a lift.
  public init(nanoseconds: Int64, end: StrokeEnd = .ended, place: Sample? = nil) {
    self.nanoseconds = nanoseconds
    self.end = end
    self.place = place
  }
  /// The lift of `stroke`.
  public init(of stroke: Stroke) {
    let own = stroke.lastSampleIsLift ? stroke.samples.last : nil
    let repeated = stroke.liftRepeatsPlace ? stroke.samples.last : nil
    self.init(
      nanoseconds: stroke.liftNanoseconds, end: stroke.end,
      place: own ?? repeated.map { Sample(nanoseconds: stroke.liftNanoseconds, x: $0.x, y: $0.y) })
  }
}

/// Estimates a finger's velocity at lift from one stroke, without a clock and without memory.
///
/// Because everything it reads is passed in, it can be asked at any sample: pass a prefix and a lift at its end.
/// Two that are equal have the same constants and answer alike. To add one, conform in a file of its own and add it to
/// ``VelocityEstimators/all``.
public protocol VelocityEstimator: Sendable, Hashable {
  /// The stable name, such as `aosp.lsq2`.
  static var identifier: String { get }
  /// One sentence for help and documentation, ending in a full stop.
  static var summary: String { get }
  /// Who uses it by default, for `detent list estimators`.
  static var usedBy: String { get }
  /// Whether the lift itself takes part as a sample, so that a repeated place reads as standing still.
  static var readsLiftAsSample: Bool { get }
  /// Which part of the stroke it reads; a stretch of time unless said otherwise.
  static var window: VelocityWindow { get }
  /// Creates the estimator with the platform's own constants.
  init()
  /// Returns the velocity at `lift`.
  ///
  /// - Parameter samples: One finger's touch-down and moves, oldest first, without the lift. Times never decrease.
  func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate
  /// Returns the velocity of one of several fingers after the last row of `log`.
  ///
  /// For estimators whose platform mixes fingers; without an implementation of its own, an estimator is asked about
  /// that finger's stroke alone.
  func estimate(of pointer: Int, in log: TouchLog) -> VelocityEstimate
}

extension VelocityEstimator {
  public static var readsLiftAsSample: Bool { false }
  public static var window: VelocityWindow { .time }

  public func estimate(of pointer: Int, in log: TouchLog) -> VelocityEstimate {
    let lift = log.lift(of: pointer)
    guard lift.end != .cancelled else { return VelocityEstimate(.zero, remark: .cancelled) }
    return estimate(atEndOf: log.samples(of: pointer)[...], lift: lift)
  }

  /// Returns the velocity at the lift of `stroke`; a stroke that was cancelled or has no lift stands still.
  public func estimate(of stroke: Stroke) -> VelocityEstimate {
    switch stroke.end {
    case .ended: estimate(atEndOf: stroke.trackedSamples, lift: Lift(of: stroke))
    case .cancelled: VelocityEstimate(.zero, remark: .cancelled)
    case .missing: VelocityEstimate(.zero, remark: .noLift)
    }
  }
}
