import GestureModel

/// Takes the rest nearest to where the finger let go; the velocity is not read.
///
/// A tie goes away from index 0.
///
/// - Source: `DESIGN.md` section 5.
public struct NearestOffsetSnap: SnapStrategy {
  public static let identifier = "round-offset"
  public static let summary = "Takes the page nearest to the release offset; reads no velocity."
  public init() {}

  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    lattice.landing(by: .nearest, at: release.offset, branch: .slow)
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    lattice.phrase(of: .nearest, .offset, in: release, landing: landing) + "; velocity not read"
  }
}
