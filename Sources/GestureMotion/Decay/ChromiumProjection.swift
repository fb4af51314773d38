/// Where Chromium thinks a fling would end when it chooses a snap position: its first momentum delta times a factor.
///
/// - Source: `research/physics.md` 5, from Chromium's `snap_fling_curve.cc`. That the first delta is a whole frame's, 16 ms,
///   is ours; how much of a frame has passed by then is chance.
public struct ChromiumProjection: Projection {
  public static let identifier = "chromium"
  /// Whether it is Chromium on Android.
  public var isAndroid: Bool
  /// The time the first delta covers.
  public var firstFrameMilliseconds = ChromiumSnapGlide.frameMilliseconds
  /// Creates the projection.
  public init(isAndroid: Bool = false) { self.isAndroid = isAndroid }

  public func restOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    (offset + ChromiumSnapGlide.estimatedDisplacement(of: velocity * firstFrameMilliseconds, isAndroid: isAndroid))
      .finite(or: offset)
  }
}
