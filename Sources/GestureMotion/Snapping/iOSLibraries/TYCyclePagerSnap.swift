import GestureModel

/// TYCyclePagerView: one item from the one it started at, and only if the drag has not changed it already.
///
/// With c(o) the item under the view's middle: |v| < 0.35 pt/ms or c(x) ≠ c(start) takes c(x). Otherwise one on or back
/// from it within the items there are: back if the release lies before the first rest and is projected there too, or is
/// projected backward from before the end; else on. Offsets count from the first rest.
///
/// - Source: `research/strategies.md` 3.4 (TYCyclePagerView @b2993eac).
public struct TYCyclePagerSnap: OriginalSnap {
  public static let identifier = "tycyclepager"
  public static let summary = "TYCyclePagerView: one item after a flick that has not dragged onto another already."
  public init() {}

  /// The speed from which on a release is a flick, in pt/ms; exactly this speed is.
  static let flick = 0.35
  public var velocityThreshold: Double? { Self.flick }

  /// A row of items with its insets, in points.
  package struct Row {
    var itemSize, spacing, viewport, left, right: Double
    var count: Double

    package init(itemSize: Double, spacing: Double, viewport: Double, left: Double, right: Double, count: Int) {
      (self.itemSize, self.spacing, self.viewport) = (itemSize, spacing, viewport)
      (self.left, self.right, self.count) = (left, right, Double(count))
    }

    var pitch: Double { itemSize + spacing }
    var maximum: Double { left + count * itemSize + (count - 1) * spacing + right - viewport }

    /// The item under the view's middle at an offset.
    func index(at offset: Double) -> Double {
      min(max(((offset + viewport / 2 - left + spacing / 2) / pitch).rounded(.towardZero), 0), count - 1)
    }
  }

  /// What was chosen, and by which rule.
  package struct Stop {
    package var index: Double
    package var target: Double
    /// The items under the middle at the start and at release.
    var from, here: Double
    /// 1 on, −1 back, 0 where the item under the middle is taken.
    var step: Double
  }

  /// - Parameters:
  ///   - start: The offset at which the drag began.
  ///   - velocity: In pt/ms.
  package static func stop(offset: Double, proposed: Double, velocity: Double, start: Double, in row: Row) -> Stop {
    let (from, here) = (row.index(at: start), row.index(at: offset))
    var stop = Stop(index: here, target: 0, from: from, here: here, step: 0)
    if abs(velocity) >= flick, here == from {
      let back = (offset < 0 && proposed <= 0) || (proposed < offset && offset < row.maximum)
      stop.step = back ? -1 : 1
      stop.index = min(max(here + stop.step, 0), row.count - 1)
    }
    stop.target = max(0, row.left + stop.index * row.pitch + row.itemSize / 2 - row.viewport / 2)
    return stop
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice)
    let (offset, velocity) = (frame.place(of: release.offset), release.pointsPerMillisecond)
    guard offset.isFinite, release.proposedOffset.isFinite else { return nil }
    let stop = Self.stop(
      offset: offset, proposed: frame.place(of: release.proposedOffset), velocity: velocity,
      start: frame.place(of: release.startOffset), in: Self.row(frame))
    return frame.decision(
      page: stop.index, frame.branch(stop.step),
      because: {
        let speed = SpeedTest(threshold: Self.flick, includesThreshold: true).phrase(at: velocity)
        let middle = "item \(stop.here.shortText) under the middle"
        if stop.step == 0 {
          let why = stop.here == stop.from ? speed : "the drag has left item \(stop.from.shortText)"
          return "\(why), so the \(middle) at q(offset) = \((offset / frame.stride).trimmedText(3))"
        }
        let side = stop.step > 0 ? "on" : "back"
        return "\(speed) and projected \(side), so one \(side) from the \(middle)"
          + Clauses.limit(stop.index, wanted: stop.here + stop.step)
      }())
  }

  private static func row(_ frame: PageFrame) -> Row {
    let lattice = frame.lattice
    let inset = (lattice.viewport - lattice.itemSize) / 2
    return Row(
      itemSize: lattice.itemSize, spacing: frame.stride - lattice.itemSize, viewport: lattice.viewport, left: inset,
      right: inset, count: lattice.pageCount)
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let frame = PageFrame(lattice)
    return TurningPoints(
      offset: frame.turns(0.5) + [
        frame.turn(at: 0), frame.turn(at: frame.last * frame.stride), .at(release.proposedOffset),
      ], proposed: [frame.turn(at: 0), .at(release.offset)], velocity: TurningSeries.bothSides(of: Self.flick))
  }
}
