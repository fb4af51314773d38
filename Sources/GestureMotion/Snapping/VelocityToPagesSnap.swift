import GestureModel

/// Moves a fixed number of pages in the direction of the velocity, however slow.
///
/// p = start + sign(v)·pages, limited to the pages there are; v = 0 stays.
///
/// - Source: `velocity-to-pages` in `cases/bug-reports.json`.
public struct VelocityToPagesSnap: SnapStrategy {
  public static let identifier = "velocity-to-pages"
  public static let summary = "A fixed number of pages from the start in the direction of the velocity."
  public static let numberParameters = [NumberParameter<Self>("pages", \.pages, unit: "pages", range: 0...1e6)]
  /// How many pages a gesture moves, 0 or more; a fraction is cut off.
  public var pages = 1.0
  public init() {}

  public var velocityThreshold: Double? { 0 }

  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    guard lattice.pageCount > 0 else { return nil }
    let velocity = release.pointsPerMillisecond
    let branch: SnapBranch = velocity > 0 ? .forward : velocity < 0 ? .backward : .slow
    let direction = branch == .forward ? 1.0 : branch == .backward ? -1.0 : 0
    let start = Double(lattice.nearestIndex(to: release.startOffset))
    let index = lattice.clampedIndex(start + direction * pages.rounded(.towardZero))
    return Landing(
      index: index, target: lattice.rest(at: index), branch: branch, margin: Margin(pointsPerMillisecond: abs(velocity))
    )
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    let start = lattice.nearestIndex(to: release.startOffset)
    let speed = release.pointsPerMillisecond.text { $0 != 0 }
    let count = pages.rounded(.towardZero).shortText
    switch landing.branch {
    case .forward: return "v \(speed) > 0, so \(count) on from \(start), within the pages there are"
    case .backward: return "v \(speed) < 0, so \(count) back from \(start), within the pages there are"
    case .slow, .free: return "v is 0, so it stays at \(start)"
    }
  }
}
