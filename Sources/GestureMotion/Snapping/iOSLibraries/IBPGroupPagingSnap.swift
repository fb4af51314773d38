import GestureModel

/// The open stand-in for `groupPaging`: one group after a flick, by the direction of the translation.
///
/// With W a group, g the gap and t the finger's translation (after a flick ±W/2; 0 counts as backward):
/// W·round((p + t)/W) + (W + g)·round(−t/(W/2)). The gaps of the first part are missing, so pages drift. The groups are
/// the lattice's items, offsets count from the first rest. The original asks vertical sections for the horizontal
/// velocity; the axis is not looked at here.
///
/// - Source: `research/strategies.md` 2.2 (IBPCollectionViewCompositionalLayout @bb5b8a20).
public struct IBPGroupPagingSnap: OriginalSnap {
  public static let identifier = "ibp.groupPaging"
  public static let summary = "IBPCollectionViewCompositionalLayout's paging by groups, gaps miscounted."
  public init() {}
  public var velocityThreshold: Double? { IBPRules.flick }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    IBPRules(lattice).pagingDecision(after: release, on: lattice, inset: 0)
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    IBPRules(lattice).pagingTurns(of: release, on: lattice, inset: 0)
  }
}
