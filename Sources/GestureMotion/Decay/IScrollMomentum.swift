/// iScroll's momentum: an even slowing from the mean speed, with a short run past an edge.
///
/// s is the mean speed; it goes s²/(2a) px in s/a ms. Beyond the lower margin it ends at `margin − wrapper/2.5·s/8` after
/// `|destination − current|/s`; above 0 at `wrapper/2.5·s/8` after `(|current| + destination)/s`. The destination alone is
/// rounded, half up. Positions are the content's translation: negative going forward.
///
/// - Source: `research/physics.md` 6, orders of operations.
public struct IScrollMomentum: Hashable, Sendable {
  /// Where it ends, in whole px.
  public let destination: Double
  /// How long it takes as the original says it, in ms: no number if the finger did not move.
  public let rawMilliseconds: Double

  /// a, what is taken from the speed, in px/ms².
  public static let deceleration = 0.0006

  /// Creates a momentum.
  ///
  /// - Parameters:
  ///   - lowerMargin: The lowest position, 0 or less.
  ///   - wrapperSize: The view's length; `nil` if it does not bounce.
  public init(
    from start: Double, to current: Double, milliseconds: Double, lowerMargin: Double, wrapperSize: Double?,
    deceleration: Double = deceleration
  ) {
    let speed = abs(current - start) / milliseconds
    let way = speed * speed / (2 * deceleration)
    var destination = current + (current < start ? -way : way)
    var duration = speed / deceleration
    let past = wrapperSize.map { $0 / 2.5 * (speed / 8) } ?? 0
    if destination < lowerMargin {
      destination = lowerMargin - past
      duration = abs(destination - current) / speed
    } else if destination > 0 {
      destination = past
      duration = (abs(current) + destination) / speed
    }
    self.destination = (destination + 0.5).rounded(.down)
    rawMilliseconds = duration
  }
}
