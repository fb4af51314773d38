/// What a scroll view makes of flicks in a row: from the fourth on the free run is stretched, up to 16 times.
///
/// A value: hand it on from stroke to stroke. A reversal, a drag sample under 0.13 pt/ms, coming to rest or reaching an
/// edge ends the streak (``reset()``), and with paging on nothing is counted.
///
/// - Source: `research/physics.md` 1.3 point 9, a third party's reading of UIKit.
public struct RepeatedFlicks: Hashable, Sendable {
  /// Releases in a row that were fast enough.
  public private(set) var streak = 0
  /// What the free run is stretched by.
  public private(set) var multiplier = 1.0
  /// The multiplier at the last touch-down.
  private var start = 1.0
  /// When the last counted release was, in ms.
  private var lastCounted: Double?

  /// The speed of a release that counts, in pt/ms.
  static let countedSpeed = 0.6
  /// The speed below which a release does not decelerate at all, in pt/ms.
  static let floorSpeed = 0.25
  /// A drag sample slower than this ends the streak, in pt/ms.
  public static let slowestDragSpeed = 0.13
  /// The longest pause after a counted release, in ms.
  static let longestPause = 1000.0
  /// The largest multiplier.
  static let greatest = 16.0

  public init() {}

  /// A finger touches down, `milliseconds` on any clock that runs on.
  public mutating func touchDown(atMilliseconds milliseconds: Double) {
    if let lastCounted, milliseconds - lastCounted > Self.longestPause { reset() }
    start = multiplier
  }

  /// The finger has moved `points` since it touched down.
  public mutating func drag(points: Double) {
    guard streak >= 3 else { return }
    let stretch = (1 + Double(streak - 3) / 2) * min(abs(points) / 240, 0.9)
    multiplier = min(Self.greatest, start + stretch)
  }

  /// The finger lifts at this speed: the raw latest sample's, measured in two dimensions.
  public mutating func release(pointsPerMillisecond speed: Double, atMilliseconds milliseconds: Double) {
    guard speed >= max(Self.countedSpeed, Self.floorSpeed) else { return reset() }
    streak += 1
    lastCounted = milliseconds
  }

  /// The streak ends.
  public mutating func reset() { (streak, multiplier, start, lastCounted) = (0, 1, 1, nil) }
}
