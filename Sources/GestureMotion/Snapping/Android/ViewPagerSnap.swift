import GestureModel

/// Android's ViewPager: a flick by the sign of its velocity, a drag from 60 % of a page on.
///
/// If the finger has gone more than 25 dp and |v| > 400 dp/s, the page under the left edge, and the next one where the
/// content moves on. Otherwise that page + trunc(fraction + 0.4), or + 0.6 where it lies before the page at the start.
/// Within the pages. It knows no reading direction: pages count from the lowest rest. Points are taken as dp, so the
/// density cancels out. Without a recorded gesture the content's own way stands for the finger's.
///
/// - Source: `research/strategies.md` 6.1 (ViewPager.java @a9ac247a).
public struct ViewPagerSnap: OriginalSnap {
  public static let identifier = "android.viewPager"
  public static let summary = "Android's ViewPager: a flick of 25 dp and 400 dp/s, or 60 % of a page."
  public static let numberParameters = [
    NumberParameter<Self>("minFling", \.minimumFling, unit: "pt/ms", range: 0...1e6, aliases: ["velocity"]),
    NumberParameter<Self>("flingDistance", \.flingDistance, unit: "pt", range: 0...1e6),
  ]
  /// The speed that a flick must exceed.
  public var minimumFling = 0.4
  /// The way that a flick must exceed.
  public var flingDistance = 25.0
  public init() {}
  public var velocityThreshold: Double? { minimumFling }

  /// - Parameters:
  ///   - current: The page before the drag.
  ///   - underEdge: The page under the left edge.
  ///   - fraction: How much of that page has been scrolled away, from 0 to 1.
  ///   - velocity: The finger's, in px/s: negative towards later pages.
  ///   - drag: The finger's whole way, in px.
  ///   - density: How many px a dp has.
  /// - Returns: The page, whether a flick chose it, and what was asked for before the limits.
  package func stop(
    current: Double, underEdge: Double, fraction: Double, velocity: Double, drag: Double, density: Double, count: Double
  ) -> (page: Double, isFlick: Bool, wanted: Double) {
    let isFlick =
      abs(drag) > flingDistance * density && abs(velocity) > minimumFling * 1000 * density
    let more = isFlick ? (velocity > 0 ? 0 : 1) : (fraction + (underEdge >= current ? 0.4 : 0.6)).rounded(.towardZero)
    let wanted = underEdge + more
    return (min(max(wanted, 0), count - 1), isFlick, wanted)
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice)
    let position = frame.place(of: release.offset) / frame.stride
    let (velocity, travel) = (release.pointsPerMillisecond, release.travel)
    let (underEdge, current) = (position.rounded(.down), frame.startPage(of: release))
    guard position.isFinite, travel.isFinite else { return nil }
    let stop = stop(
      current: current, underEdge: underEdge, fraction: position - underEdge, velocity: -1000 * velocity, drag: -travel,
      density: 1, count: frame.count)
    return frame.decision(
      page: stop.page, stop.isFlick ? frame.branch(velocity) : .slow,
      because: {
        let far = Clauses.comparison("travel", abs(travel), with: flingDistance, "pt")
        let speed = SpeedTest(threshold: minimumFling).phrase(at: velocity)
        let limit = Clauses.limit(stop.page, wanted: stop.wanted)
        if stop.isFlick {
          let side = velocity > 0 ? "after" : "under"
          return "\(far) and \(speed), so the page \(side) q(offset) = \(Clauses.position(position, .down))\(limit)"
        }
        let why = abs(travel) > flingDistance ? speed : far
        let part = underEdge >= current ? 0.4 : 0.6
        let sum = Clauses.position(position + part, .down)
        return "\(why), so the whole part of q(offset) + \(part.shortText) = \(sum)\(limit)"
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let frame = PageFrame(lattice)
    let zero = release.offset - release.travel
    return TurningPoints(
      offset: frame.turns(0, 0.4, 0.6) + [.at(zero - flingDistance), .at(zero + flingDistance)],
      velocity: TurningSeries.bothSides(of: minimumFling))
  }
}
