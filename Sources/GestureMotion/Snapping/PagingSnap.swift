import GestureModel

/// The scroll view's own paging: multiples of its length, one page a gesture.
///
/// With k = offset/viewport: |v| ≥ τ takes the next whole page in the direction of v, else the nearest; limited to
/// ⌊minimum/viewport⌋…⌈maximum/viewport⌉, the target to the range. The page reported is the item nearest to that target.
/// With the small frame that does not clip, the viewport is that frame, so the pages are the cards.
///
/// - Source: a model; the original is closed. `research/strategies.md` 2.1: below 0.25 pt/ms UIKit does not decelerate
///   and the nearest page wins. It knows no insets and begins at page 0; with a leading inset the range begins before
///   it, and `cases/bug-reports.json` limits the target by the range alone.
public struct PagingSnap: SpeedThresholdSnap {
  public static let identifier = "paging"
  public static let summary = "The scroll view's own paging, in multiples of its length."
  public static let kind = SnapKind.nativePaging
  public static let isModel = true
  public static let includesThreshold = true
  /// The speed from which on a release counts as fast; exactly this speed does.
  public var pointsPerMillisecond = 0.25
  public init() {}

  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    guard lattice.pageCount > 0 else { return nil }
    let screens = Lattice(firstRest: 0, stride: lattice.viewport, pageCount: 1)
    let test = speedTest
    let velocity = release.pointsPerMillisecond
    let branch = test.branch(at: velocity)
    let screen = screens.landing(
      by: Self.rule(for: branch), at: release.offset, branch: branch, speedMargin: test.margin(at: velocity),
      within: Self.screens(of: lattice))
    guard var landing = screen else { return nil }
    landing.target = lattice.clamped(landing.target)
    landing.index = lattice.nearestIndex(to: landing.target)
    return landing
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    let rule = Self.rule(for: landing.branch)
    let position = release.offset / lattice.viewport
    let words =
      switch landing.branch {
      case .forward: "the next multiple of the viewport after"
      case .backward: "the next multiple of the viewport before"
      case .slow, .free: "the multiple of the viewport nearest to"
      }
    let limit =
      landing.target == rule.index(at: position) * lattice.viewport
      ? "" : ", limited to the content at \(landing.target.trimmedText(2))"
    return
      "\(speedTest.phrase(at: release.pointsPerMillisecond)), so \(words) \(rule.text(of: position)) viewports\(limit)"
  }

  static func rule(for branch: SnapBranch) -> PositionRule {
    switch branch {
    case .forward: .ahead
    case .backward: .behind
    case .slow, .free: .nearest
    }
  }

  /// The whole viewports that touch the range, counted from offset 0.
  private static func screens(of lattice: Lattice) -> ClosedRange<Double> {
    let first = (lattice.minimumOffset / lattice.viewport).rounded(.down)
    let last = (lattice.maximumOffset / lattice.viewport).rounded(.up)
    // No viewport, no pages of its length: the division has no answer, and the landing has none either.
    guard !first.isNaN, !last.isNaN else { return 0...0 }
    let low = min(max(first, -1e9), 1e9)
    return low...min(max(last, low), 1e9)
  }
}
