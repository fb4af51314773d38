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
