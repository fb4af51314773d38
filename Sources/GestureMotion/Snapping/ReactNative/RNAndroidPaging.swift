import GestureModel

/// React Native on Android with `pagingEnabled`: one page, if velocity and projection both point there.
///
/// With x and p in pages: previous = floor(x), next = ceil(x), both whole at once on a boundary, where v > 0 raises next
/// and v < 0 lowers previous; current = round(x) and aimed = round(p), ties to the even page. v > 0, current < next and
/// aimed > previous takes next; v < 0, current > previous and aimed < next takes previous; else current. The original
/// works in whole pixels, this in fractions; the first rest is offset 0.
///
/// - Source: `research/strategies.md` 4.3 (ReactHorizontalScrollView.kt @14198ad).
public struct RNAndroidPaging: OriginalSnap {
  public static let identifier = "rn.android.paging"
  public static let summary = "React Native's paging on Android: one page if velocity and projection both point there."
  public init() {}

  public var velocityThreshold: Double? { 0 }

  /// What was chosen, and between what.
  package struct Stop {
    package var page: Double
    /// The page's offset, in px.
    package var target: Double
    var previous, next, current, aimed: Double
  }

  /// - Parameters:
  ///   - predicted: Where the fling would end, in px, as `offset` and `interval`.
  ///   - velocity: In px/s, positive towards larger offsets; only its sign counts.
  package static func stop(offset: Double, predicted: Double, velocity: Double, interval: Double) -> Stop {
    let here = offset / interval
    var stop = Stop(
      page: 0, target: 0, previous: here.rounded(.down), next: here.rounded(.up),
      current: here.rounded(.toNearestOrEven),
      aimed: (predicted / interval).rounded(.toNearestOrEven))
    if stop.previous == stop.next {
      if velocity > 0 { stop.next += 1 } else if velocity < 0 { stop.previous -= 1 }
    }
    if velocity > 0, stop.current < stop.next, stop.aimed > stop.previous {
      stop.page = stop.next
    } else if velocity < 0, stop.current > stop.previous, stop.aimed < stop.next {
      stop.page = stop.previous
    } else {
      stop.page = stop.current
    }
    stop.target = stop.page * interval
    return stop
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice)
    let (offset, proposed) = (frame.place(of: release.offset), frame.place(of: release.proposedOffset))
    let velocity = release.pointsPerMillisecond
    guard proposed.isFinite else { return nil }
    let stop = Self.stop(offset: offset, predicted: proposed, velocity: velocity, interval: frame.stride)
    return frame.decision(
      page: stop.page, frame.branch(velocity),
      because: {
        let sign = Clauses.sign(velocity)
        let aimed = "round of q(proposed) = \(Clauses.position(proposed / frame.stride, .toNearestOrEven))"
        let here = "round of q(offset) = \(Clauses.position(offset / frame.stride, .toNearestOrEven))"
        if stop.page == stop.current || velocity == 0 { return "\(sign) and \(aimed), so \(here)" }
        return "\(sign) and \(aimed), so one page, to \(stop.page.shortText)"
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let frame = PageFrame(lattice)
    return TurningPoints(offset: frame.turns(0, 0.5), proposed: frame.turns(0.5), velocity: [.at(0)])
  }
}
