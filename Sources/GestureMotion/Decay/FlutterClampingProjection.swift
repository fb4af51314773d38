/// Where Flutter's scroll would end on Android.
///
/// - Source: ``FlutterClamping``; `research/physics.md` 3.
public struct FlutterClampingProjection: Projection {
  public static let identifier = "flutter-clamping"
  /// Android's friction, above 0.
  public var friction: Double
  /// Creates the projection.
  public init(friction: Double = 0.015) { self.friction = friction }

  public func restOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    FlutterClamping(from: offset, pointsPerSecond: velocity * 1000, friction: friction).rest.finite(or: offset)
  }
}
