import GestureModel

/// FSPagerView: a flick goes to the next whole item of the release offset, a slow drag to the item nearest to the
/// proposed one.
///
/// With x and p in pitches and e = max(D − 1, 0): v ≥ 0.3 takes ceil(x + e), v ≤ −0.3 floor(x − e), else round(p).
/// `automatic` instead takes round(p ± 0.35) from 0.3 pt/ms on. Then limited to 0…content − pitch. A flick from exactly
/// on an item stays there. Offsets count from the first rest, the content is one pitch a page. The original asks vertical
/// pagers for the horizontal velocity, which is always slow; the axis is not looked at here.
///
/// - Source: `research/strategies.md` 3.1 (FSPagerView @f90ab7d2).
public struct FSPagerSnap: OriginalSnap {
  public static let identifier = "fspager"
  public static let summary = "FSPagerView: the next whole item after a flick, however far it would carry."
  public static let numberParameters = [
    NumberParameter<Self>("decelerationDistance", \.decelerationDistance, unit: "pages", range: 0...1e6)
  ]
  public static let switchParameters = [SwitchParameter<Self>("automatic", \.automatic)]
  /// How many boundaries a flick passes; 0 and 1 are the same.
  public var decelerationDistance = 1.0
  /// Whether the projection decides, with a bias of 0.35 pages in the direction of a flick.
  public var automatic = false
  public init() {}

  /// The speed from which on a release is a flick, in pt/ms; exactly this speed is.
  static let flick = 0.3
  /// By how many pages a flick moves the projection in automatic mode.
  static let bias = 0.35
  public var velocityThreshold: Double? { Self.flick }

  /// The offset chosen and the index that goes with it.
  ///
  /// - Parameters:
  ///   - offset: The content offset at release, in points, as all lengths.
  ///   - velocity: In pt/ms.
  ///   - contentLength: The length of the content; the view's is one pitch in the original's own terms.
  package func stop(
    offset: Double, proposed: Double, velocity: Double, pitch: Double, contentLength: Double
  ) -> (target: Double, index: Double) {
    let beyond = max(decelerationDistance - 1, 0)
    let page: Double
    if abs(velocity) < Self.flick {
      page = (proposed / pitch).rounded(.toNearestOrAwayFromZero)
    } else if automatic {
      page = (proposed / pitch + (velocity < 0 ? -Self.bias : Self.bias)).rounded(.toNearestOrAwayFromZero)
    } else {
      page =
        velocity > 0 ? (offset / pitch + beyond).rounded(.up) : (offset / pitch - beyond).rounded(.down)
    }
    let target = min(max(page * pitch, 0), contentLength - pitch)
    return (target, target / pitch)
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice)
    let (offset, proposed) = (frame.place(of: release.offset), frame.place(of: release.proposedOffset))
    let velocity = release.pointsPerMillisecond
    let stop = stop(
      offset: offset, proposed: proposed, velocity: velocity, pitch: frame.stride,
      contentLength: frame.count * frame.stride)
    let test = SpeedTest(threshold: Self.flick, includesThreshold: true)
    return frame.decision(
      page: stop.index.rounded(), test.branch(at: velocity),
      because: {
        let speed = test.phrase(at: velocity)
        let (x, p) = (offset / frame.stride, proposed / frame.stride)
        let beyond = max(decelerationDistance - 1, 0)
        let way = beyond > 0 ? " and \(beyond.shortText) on" : ""
        switch test.branch(at: velocity) {
        case .slow, .free: return "\(speed), so round of q(proposed) = \(Clauses.position(p, .toNearestOrAwayFromZero))"
        case let fast where automatic:
          let biased = p + (fast == .forward ? Self.bias : -Self.bias)
          let text = Clauses.position(biased, .toNearestOrAwayFromZero)
          return "\(speed), so round of q(proposed) with a bias of 0.35 = \(text)"
        case .forward: return "\(speed), so ceil of q(offset) = \(Clauses.position(x, .up))\(way)"
        case .backward: return "\(speed), so floor of q(offset) = \(Clauses.position(x, .down))\(way)"
        }
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let frame = PageFrame(lattice)
    let beyond = max(decelerationDistance - 1, 0)
    return TurningPoints(
      offset: frame.turns(beyond, -beyond),
      proposed: frame.turns(0.5, 0.5 - Self.bias, 0.5 + Self.bias), velocity: TurningSeries.bothSides(of: Self.flick))
  }
}
