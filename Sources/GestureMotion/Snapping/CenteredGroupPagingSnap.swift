import GestureModel

/// Compositional layout's `groupPagingCentered`: the same, each group in the middle of the container.
///
/// - Source: a model; the original is closed. `research/strategies.md` 1.4 and 2.2.
public struct CenteredGroupPagingSnap: SpeedThresholdSnap {
  public static let identifier = "group-paging-centered"
  public static let summary = "An orthogonal section that pages by groups and centres them."
  public static let isModel = true
  public static let includesThreshold = true
  public static var numberParameters: [NumberParameter<Self>] {
    [NumberParameter("fraction", \.fraction, unit: "", range: 0...10), velocityParameter]
  }
  /// The group's share of the container's length, as `fractionalWidth`; 0 takes the scenario's item.
  public var fraction = 0.0
  /// The speed from which on a release counts as fast; exactly this speed does.
  public var pointsPerMillisecond = 0.25
  public init() {}

  public var clampsTarget: Bool { false }
  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    groups(of: lattice).pagingLanding(after: release, speedTest)
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    groups(of: lattice).pagingReason(for: landing, after: release, speedTest)
  }

  /// The groups as they lie on `lattice`'s container.
  package func groups(of lattice: Lattice) -> GroupGeometry {
    GroupGeometry(lattice, fraction: fraction, isCentered: true)
  }
}
