import GestureModel

/// Compose's snapping lazy list: the item ahead of a fling's approach, the nearest to it after a slow release.
///
/// The approach is the decay less one item. Then |v| < 400 dp/s takes the nearest of the items at or before and at or after
/// it, half-way the later; a faster one the item ahead. Within the items. Places count in the direction of reading, points
/// are dp, the decay is the way to the proposed offset.
///
/// - Source: `research/strategies.md` 6.6 (Compose LazyListSnapLayoutInfoProvider). That the approach stops an item short is
///   that of the pager, 6.5.
public struct ComposeLazySnap: OriginalSnap {
  public static let identifier = "compose.lazySnap"
  public static let summary = "Compose's snapping list: the item ahead of a fling's approach, else the nearest."
  public static let numberParameters = [
    NumberParameter<Self>("velocity", \.pointsPerMillisecond, unit: "pt/ms", range: 0...1e6)
  ]
  /// The speed from which on a release is a fling; exactly this speed is.
  public var pointsPerMillisecond = 0.4
  public init() {}
  public var velocityThreshold: Double? { pointsPerMillisecond }

  /// The bound chosen.
  ///
  /// - Parameters:
  ///   - lower: How far it is to the item at or before, in px: 0 or less.
  ///   - upper: How far it is to the item at or after, in px: 0 or more.
  ///   - velocity: In px/s, positive towards later items.
  ///   - minimum: From which speed on a release is a fling, in px/s.
  package static func bound(lower: Double, upper: Double, velocity: Double, minimum: Double) -> Double {
    if abs(velocity) < minimum { return abs(lower) < abs(upper) ? lower : upper }
    return velocity > 0 ? upper : lower
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice, reading: true)
    let (offset, end) = (frame.place(of: release.offset), frame.place(of: release.proposedOffset))
    let velocity = frame.turned(release.pointsPerMillisecond)
    let way = max(abs(end - offset) - frame.stride, 0)
    let place = end < offset ? offset - way : offset + way
    guard place.isFinite, frame.stride > 0 else { return nil }
    let position = place / frame.stride
    let (before, after) = (
      min(max(position.rounded(.down), 0), frame.last), min(max(position.rounded(.up), 0), frame.last)
    )
    let (lower, upper) = (before * frame.stride - place, after * frame.stride - place)
    let chosen = Self.bound(
      lower: lower, upper: upper, velocity: 1000 * velocity, minimum: 1000 * pointsPerMillisecond)
    let test = SpeedTest(threshold: pointsPerMillisecond, includesThreshold: true)
    let isFling = abs(1000 * velocity) >= 1000 * pointsPerMillisecond
    return frame.decision(
      page: chosen == lower ? before : after, isFling ? frame.branch(velocity) : .slow,
      because: {
        let speed = test.phrase(at: release.pointsPerMillisecond)
        let side = !isFling ? "nearest to" : velocity > 0 ? "after" : "before"
        return "\(speed), so the item \(side) position \(position.trimmedText(3))"
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let frame = PageFrame(lattice, reading: true)
    func edges(_ offset: Double) -> [TurningSeries] {
      [.at(offset), .at(offset + frame.stride), .at(offset - frame.stride)]
    }
    return TurningPoints(
      offset: frame.turns(0, 0.5) + edges(release.proposedOffset),
      proposed: frame.turns(0, 0.5) + edges(release.offset),
      velocity: [.at(0)] + TurningSeries.bothSides(of: pointsPerMillisecond))
  }
}
