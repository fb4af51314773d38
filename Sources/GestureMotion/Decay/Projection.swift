/// Where a scroll would stop by itself.
public protocol Projection: Sendable {
  /// The stable name, such as `android-spline`.
  static var identifier: String { get }
  /// Where a release at `offset` with this velocity would stop, in points; finite for finite input.
  func restOffset(from offset: Double, pointsPerMillisecond: Double) -> Double
  /// The same in a view of a known length, for the platforms that limit a fling by it.
  func restOffset(from offset: Double, pointsPerMillisecond: Double, viewport: Double) -> Double
}

extension Projection {
  public func restOffset(from offset: Double, pointsPerMillisecond: Double, viewport: Double) -> Double {
    restOffset(from: offset, pointsPerMillisecond: pointsPerMillisecond)
  }
}
