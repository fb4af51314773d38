import GestureModel

/// The sound reference: one page in the direction of a flick, else the nearest, never farther than one page.
///
/// With q of the release offset: v ≥ τ takes the next page after q, v ≤ −τ the next before it, else round(q); then
/// within one page of the start and within the pages there are. A flick from exactly on a page moves one, float noise
/// included (1e−6 of a stride, as rule R1). A tie of a slow release goes away from index 0.
///
/// - Source: `DESIGN.md` section 5; `one-page` in `cases/bug-reports.json`. The default of 0.3 pt/ms is the speed from
///   which on `research/pitfalls.md` calls a return of a flick a fault (`flick-ignored`).
public struct OnePageSnap: SpeedThresholdSnap {
  public static let identifier = "one-page"
  public static let summary = "The sound reference: one page after a flick, else the nearest, never more than one."
  public static let includesThreshold = true
  /// The speed from which on a release counts as fast; exactly this speed does.
  public var pointsPerMillisecond = 0.3
  public init() {}

  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    guard let bounds = lattice.indexBounds else { return nil }
    let start = Double(lattice.nearestIndex(to: release.startOffset))
    let test = speedTest
    let velocity = release.pointsPerMillisecond
    let branch = test.branch(at: velocity)
    return lattice.landing(
      by: PagingSnap.rule(for: branch), at: release.offset, branch: branch, speedMargin: test.margin(at: velocity),
      within: max(start - 1, bounds.lowerBound)...min(start + 1, bounds.upperBound))
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    let rule = PagingSnap.rule(for: landing.branch)
    let start = lattice.nearestIndex(to: release.startOffset)
    return "\(speedTest.phrase(at: release.pointsPerMillisecond)), so "
      + lattice.phrase(of: rule, .offset, in: release, landing: landing) + ", within one of \(start)"
  }
}
