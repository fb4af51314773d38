import GestureModel

/// Reads the page as the whole part of offset/stride, in double precision, insets ignored.
///
/// 3·W/W can be 2.9999999999999996, which reads as page 2.
///
/// - Source: `floor-offset` in `cases/bug-reports.json` (B54).
public struct FloorOffsetSnap: SnapStrategy {
  public static let identifier = "floor-offset"
  public static let summary = "The whole part of offset/stride; reads no velocity."
  public init() {}

  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    let position = release.offset / lattice.stride
    guard let bounds = lattice.indexBounds, position.isFinite else { return nil }
    let index = lattice.clampedIndex(position.rounded(.down))
    let flip = PositionRule.floor.distanceToFlip(at: position, within: bounds)
    return Landing(
      index: index, target: lattice.rest(at: index), branch: .slow,
      margin: Margin(points: flip.map { $0 * lattice.stride }))
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    let position = release.offset / lattice.stride
    let limit = landing.limitPhrase(wanted: position.rounded(.down))
    return "floor of offset/stride = \(position.shortText)\(limit); velocity not read"
  }
}
