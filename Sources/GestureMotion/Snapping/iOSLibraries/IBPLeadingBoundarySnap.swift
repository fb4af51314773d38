import GestureModel

/// The open stand-in for `continuousGroupLeadingBoundary`: the projected group, counted without gaps.
///
/// With W a group and g the gap: (W + g)·floor(p/W), and W more after a forward translation. The groups are the lattice's
/// items, offsets count from the first rest.
///
/// - Source: `research/strategies.md` 2.2 (IBPCollectionViewCompositionalLayout @bb5b8a20).
public struct IBPLeadingBoundarySnap: OriginalSnap {
  public static let identifier = "ibp.continuousGroupLeadingBoundary"
  public static let summary = "IBPCollectionViewCompositionalLayout's momentum to a leading edge, gaps miscounted."
  public init() {}

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice)
    let rules = IBPRules(group: lattice.itemSize, spacing: lattice.spacing, container: lattice.viewport)
    let (proposed, travel) = (frame.place(of: release.proposedOffset), release.travel)
    let target = rules.leadingBoundary(proposed: proposed, translation: -travel)
    return frame.decision(
      place: target, .slow,
      because: {
        let groups = Clauses.position(proposed / rules.group, .down)
        let more = travel > 0 ? ", one group more for a forward translation" : ""
        return "floor of proposed/group = \(groups)\(more), gaps added for that many"
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    TurningPoints(
      offset: [.at(release.offset - release.travel)],
      proposed: [
        TurningSeries(
          origin: lattice.firstRest, stride: lattice.itemSize, numbers: -3...(Double(lattice.pageCount) + 3))
      ])
  }
}
