import GestureModel

/// The open stand-in for `groupPagingCentered`: the rule of ``IBPGroupPagingSnap``, each group in the middle.
///
/// Offsets count from where the first group begins, so the first rest is at minus the centring inset, half of what the
/// container is longer than a group.
///
/// - Source: `research/strategies.md` 2.2 (IBPCollectionViewCompositionalLayout @bb5b8a20).
public struct IBPCenteredGroupPagingSnap: OriginalSnap {
  public static let identifier = "ibp.groupPagingCentered"
  public static let summary = "IBPCollectionViewCompositionalLayout's centred paging by groups, gaps miscounted."
  public init() {}
  public var velocityThreshold: Double? { IBPRules.flick }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let rules = IBPRules(lattice)
    return rules.pagingDecision(after: release, on: lattice, inset: (rules.container - rules.group) / 2)
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let rules = IBPRules(lattice)
    return rules.pagingTurns(of: release, on: lattice, inset: (rules.container - rules.group) / 2)
  }
}
