/// SwiftUI's `predictedEndTranslation`: a quarter of a second on.
///
/// - Source: `research/physics.md` 1.4.
public struct SwiftUIProjection: Projection {
  public static let identifier = "swiftui"
  /// How far ahead it looks.
  public static let milliseconds = 250.0
  /// Creates the projection.
  public init() {}

  public func restOffset(from offset: Double, pointsPerMillisecond: Double) -> Double {
    offset + Self.milliseconds * pointsPerMillisecond
  }
}
