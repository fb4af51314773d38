import GestureModel

/// Where the groups of a compositional layout's orthogonal section rest, and the rule that its paging behaviours share.
///
/// - Source: `research/strategies.md` 1.4: pitch = groupWidth + interGroupSpacing, groups at i·pitch, centred ones at
///   i·pitch − (container − groupWidth)/2.
package struct GroupGeometry {
  /// The groups' rests, with the range of the section's own content.
  package var lattice: Lattice

  /// - Parameter fraction: The group's share of the container's length; 0 takes the item's own length.
  package init(_ layout: Lattice, fraction: Double, isCentered: Bool) {
    let group = fraction > 0 ? layout.viewport * fraction : layout.itemSize
    let pitch = group + layout.spacing
    let inset = isCentered ? (layout.viewport - group) / 2 : 0
    let content = Double(layout.pageCount) * pitch - layout.spacing
    // Offsets of a loop count from the middle of its turns.
    let start = -Double(layout.index(inReadingOrder: layout.index(ofPage: 0))) * (layout.loopedPages == nil ? 0 : pitch)
    lattice = Lattice(
      firstRest: start - inset, stride: pitch, pageCount: layout.pageCount, itemSize: group, spacing: layout.spacing,
      viewport: layout.viewport, minimumOffset: start - inset,
      maximumOffset: start + max(-inset, content - layout.viewport + inset))
  }

  /// One group after a release that `test` calls fast, the nearest group after a slower one.
  func pagingLanding(after release: Release, _ test: SpeedTest) -> Landing? {
    let velocity = release.pointsPerMillisecond
    let branch = test.branch(at: velocity)
    return limited(
      lattice.landing(
        by: PagingSnap.rule(for: branch), at: release.offset, branch: branch, speedMargin: test.margin(at: velocity)))
  }

  /// The clause that explains such a landing.
  func pagingReason(for landing: Landing, after release: Release, _ test: SpeedTest) -> String {
    let rule = PagingSnap.rule(for: landing.branch)
    return
      "\(test.phrase(at: release.pointsPerMillisecond)), so \(lattice.phrase(of: rule, .offset, in: release, landing: landing)) in groups of "
      + "\(lattice.stride.trimmedText(2)) pt"
  }

  /// The landing with its target inside the section's content.
  func limited(_ landing: Landing?) -> Landing? {
    guard var landing else { return nil }
    landing.target = lattice.clamped(landing.target)
    return landing
  }
}
