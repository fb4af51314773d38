import GestureModel

/// ACarousel: one item once the finger has gone more than a third of one; no velocity.
///
/// It works with what the finger did, and has no idea of reading direction: right to left is not mirrored. Without a
/// recorded gesture the content's own way since touch-down stands for the finger's.
///
/// - Source: `research/strategies.md` 3.7 (ACarousel @807d859f).
public struct ACarouselSnap: OriginalSnap {
  public static let identifier = "acarousel"
  public static let summary = "ACarousel: one item after a drag of more than a third; reads no velocity."
  public init() {}

  /// The item after the drag, within those there are.
  ///
  /// - Parameters:
  ///   - active: The item before it.
  ///   - translation: The finger's, in points: negative towards later items.
  package static func index(active: Double, translation: Double, itemSize: Double, count: Double) -> Double {
    let third = itemSize / 3
    let step: Double = translation < -third ? 1 : translation > third ? -1 : 0
    return min(max(active + step, 0), count - 1)
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice)
    let active = frame.startPage(of: release)
    let travel = release.travel
    guard travel.isFinite else { return nil }
    let index = Self.index(active: active, translation: -travel, itemSize: lattice.itemSize, count: frame.count)
    return frame.decision(
      page: index, .slow,
      because: {
        let third = lattice.itemSize / 3
        let far = Clauses.comparison("travel", abs(travel), with: third, "pt, a third of an item")
        if abs(travel) <= third { return "\(far), so back to \(active.shortText); velocity not read" }
        let wanted = active + (travel > 0 ? 1 : -1)
        return "\(far), so one \(travel > 0 ? "on" : "back") from \(active.shortText)"
          + Clauses.limit(index, wanted: wanted) + "; velocity not read"
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let zero = release.offset - release.travel
    return TurningPoints(offset: [.at(zero + lattice.itemSize / 3), .at(zero - lattice.itemSize / 3)])
  }
}
