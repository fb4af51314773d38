/// SwiftUI's `predictedEndTranslation`: a quarter of a second of travel.
///
/// Half of what a scroll view travels: a carousel that rounds it goes half as far.
///
/// - Source: `research/physics.md` 1.4; the SDK publishes velocity as four times the predicted rest of the way.
public struct SwiftUIProjection: Projection {
  public static let identifier = "swiftui"
  /// How long the velocity is thought to last.
  static let reachMilliseconds = 250.0
  public init() {}

  public func restOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    (offset + velocity * Self.reachMilliseconds).finite(or: offset)
  }
}
