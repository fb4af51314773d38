import GestureModel

/// Android's PagerSnapHelper, as in ViewPager2: one page after any fling, else the nearest once it stands.
///
/// Newer versions fling to the nearest page strictly before or after the middle; where there is none the fling runs freely
/// and the nearest page is taken where it ends. Older ones (`older`) take the first page laid out, and the next after a
/// fling forward, even one past the last. |v| must exceed 50 dp/s. The nearest: the first of two. Places count in the
/// direction of reading, points are dp.
///
/// - Source: `research/strategies.md` 6.2 (PagerSnapHelper @a9ac247a and later).
public struct PagerSnapHelperSnap: OriginalSnap {
  public static let identifier = "android.pagerSnapHelper"
  public static let summary = "Android's PagerSnapHelper (ViewPager2): one page after any fling of 50 dp/s."
  public static let numberParameters = [
    NumberParameter<Self>("minFling", \.minimumFling, unit: "pt/ms", range: 0...1e6, aliases: ["velocity"])
  ]
  public static let switchParameters = [SwitchParameter<Self>("older", \.older)]
  /// The speed that a fling must exceed.
  public var minimumFling = 0.05
  /// Whether the rule of the older versions is taken.
  public var older = false
  public init() {}
  public var velocityThreshold: Double? { minimumFling }

  /// The page that a fling goes to; `nil` if it is none or there is no page on that side.
  ///
  /// - Parameters:
  ///   - offset: In px, as `itemSize`.
  ///   - velocity: In px/s, positive towards later pages.
  ///   - minimum: The least fling velocity of the device, in px/s.
  package func flingTarget(
    offset: Double, velocity: Double, minimum: Double, itemSize: Double, count: Double
  ) -> Double? {
    guard abs(velocity) > minimum else { return nil }
    let position = offset / itemSize
    if older { return position.rounded(.towardZero) + (velocity > 0 ? 1 : 0) }
    let page = velocity > 0 ? position.rounded(.down) + 1 : position.rounded(.up) - 1
    return page >= 0 && page < count ? page : nil
  }

  /// The page whose middle is nearest to the view's when scrolling has stopped, the first of two.
  package static func settled(scrolled: Double, itemSize: Double) -> Double {
    (scrolled / itemSize - 0.5).rounded(.up)
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice, reading: true)
    let place = frame.place(of: release.offset)
    let velocity = frame.turned(release.pointsPerMillisecond)
    let test = SpeedTest(threshold: minimumFling)
    let isFling = test.branch(at: velocity) != .slow
    let fling = flingTarget(
      offset: place, velocity: 1000 * velocity, minimum: 1000 * minimumFling, itemSize: frame.stride, count: frame.count
    )
    if let fling {
      return frame.decision(
        page: fling, frame.branch(velocity),
        because: {
          let speed = test.phrase(at: release.pointsPerMillisecond)
          return
            "\(speed), so the \(velocity > 0 ? "next" : "last") page at q(offset) = \((place / frame.stride).trimmedText(3))"
        }())
    }
    let end = isFling ? min(max(frame.place(of: release.proposedOffset), 0), frame.last * frame.stride) : place
    let wanted = Self.settled(scrolled: end, itemSize: frame.stride)
    let page = min(max(wanted, 0), frame.last)
    return frame.decision(
      page: page, isFling ? frame.branch(velocity) : .slow,
      because: {
        let position = end / frame.stride
        let speed = test.phrase(at: release.pointsPerMillisecond)
        let why = isFling ? "\(speed), but there is no page on that side" : speed
        let text = position.text { ($0 - 0.5).rounded(.up) == wanted }
        return "\(why), so the page nearest to q(\(isFling ? "proposed" : "offset")) = \(text)"
          + Clauses.limit(page, wanted: wanted)
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let frame = PageFrame(lattice, reading: true)
    return TurningPoints(
      offset: frame.turns(0, 0.5), proposed: frame.turns(0.5), velocity: TurningSeries.bothSides(of: minimumFling))
  }
}
