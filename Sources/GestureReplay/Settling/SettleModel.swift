import GestureModel
import GestureMotion

/// How the content gets from the release to its target.
///
/// To add one, conform in a file of its own and give it to the presets that use it.
public protocol SettleModel: Sendable {
  /// The stable name in reports, such as `decay`.
  static var identifier: String { get }
  /// The way to `target`, in points.
  ///
  /// - Parameters:
  ///   - release: What the finger left, its offset not necessarily within the range.
  ///   - lattice: The view's pages and range.
  ///   - deceleration: The law of slowing down in force.
  func motion(
    after release: Release, to target: Double, on lattice: Lattice, deceleration: Deceleration
  ) -> any Motion
}

/// UIKit's way: a bounce at an end of the range that is met or was left, else the decay curve that ends at the target.
///
/// - Source: ``EdgeRun`` and ``DecayGlide``.
public struct DecaySettle: SettleModel {
  public static let identifier = "decay"
  /// The rate of the glide in place of the scroll view's, if the platform has one of its own.
  public var ownDeceleration: Deceleration?

  /// Creates the model.
  public init(ownDeceleration: Deceleration? = nil) { self.ownDeceleration = ownDeceleration }

  public func motion(
    after release: Release, to target: Double, on lattice: Lattice, deceleration: Deceleration
  ) -> any Motion {
    let deceleration = ownDeceleration ?? deceleration
    let range = lattice.minimumOffset...lattice.maximumOffset
    let natural = deceleration.proposedOffset(from: release.offset, pointsPerMillisecond: release.pointsPerMillisecond)
    let meetsLowEnd = target == range.lowerBound && min(release.offset, natural) < range.lowerBound
    let meetsHighEnd = target == range.upperBound && max(release.offset, natural) > range.upperBound
    if meetsLowEnd || meetsHighEnd {
      let run = EdgeRun(
        from: release.offset, pointsPerMillisecond: release.pointsPerMillisecond, within: range,
        deceleration: deceleration)
      if run.rest == target { return run }
    }
    return DecayGlide(from: release.offset, to: target, deceleration: deceleration)
  }
}
