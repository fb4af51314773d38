/// Where a scroll would stop by itself.
public protocol Projection: Sendable {
  /// The stable name, such as `android-spline`.
  static var identifier: String { get }
  /// Where a release at `offset` with this velocity would stop, in points; finite for finite input.
  func restOffset(from offset: Double, pointsPerMillisecond: Double) -> Double
}
