import GestureModel

/// `remainder` with its faults mended: the nearest page, still counted from the last as the tutorial does.
///
/// Differs from `round-offset` only in which side a tie takes: half-way belongs to the lower page here. The velocity is
/// not read.
///
/// - Source: `research/strategies.md` 1.5, "Corrected".
public struct CorrectedRemainderSnap: SnapStrategy {
  public static let identifier = "remainder-corrected"
  public static let summary = "The sound form of remainder: the nearest page; reads no velocity."
  public init() {}

  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    let mirrored = Self.mirroredPosition(of: release.offset, on: lattice)
    guard let bounds = lattice.indexBounds, mirrored.isFinite else { return nil }
    let wanted = PositionRule.nearest.index(at: mirrored)
    let index = lattice.pageCount - 1 - lattice.clampedIndex(wanted)
    let flip = PositionRule.nearest.distanceToFlip(at: mirrored, within: bounds)
    return Landing(
      index: index, target: lattice.rest(at: index), branch: .slow,
      margin: Margin(points: flip.map { $0 * lattice.stride }))
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    let mirrored = Self.mirroredPosition(of: release.offset, on: lattice)
    let wanted = PositionRule.nearest.index(at: mirrored)
    let text = mirrored.text { PositionRule.nearest.index(at: $0) == wanted }
    let fromLast = Double(lattice.pageCount - 1 - landing.index)
    let limit = wanted == fromLast ? "" : ", limited to \(fromLast.shortText)"
    return "mirrored index \(text) rounds to \(wanted.shortText) from the last\(limit); velocity not read"
  }

  private static func mirroredPosition(of offset: Double, on lattice: Lattice) -> Double {
    (lattice.rest(at: lattice.pageCount - 1) - offset) / lattice.stride
  }
}
