import GestureModel

/// Takes the rest nearest to where the scroll would stop by itself.
///
/// The velocity counts only through the projection. A tie goes away from index 0.
///
/// - Source: `DESIGN.md` section 5; the base case of `research/strategies.md` 1.1.
public struct NearestProposedSnap: SnapStrategy {
  public static let identifier = "round"
  public static let summary = "Takes the page nearest to the proposed offset."
  public init() {}

  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    lattice.landing(by: .nearest, at: release.proposedOffset, branch: .slow)
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    lattice.phrase(of: .nearest, .proposed, in: release, landing: landing)
  }
}
