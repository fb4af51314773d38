import GestureModel

/// The open stand-in for `groupPagingCentered`: the same as `ibp.groupPaging`, centred.
///
/// With W a group, g the gap and t the finger's translation (after a flick ±W/2; 0 counts as backward):
/// W·round((p + t)/W) + (W + g)·round(−t/(W/2)). The gaps of the first part are missing, so pages drift. Offsets count from where the first group begins, so the first rest is at minus the centring inset.
/// The original asks vertical sections for the horizontal velocity; the axis is not looked at here.
///
/// - Source: `research/strategies.md` 2.2 (IBPCollectionViewCompositionalLayout @bb5b8a20).
public struct IBPCenteredGroupPagingSnap: OriginalSnap {
  public static let identifier = "ibp.groupPagingCentered"
  public static let summary = "The same, each group in the middle of its container."
  public init() {}

  public var velocityThreshold: Double? { IBPRules.flick }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice)
    let rules = IBPRules(group: lattice.itemSize, spacing: lattice.spacing, container: lattice.viewport)
    let (velocity, travel) = (release.pointsPerMillisecond, release.travel)
    let inset = (rules.container - rules.group) / 2
    let proposed = frame.place(of: release.proposedOffset) - inset
    let target = rules.pagingCentered(proposed: proposed, velocity: velocity, translation: -travel) + inset
    let test = SpeedTest(threshold: IBPRules.flick)
    return frame.decision(
      place: target, test.branch(at: velocity),
      because: {
        let way =
          test.branch(at: velocity) == .slow
          ? "the translation of \((-travel).trimmedText(2)) pt" : "half a group \(travel > 0 ? "forward" : "backward")"
        return "\(test.phrase(at: velocity)), so \(way) on proposed/group = \((proposed / rules.group).trimmedText(3))"
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let rules = IBPRules(group: lattice.itemSize, spacing: lattice.spacing, container: lattice.viewport)
    let zero = release.offset - release.travel
    let isFast = abs(release.pointsPerMillisecond) > IBPRules.flick
    let moved = isFast ? 0 : -release.travel
    let numbers = -3...(Double(lattice.pageCount) + 3)
    let (half, near) = (
      rules.group / 2, lattice.firstRest + (rules.container - rules.group) / 2 - release.proposedOffset
    )
    return TurningPoints(
      offset: [
        .at(zero), TurningSeries(origin: zero + half / 2, stride: half, numbers: numbers),
        // (p + t)/W is half-way where −t = p − (k + ½)·W.
        TurningSeries(origin: zero - near - half, stride: rules.group, numbers: -(numbers.upperBound)...3),
      ],
      proposed: [0, half].map {
        TurningSeries(
          origin: lattice.firstRest + (rules.container - rules.group) / 2 + $0 - moved, stride: rules.group,
          numbers: numbers)
      }, velocity: TurningSeries.bothSides(of: IBPRules.flick))
  }
}
