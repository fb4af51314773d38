import GestureModel

/// The arithmetic that the three orthogonal behaviours of IBPCollectionViewCompositionalLayout share.
///
/// - Source: `research/strategies.md` 2.2 (IBPCollectionViewCompositionalLayout @bb5b8a20).
package struct IBPRules {
  /// The length of a group and of the gap between groups, and of the container, in points.
  package var group, spacing, container: Double

  package init(group: Double, spacing: Double, container: Double) {
    (self.group, self.spacing, self.container) = (group, spacing, container)
  }

  /// The speed that a flick must exceed, in pt/ms.
  static let flick = 0.2

  /// `continuousGroupLeadingBoundary`: the group under the projection, and the next after a forward translation.
  ///
  /// - Parameter translation: The finger's, in points: negative forward.
  package func leadingBoundary(proposed: Double, translation: Double) -> Double {
    (group + spacing) * (proposed / group).rounded(.down) + (translation < 0 ? group : 0)
  }

  /// `groupPaging`: the translation taken twice, as half a group after a flick.
  package func paging(proposed: Double, velocity: Double, translation: Double) -> Double {
    let moved = abs(velocity) > Self.flick ? (translation < 0 ? -group / 2 : group / 2) : translation
    return group * ((proposed + moved) / group).rounded(.toNearestOrAwayFromZero)
      + (group + spacing) * (-moved / (group / 2)).rounded(.toNearestOrAwayFromZero)
  }

  /// `groupPagingCentered`: the same, less the inset that centres a group.
  package func pagingCentered(proposed: Double, velocity: Double, translation: Double) -> Double {
    paging(proposed: proposed, velocity: velocity, translation: translation) - (container - group) / 2
  }
}

extension IBPRules {
  /// The groups of a lattice: its items.
  init(_ lattice: Lattice) {
    self.init(group: lattice.itemSize, spacing: lattice.spacing, container: lattice.viewport)
  }

  /// Paging on a lattice; `inset` is what centring takes away, 0 without.
  func pagingDecision(after release: Release, on lattice: Lattice, inset: Double) -> SnapDecision? {
    let frame = PageFrame(lattice)
    let (velocity, travel) = (release.pointsPerMillisecond, release.travel)
    let proposed = frame.place(of: release.proposedOffset) - inset
    let target =
      inset == 0
      ? paging(proposed: proposed, velocity: velocity, translation: -travel)
      : pagingCentered(proposed: proposed, velocity: velocity, translation: -travel) + inset
    let test = SpeedTest(threshold: Self.flick)
    return frame.decision(
      place: target, test.branch(at: velocity),
      because: {
        let way =
          test.branch(at: velocity) == .slow
          ? "the translation of \((-travel).trimmedText(2)) pt" : "half a group \(travel > 0 ? "forward" : "backward")"
        return "\(test.phrase(at: velocity)), so \(way) on proposed/group = \((proposed / group).trimmedText(3))"
      }())
  }

  func pagingTurns(of release: Release, on lattice: Lattice, inset: Double) -> TurningPoints {
    let zero = release.offset - release.travel
    let (origin, half) = (lattice.firstRest + inset, group / 2)
    let moved = abs(release.pointsPerMillisecond) > Self.flick ? 0 : -release.travel
    let numbers = -3...(Double(lattice.pageCount) + 3)
    return TurningPoints(
      offset: [
        .at(zero), TurningSeries(origin: zero + half / 2, stride: half, numbers: numbers),
        // (p + t)/W is half-way where −t = p − (k + ½)·W.
        TurningSeries(
          origin: zero + release.proposedOffset - origin - half, stride: group, numbers: -numbers.upperBound...3),
      ],
      // A flick's half group makes half-way of the whole ones.
      proposed: [0, half].map { TurningSeries(origin: origin + $0 - moved, stride: group, numbers: numbers) },
      velocity: TurningSeries.bothSides(of: Self.flick))
  }
}
