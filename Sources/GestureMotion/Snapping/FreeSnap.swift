import GestureModel

/// No snapping: the scroll rests where it would stop by itself.
///
/// - Source: `project-only` in `cases/bug-reports.json`.
public struct FreeSnap: SnapStrategy {
  public static let identifier = "free"
  public static let summary = "No snapping: rests at the proposed offset."
  public static let kind = SnapKind.free
  public init() {}

  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    guard lattice.pageCount > 0, release.proposedOffset.isFinite else { return nil }
    let index = lattice.nearestIndex(to: lattice.clamped(release.proposedOffset))
    return Landing(index: index, target: release.proposedOffset, branch: .free)
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    "no snapping, so the proposed offset \(release.proposedOffset.trimmedText(2)) stands"
  }
}
