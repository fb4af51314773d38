/// Where Chromium's fling ends where nothing snaps, in a view of a known length.
public struct ChromiumFlingProjection: Projection {
  public static let identifier = "chromium-fling"
  /// Creates the projection.
  public init() {}

  public func restOffset(from offset: Double, pointsPerMillisecond: Double) -> Double {
    restOffset(from: offset, pointsPerMillisecond: pointsPerMillisecond, viewport: .infinity)
  }

  public func restOffset(from offset: Double, pointsPerMillisecond: Double, viewport: Double) -> Double {
    ChromiumFling(from: offset, pointsPerMillisecond: pointsPerMillisecond, viewport: viewport).rest.finite(or: offset)
  }
}
