import GestureModel

/// Android's LinearSnapHelper: the projected distance in whole children, from the one in the middle.
///
/// jump = round-up(distance/child); 0 is no target: the momentum then runs and the nearest item to its end is taken, the
/// first of two. Otherwise the item nearest to the middle at release, the first of two, + jump, within the items. A child
/// is one stride. Places count in the direction of reading.
///
/// - Source: `research/strategies.md` 6.3 (LinearSnapHelper @a9ac247a).
public struct LinearSnapHelperSnap: OriginalSnap {
  public static let identifier = "android.linearSnapHelper"
  public static let summary = "Android's LinearSnapHelper: the projected distance in whole items."
  public init() {}

  /// The item that a fling goes to; `nil` if the distance is not worth one.
  ///
  /// - Parameters:
  ///   - current: The item nearest to the middle.
  ///   - distance: How far the scroller would go, in px, as `childSize`.
  package static func target(current: Double, distance: Double, childSize: Double, count: Double) -> Double? {
    // Half goes towards positive infinity, as Java's Math.round has it.
    let jump = (distance / childSize + 0.5).rounded(.down)
    return jump == 0 ? nil : min(max(current + jump, 0), count - 1)
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice, reading: true)
    let (place, end) = (frame.place(of: release.offset), frame.place(of: release.proposedOffset))
    func nearest(_ place: Double) -> Double {
      min(max(PagerSnapHelperSnap.settled(scrolled: place, itemSize: frame.stride), 0), frame.last)
    }
    guard place.isFinite, end.isFinite, frame.stride > 0 else { return nil }
    let current = nearest(place)
    let jump = (end - place) / frame.stride
    if let target = Self.target(current: current, distance: end - place, childSize: frame.stride, count: frame.count) {
      let whole = (jump + 0.5).rounded(.down)
      return frame.decision(
        page: target, frame.branch(jump),
        because: {
          let text = jump.text { ($0 + 0.5).rounded(.down) == whole }
          return "a distance of \(text) items rounds to \(whole.shortText) from item \(current.shortText)"
            + Clauses.limit(target, wanted: current + whole)
        }())
    }
    let page = nearest(end)
    return frame.decision(
      page: page, .slow,
      because:
        "a distance of \(jump.trimmedText(3)) items rounds to 0, so the item nearest to q(proposed) = "
        + (end / frame.stride).trimmedText(3))
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let frame = PageFrame(lattice, reading: true)
    let reach = -frame.count - 3...frame.count + 3
    func steps(around offset: Double) -> TurningSeries {
      TurningSeries(origin: offset + frame.stride / 2, stride: frame.stride, numbers: reach)
    }
    return TurningPoints(
      offset: frame.turns(0.5) + [steps(around: release.proposedOffset)],
      proposed: frame.turns(0.5) + [steps(around: release.offset)])
  }
}
