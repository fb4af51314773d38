import GestureModel

/// How a scroll view slows down by itself: what is left of the velocity after a millisecond, and when it stops.
///
/// - Source: `research/physics.md` 1.2 and 1.3 point 7; the stop speed is derived there from four recorded runs
///   (stackoverflow.com/questions/16155375), the rates are UIKit's documented constants.
public struct Deceleration: Hashable, Sendable {
  /// What is left of the velocity after a millisecond, above 0 and below 1.
  public var perMillisecond: Double
  /// The speed at which the view stops, above 0.
  public var stopPointsPerMillisecond = 0.01

  /// Creates a deceleration.
  ///
  /// - Precondition: `perMillisecond` lies between 0 and 1, both excluded.
  public init(perMillisecond: Double) {
    precondition(perMillisecond > 0 && perMillisecond < 1, "a deceleration rate lies between 0 and 1")
    self.perMillisecond = perMillisecond
  }

  /// `UIScrollView.DecelerationRate.normal`.
  public static let normal = Deceleration(perMillisecond: 0.998)
  /// `UIScrollView.DecelerationRate.fast`.
  public static let fast = Deceleration(perMillisecond: 0.99)

  /// How many points a velocity of 1 pt/ms travels: `d/(1 − d)`, 499 normal and 99 fast.
  public var reachMilliseconds: Double { perMillisecond / (1 - perMillisecond) }

  /// Where a scroll released at `offset` stops by itself: `o + sign(v)·max(|v| − 0.01, 0)·d/(1 − d)`.
  public func proposedOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    let excess = max(abs(velocity) - stopPointsPerMillisecond, 0)
    return offset + (velocity < 0 ? -excess : excess) * reachMilliseconds
  }
}
