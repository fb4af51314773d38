import GestureModel

/// MSPeekCollectionViewDelegateImplementation: counts pages from its own last target.
///
/// With index(o) = round(o/P), o limited to 0…content and the index to 0…n (sic): |v| > 0.2 pt/ms steps from index(last
/// target) by max(index(p) − that, 1), at least `minItems` and at most `maxItems`, in the direction of v; a step to n or
/// past it is not taken. A slower release takes index(p), to which the same two limits apply although it is a place and
/// no step. So backward flicks always move one, and a limit of 1 sends a slow drag to page 1. The last target is the rest
/// nearest to where the drag began; offsets count from the first rest.
///
/// - Source: `research/strategies.md` 3.5 (MSPeekCollectionViewDelegateImplementation @5bc891a2).
public struct MSPeekSnap: OriginalSnap {
  public static let identifier = "mspeek"
  public static let summary = "MSPeekCollectionView: as far as the projection forward, one page backward."
  public static let numberParameters = [
    NumberParameter<Self>(
      "velocity", \.pointsPerMillisecond, unit: "pt/ms", range: 0...1e6, aliases: ["threshold", "velocityThreshold"]),
    NumberParameter<Self>("minItems", \.minimumItems, unit: "pages", range: 0...1e6),
    NumberParameter<Self>("maxItems", \.maximumItems, unit: "pages", range: 0...1e6),
  ]
  /// The speed that must be exceeded to count as fast.
  public var pointsPerMillisecond = 0.2
  /// The least step; 0 is no limit.
  public var minimumItems = 0.0
  /// The greatest step; 0 is no limit.
  public var maximumItems = 0.0
  public init() {}
  public var velocityThreshold: Double? { pointsPerMillisecond }

  /// What its layout makes of a view, in points.
  package struct Layout {
    package var itemSize: Double
    package var pitch: Double
    package var contentLength: Double
    package var count: Double

    /// Items that leave `peek` of their neighbours to be seen.
    package init(viewport: Double, spacing: Double, peek: Double, itemsToShow: Double, count: Int) {
      let item = (viewport - spacing * (itemsToShow + 1) - 2 * peek) / itemsToShow
      self.init(itemSize: item, spacing: spacing, peek: peek, count: Double(count))
    }

    init(itemSize: Double, spacing: Double, peek: Double, count: Double) {
      self.itemSize = itemSize
      self.count = count
      pitch = itemSize + spacing
      contentLength = count * itemSize + count * spacing + 2 * max(0, spacing) + 2 * peek
    }

    func index(at offset: Double) -> Double {
      let inside = min(max(0, offset), contentLength)
      return min(max(0, (inside / pitch).rounded(.toNearestOrAwayFromZero)), count)
    }
  }

  /// The page chosen and the offset asked for, in points; the page may be `count` or below 0.
  package func stop(
    lastTarget: Double, proposed: Double, velocity: Double, in layout: Layout
  ) -> (index: Double, target: Double, branch: SnapBranch) {
    let there = layout.index(at: proposed)
    let branch = SpeedTest(threshold: pointsPerMillisecond).branch(at: velocity)
    if branch == .slow {
      let index = limited(there)
      return (index, index * layout.pitch, branch)
    }
    let from = layout.index(at: lastTarget)
    if (from == 0 && branch == .backward) || (from == layout.count && branch == .forward) {
      return (from, lastTarget, branch)
    }
    let step = limited(max(there - from, 1))
    let wanted = branch == .forward ? from + step : from - step
    let index = wanted >= layout.count ? from : wanted
    return (index, index * layout.pitch, branch)
  }

  private func limited(_ amount: Double) -> Double {
    let raised = minimumItems > 0 ? max(amount, minimumItems) : amount
    return maximumItems > 0 ? min(raised, maximumItems) : raised
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice)
    let peek = max((lattice.viewport - lattice.itemSize) / 2 - lattice.spacing, 0)
    let layout = Layout(
      itemSize: lattice.itemSize, spacing: frame.stride - lattice.itemSize, peek: peek, count: frame.count)
    let from = frame.startPage(of: release)
    let proposed = frame.place(of: release.proposedOffset)
    let velocity = release.pointsPerMillisecond
    guard proposed.isFinite else { return nil }
    let stop = stop(lastTarget: from * frame.stride, proposed: proposed, velocity: velocity, in: layout)
    return frame.decision(
      page: stop.index.rounded(), stop.branch,
      because: {
        let speed = SpeedTest(threshold: pointsPerMillisecond).phrase(at: velocity)
        let there = layout.index(at: proposed)
        if stop.branch == .slow {
          let text = Clauses.position(proposed / frame.stride, .toNearestOrAwayFromZero)
          return "\(speed), so round of q(proposed) = \(text)" + Clauses.limit(stop.index, wanted: there)
        }
        let side = stop.branch == .forward ? "on" : "back"
        let steps = abs(stop.index - from)
        if steps == 0 { return "\(speed), but there is no page that far, so it stays at \(from.shortText)" }
        return
          "\(speed), so \(steps.shortText) \(side) from \(from.shortText), the projection being at \(there.shortText)"
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    TurningPoints(
      proposed: PageFrame(lattice).turns(0.5), velocity: TurningSeries.bothSides(of: pointsPerMillisecond))
  }
}
