import GestureModel

/// `threshold` with its fault mended: a fast release goes at least to the next page, and no farther than the nearest
/// to the proposed offset.
///
/// With N = round(q(proposed)): v > τ takes max(N, next page after the release offset), v < −τ takes min(N, next page
/// before it), a slow release takes N. Exactly the threshold is slow.
///
/// - Source: rule R1, `research/strategies.md` section 0 (the `corrected` answers of `seed.delegateProposed`).
public struct CorrectedThresholdSnap: SpeedThresholdSnap {
  public static let identifier = "threshold-corrected"
  public static let summary = "The sound form of threshold: at least one page after a flick, never rounded past one."
  public static let includesThreshold = false
  /// The speed that must be exceeded to count as fast, 0 or more.
  public var pointsPerMillisecond = 0.5
  public init() {}

  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    let velocity = release.pointsPerMillisecond
    let test = speedTest
    let branch = test.branch(at: velocity)
    let margin = test.margin(at: velocity)
    let nearest = lattice.landing(by: .nearest, at: release.proposedOffset, branch: branch, speedMargin: margin)
    guard branch != .slow, let nearest, let bounds = lattice.indexBounds,
      let adjacent = lattice.landing(
        by: PagingSnap.rule(for: branch), at: release.offset, branch: branch, speedMargin: margin)
    else { return nearest }
    let forward = branch == .forward
    let nearestIsFarther = forward ? nearest.index > adjacent.index : nearest.index < adjacent.index
    var landing = nearestIsFarther ? nearest : adjacent
    landing.margin.points = distanceToFlip(
      landing, tied: nearest.index == adjacent.index, byNearest: nearestIsFarther, after: release, on: lattice, bounds
    ).map { $0 * lattice.stride }
    return landing
  }

  /// How far one of the two offsets would have to move, in strides, for another page.
  ///
  /// Either of them can carry the page farther. Back it goes only with the one that chose it; where both did, only if
  /// both moved.
  private func distanceToFlip(
    _ landing: Landing, tied: Bool, byNearest: Bool, after release: Release, on lattice: Lattice,
    _ bounds: ClosedRange<Double>
  ) -> Double? {
    let index = Double(landing.index)
    let proposed = (PositionRule.nearest, lattice.position(of: release.proposedOffset))
    let left = (PagingSnap.rule(for: landing.branch), lattice.position(of: release.offset))
    let farther = [proposed, left]
    let back = tied ? [] : byNearest ? [proposed] : [left]
    let (above, below) = landing.branch == .forward ? (farther, back) : (back, farther)
    let rising = index < bounds.upperBound ? above.map { $0.distance(from: $1, above: index) } : []
    let falling = index > bounds.lowerBound ? below.map { $0.distance(from: $1, below: index) } : []
    return (rising + falling).min()
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    let test = speedTest.phrase(at: release.pointsPerMillisecond)
    let nearest = PositionRule.nearest
    let byProjection = lattice.phrase(of: nearest, .proposed, in: release, landing: landing)
    if landing.branch == .slow { return "\(test), so \(byProjection)" }
    let projected = lattice.clampedIndex(nearest.index(at: lattice.position(of: release.proposedOffset)))
    let adjacent: PositionRule = landing.branch == .forward ? .ahead : .behind
    let byOffset = lattice.phrase(of: adjacent, .offset, in: release, landing: landing)
    return "\(test), so the farther of one page and the projection: "
      + (projected == landing.index ? byProjection : byOffset)
  }
}
