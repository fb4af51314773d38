/// How fast an animation of fixed duration begins.
public enum SnapCurve: String, Hashable, Sendable, CaseIterable {
  /// At rest, as UIKit's animations do unless told otherwise.
  case easeInOut = "ease-in-out"
  /// At its mean speed, which it keeps.
  case linear
  /// Faster than its mean speed, and slowing down.
  case easeOut = "ease-out"

  /// The speed at the beginning, as a multiple of the mean one.
  ///
  /// - Source: the slope at 0 of the curves of UIKit and CSS, cubic Béziers of (0.42, 0, 0.58, 1), a straight line, and
  ///   (0, 0, 0.58, 1), where it is 1/0.58.
  public var initialSpeed: Double {
    switch self {
    case .easeInOut: 0
    case .linear: 1
    case .easeOut: 1 / 0.58
    }
  }
}
