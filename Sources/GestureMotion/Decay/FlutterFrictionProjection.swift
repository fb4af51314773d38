/// Where Flutter's friction would end on iOS: `x₀ − v₀/ln D`, D = 0.135 per second.
///
/// - Source: ``FlutterFriction``; `research/physics.md` 3.
public struct FlutterFrictionProjection: Projection {
  public static let identifier = "flutter-friction"
  /// D, what is left of the velocity after a second, above 0 and below 1.
  public var drag: Double
  /// Creates the projection.
  public init(drag: Double = FlutterFriction.iOSDrag) { self.drag = drag }

  public func restOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    FlutterFriction(drag: drag, from: offset, pointsPerSecond: velocity * 1000).rest.finite(or: offset)
  }
}
