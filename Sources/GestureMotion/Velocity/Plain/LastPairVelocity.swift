import GestureModel

/// The difference of the last two reports, the lift among them: what code written in an afternoon computes.
///
/// A lift that repeats the last place makes the answer 0, and a finger that rested is measured over the whole rest;
/// there is no other stop rule. Samples: 2, else none. A pair without duration gives none.
///
/// Units: points and nanoseconds in, points per second out.
///
/// - Source: `research/velocity.md` 0 and 7; SwiftUIPager (fermoya/SwiftUIPager @232675d4) and Chameleon
///   (BigZaphod/Chameleon @84605ede) read the last pair, lift included.
public struct LastPairVelocity: VelocityEstimator {
  public static let identifier = "last-pair"
  public static let summary = "The last two reports, the lift among them: 0 when the lift repeats the last place."
  public static let usedBy = "hand-written recognizers, SwiftUIPager, Chameleon"
  public static let window = VelocityWindow.lastStep
  public static let readsLiftAsSample = true
  public init() {}

  /// - Complexity: O(1); allocates nothing.
  public func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
    let newest = lift.place ?? samples.last
    let older = lift.place == nil ? samples.dropLast().last : samples.last
    guard let newest, let older else {
      return VelocityEstimate(nil, remark: .tooFewSamples, sampleCount: samples.count)
    }
    let seconds = TickClock.nanoseconds.seconds(from: older, to: newest)
    guard seconds > 0 else { return VelocityEstimate(nil, remark: .undetermined, sampleCount: 2) }
    let velocity = FingerVelocity(
      xPointsPerSecond: (newest.x - older.x) / seconds, yPointsPerSecond: (newest.y - older.y) / seconds)
    return VelocityEstimate(
      velocity, sampleCount: 2, oldestNanoseconds: older.nanoseconds, newestNanoseconds: newest.nanoseconds)
  }
}
