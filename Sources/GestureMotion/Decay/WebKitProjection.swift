/// Where WebKit's fallback thinks momentum would end: 16.7 times the first momentum delta.
///
/// - Source: `research/physics.md` 5, from `ScrollingMomentumCalculator.cpp` @049bbb77. That the first delta is a frame's at
///   60 Hz is ours. The original keeps the prediction within the content; that is the lattice's here.
public struct WebKitProjection: Projection {
  public static let identifier = "webkit"
  static let factor = 16.7
  /// The time the first delta covers.
  public var firstFrameMilliseconds = 1000.0 / 60
  public init() {}

  public func restOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    (offset + Self.factor * velocity * firstFrameMilliseconds).finite(or: offset)
  }
}
