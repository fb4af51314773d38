/// The content's way after the lift.
public protocol Motion: Sendable {
  /// How long it takes, in ms, finite and 0 or more.
  var milliseconds: Double { get }
  /// The offset at a time after the lift, in points; the rest from `milliseconds` on; the release before 0.
  func offset(after milliseconds: Double) -> Double
  /// The speed with which it starts, in pt/ms in content direction.
  var initialPointsPerMillisecond: Double { get }
}
