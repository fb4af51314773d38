import GestureModel

/// Compositional layout's `continuous`: momentum without snapping.
///
/// - Source: a model; the original is closed. `research/strategies.md` 2.2.
public struct ContinuousSnap: SnapStrategy {
  public static let identifier = "continuous"
  public static let summary = "An orthogonal section that scrolls freely."
  public static let kind = SnapKind.free
  public static let isModel = true
  public init() {}

  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    FreeSnap().landing(after: release, on: lattice)
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    FreeSnap().reason(for: landing, after: release, on: lattice)
  }
}
