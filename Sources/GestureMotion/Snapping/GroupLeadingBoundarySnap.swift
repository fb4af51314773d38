import GestureModel

/// Compositional layout's `continuousGroupLeadingBoundary`: full momentum, resting on a group's leading edge.
///
/// - Source: a model; the original is closed. `research/strategies.md` 2.2.
public struct GroupLeadingBoundarySnap: SnapStrategy {
  public static let identifier = "group-leading-boundary"
  public static let summary = "An orthogonal section with full momentum that rests on a group's leading edge."
  public static let isModel = true
  public static let numberParameters = [NumberParameter<Self>("fraction", \.fraction, unit: "", range: 0...10)]
  /// The group's share of the container's length, as `fractionalWidth`; 0 takes the scenario's item.
  public var fraction = 0.0
  public init() {}

  public var clampsTarget: Bool { false }

  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    let groups = groups(of: lattice)
    return groups.limited(groups.lattice.landing(by: .nearest, at: release.proposedOffset, branch: .slow))
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    let groups = groups(of: lattice)
    return groups.lattice.phrase(of: .nearest, .proposed, in: release, landing: landing)
      + " in groups of \(groups.lattice.stride.trimmedText(2)) pt"
  }

  /// The groups as they lie on `lattice`'s container.
  package func groups(of lattice: Lattice) -> GroupGeometry {
    GroupGeometry(lattice, fraction: fraction, isCentered: false)
  }
}
