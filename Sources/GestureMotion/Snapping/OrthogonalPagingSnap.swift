import GestureModel

/// Compositional layout's `paging`: multiples of the container's length.
///
/// - Source: a model; the original is closed. `research/strategies.md` 2.2 and 2.1.
public struct OrthogonalPagingSnap: SnapStrategy {
  public static let identifier = "paging-orthogonal"
  public static let summary = "An orthogonal section that pages by the container's length."
  public static let kind = SnapKind.nativePaging
  public static let isModel = true
  public init() {}

  public var velocityThreshold: Double? { PagingSnap().velocityThreshold }

  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    PagingSnap().landing(after: release, on: lattice)
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    PagingSnap().reason(for: landing, after: release, on: lattice)
  }
}
