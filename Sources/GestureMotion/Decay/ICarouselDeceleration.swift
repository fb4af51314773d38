/// iCarousel's run-out: `v/(2·30·(1 − rate))` items, slowing evenly, v in items a second.
///
/// With paging the end is the next whole item of the *offset* in the direction of the distance; else, stopping at
/// boundaries, of the end. Without wrapping it is then kept within `bounce` of the items.
///
/// - Source: `research/physics.md` 1.7, from iCarousel @c9e043e1.
public struct ICarouselDeceleration: Hashable, Sendable {
  /// Where it begins, in items.
  public let offset: Double
  /// v, in items per second.
  public let itemsPerSecond: Double
  /// How far it goes before any rounding, in items with sign.
  public let distance: Double
  /// Where it ends, in items, also if it does not decelerate.
  public let end: Double

  static let slowestItemsPerSecond = 2.0
  static let shortestItems = 0.1

  /// Creates a run-out.
  ///
  /// - Parameter bounceItems: How far beyond the items it may go; `nil` if it wraps.
  public init(
    from offset: Double, itemsPerSecond: Double, rate: Double = 0.95, itemCount: Int, isPaging: Bool = false,
    stopsAtBoundary: Bool = true, bounceItems: Double? = 1
  ) {
    (self.offset, self.itemsPerSecond) = (offset, itemsPerSecond)
    distance = itemsPerSecond / (2 * 30 * (1 - rate))
    var end = isPaging ? offset : offset + distance
    if isPaging || stopsAtBoundary { end = end.rounded(distance > 0 ? .up : .down) }
    if let bounceItems { end = min(max(end, -bounceItems), Double(itemCount) - 1 + bounceItems) }
    self.end = end
  }

  /// Whether it decelerates at all.
  public var decelerates: Bool {
    abs(itemsPerSecond) > Self.slowestItemsPerSecond && abs(distance) > Self.shortestItems
  }

  /// How long it takes, in seconds, as the original says it: no number for no velocity.
  public var rawSeconds: Double { 2 * abs(end - offset) / abs(itemsPerSecond) }

  /// The run as a motion of items this many points apart: none of it if it does not decelerate.
  public func motion(itemPoints: Double) -> TimedEase {
    let seconds = decelerates ? rawSeconds.asDuration : 0
    return TimedEase(
      from: offset * itemPoints, to: (seconds > 0 ? end : offset) * itemPoints, milliseconds: seconds * 1000,
      easing: .decelerate(power: 2))
  }
}
