import GestureModel
import GestureMotion

/// A strategy whose page is limited afterwards: to the pages there are and, if asked for, to so many from the start page.
///
/// It is what `min(max(page, low), high)` behind somebody's own arithmetic does, for the trial of that remedy.
struct LimitedSnap: SnapStrategy {
  static let identifier = "limited"
  static let summary = "Another strategy's page, limited to the pages that there are or to those near the start."
  /// The strategy that chooses the page.
  var strategy: any SnapStrategy = NearestOffsetSnap()
  /// How many pages from the page nearest to the touch-down it may be; `nil` limits to the pages that there are alone.
  var pages: Int?

  /// A landing without snapping stands. Of a limited landing the margin is not known.
  func landing(after release: Release, on lattice: Lattice) -> Landing? {
    guard let landing = strategy.landing(after: release, on: lattice), landing.branch != .free, lattice.pageCount > 0
    else { return strategy.landing(after: release, on: lattice) }
    var index = lattice.clampedIndex(Double(landing.index))
    if let pages {
      let start = lattice.nearestIndex(to: release.startOffset)
      index = lattice.clampedIndex(min(max(Double(index), Double(start - pages)), Double(start + pages)))
    }
    if index == landing.index { return landing }
    return Landing(index: index, target: lattice.rest(at: index), branch: landing.branch)
  }

  func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    "limited to page \(lattice.page(at: landing.index))"
  }
}
