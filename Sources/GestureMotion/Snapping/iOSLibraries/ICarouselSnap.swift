import GestureModel

/// iCarousel: its own deceleration in items, made to end on one.
///
/// In items and items per second: distance d = v/(2·30·(1 − rate)). If |v| > 2 and |d| > 0.1 it decelerates to x + d,
/// with paging to ceil(x) or floor(x) instead, else with stopping at items to ceil or floor of the end, by the direction
/// of d; without wrapping limited to the items, and one bounce distance more where it bounces. Otherwise it scrolls to
/// round(x), one on in the direction of v if |v| > 2 and x is more than 0.1 away from it. Paging exactly on an item stays.
/// Offsets count from the first rest; a wrapped index is left as it is, since a lattice does not wrap.
///
/// - Source: `research/strategies.md` 3.8, `research/physics.md` 1.7 (iCarousel @c9e043e1).
public struct ICarouselSnap: OriginalSnap {
  public static let identifier = "icarousel"
  public static let summary = "iCarousel: its own deceleration, rounded to an item in the direction of the flick."
  public static let numberParameters = [
    NumberParameter<Self>("rate", \.rate, unit: "", range: 0...0.9999),
    NumberParameter<Self>("bounceDistance", \.bounceDistance, unit: "pages", range: 0...1e6),
  ]
  public static let switchParameters = [
    SwitchParameter<Self>("paging", \.paging), SwitchParameter<Self>("stopsAtItems", \.stopsAtItems),
    SwitchParameter<Self>("bounces", \.bounces), SwitchParameter<Self>("wraps", \.wraps),
  ]
  /// The library's own deceleration rate; the scenario's is not read.
  public var rate = 0.95
  /// How far beyond its ends it may come to rest before it returns, in items.
  public var bounceDistance = 1.0
  /// Whether a flick goes to the next whole item.
  public var paging = false
  /// Whether a flick ends on an item.
  public var stopsAtItems = true
  /// Whether it may pass its ends.
  public var bounces = true
  /// Whether the row is endless.
  public var wraps = false
  public init() {}

  /// The speed that a flick must exceed, in items/s.
  static let flick = 2.0
  /// The distance that a flick must exceed, in items.
  static let least = 0.1

  /// Where it goes.
  package struct Stop {
    /// Whether it slows down by itself; else it is scrolled to an item.
    package var decelerates: Bool
    /// Where it ends, in items.
    package var end: Double
    package var seconds: Double
    /// The distance of the free run, in items.
    var distance: Double
  }

  /// - Parameters:
  ///   - offset: In items.
  ///   - velocity: In items/s, positive towards later items.
  package func stop(offset: Double, velocity: Double, count: Double) -> Stop {
    let distance = velocity / (2 * 30 * (1 - rate))
    func whole(_ value: Double) -> Double { value.rounded(distance > 0 ? .up : .down) }
    if abs(velocity) > Self.flick, abs(distance) > Self.least {
      var end = offset + distance
      if paging { end = whole(offset) } else if stopsAtItems { end = whole(end) }
      if !wraps {
        let beyond = bounces ? bounceDistance : 0
        end = min(max(end, -beyond), count - 1 + beyond)
      }
      return Stop(decelerates: true, end: end, seconds: 2 * abs(end - offset) / abs(velocity), distance: distance)
    }
    var end = offset.rounded(.toNearestOrAwayFromZero)
    if abs(velocity) > Self.flick, abs(offset - end) > Self.least { end += velocity > 0 ? 1 : -1 }
    if !wraps { end = min(max(end, 0), count - 1) }
    return Stop(
      decelerates: false, end: end, seconds: abs(end - offset) < 0.01 ? 0.01 : 0.4, distance: distance)
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice)
    let offset = frame.place(of: release.offset) / frame.stride
    let speed = release.pointsPerMillisecond * 1000 / frame.stride
    let stop = stop(offset: offset, velocity: speed, count: frame.count)
    let why: @Sendable () -> String = {
      let test = Clauses.comparison("|v|", abs(speed), with: Self.flick, "items/s")
      let x = offset.trimmedText(3)
      guard stop.decelerates else {
        let one =
          stop.end == offset.rounded(.toNearestOrAwayFromZero) ? "" : ", one on or limited to \(stop.end.shortText)"
        return "\(test), so round of q(offset) = \(Clauses.position(offset, .toNearestOrAwayFromZero))\(one)"
      }
      let way = stop.distance > 0 ? "up" : "down"
      if paging { return "\(test), so q(offset) = \(x) rounded \(way) to \(stop.end.shortText)" }
      let own = "\(test), so \(x) and its own way of \(stop.distance.trimmedText(3)) items"
      return stopsAtItems ? "\(own), rounded \(way) to \(stop.end.shortText)" : "\(own) to \(stop.end.trimmedText(3))"
    }
    if stop.end == stop.end.rounded() {
      return frame.decision(page: stop.end, stop.decelerates ? frame.branch(speed) : .slow, because: why())
    }
    let isFree = !paging && !stopsAtItems && stop.end == offset + stop.distance
    return frame.decision(place: stop.end * frame.stride, isFree ? .free : frame.branch(speed), because: why())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let frame = PageFrame(lattice)
    let place = frame.place(of: release.offset)
    let milliseconds = 1000 / (2 * 30 * (1 - rate))
    let ahead = release.pointsPerMillisecond * milliseconds / frame.stride
    let flick = Self.flick * frame.stride / 1000
    let least = Self.least * frame.stride / milliseconds
    let beyond = bounces ? bounceDistance : 0
    let ends = [0, 0.5, -beyond, beyond]
    return TurningPoints(
      offset: frame.turns(0, 0.5, Self.least, -Self.least, -ahead, 0.5 - ahead, -beyond - ahead, beyond - ahead),
      velocity: TurningSeries.bothSides(of: flick) + TurningSeries.bothSides(of: least)
        + ends.map {
          .speeds(reaching: $0, of: frame.stride, from: place, milliseconds: milliseconds, count: frame.count)
        })
  }
}
