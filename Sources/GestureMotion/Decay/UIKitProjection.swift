/// Where a `UIScrollView` was recorded to rest: `o + sign(v)·max(|v| − 0.01, 0)·d/(1 − d)`.
///
/// - Source: `research/physics.md` 1.2 and 1.3 point 6; recorded rests are met within a pixel.
public struct UIKitProjection: Projection {
  public static let identifier = "uikit"
  /// The law of slowing down.
  public var deceleration = Deceleration.normal

  public init() {}
  public init(_ deceleration: Deceleration) { self.deceleration = deceleration }

  public func restOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    deceleration.proposedOffset(from: offset, pointsPerMillisecond: velocity).finite(or: offset)
  }

  /// The target that a note on iOS 26 reads instead: `o + sign(v)·max(|v| − 0.01, 0)/|ln d|`, 0.1 % farther.
  ///
  /// Undecided for current systems; older measurements fit ``restOffset(from:pointsPerMillisecond:)``.
  ///
  /// - Source: `research/physics.md` 1.3 point 7.
  public func reportedTargetByLogarithm(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    let excess = max(abs(velocity) - deceleration.stopPointsPerMillisecond, 0)
    let way = excess / -LibraryMath.log(deceleration.perMillisecond)
    return (offset + (velocity < 0 ? -way : way)).finite(or: offset)
  }
}
