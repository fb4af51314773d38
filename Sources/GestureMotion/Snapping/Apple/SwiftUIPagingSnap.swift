import GestureModel

/// SwiftUI's `.paging`: multiples of the container, one a gesture.
///
/// The multiple nearest to the proposed target, within one of the multiple nearest to the start, the target within the
/// range. Multiples count from offset 0, as the scroll view's own paging; items are not looked at, and the page reported
/// is the nearest one.
///
/// - Source: a model; the original is closed. `research/strategies.md` 2.3 says container-aligned; one a gesture is ours,
///   after the scroll view's own paging (2.1).
public struct SwiftUIPagingSnap: OriginalSnap {
  public static let identifier = "swiftui.paging"
  public static let summary = "SwiftUI's paging: the container's multiple nearest to the projection, one a gesture."
  public static let kind = SnapKind.nativePaging
  public static let isModel = true
  public init() {}

  /// The multiple chosen.
  package static func multiple(proposed: Double, start: Double, container: Double) -> Double {
    let from = (start / container).rounded(.toNearestOrAwayFromZero)
    return min(max((proposed / container).rounded(.toNearestOrAwayFromZero), from - 1), from + 1)
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let container = lattice.viewport
    guard release.proposedOffset.isFinite, release.startOffset.isFinite, container > 0 else { return nil }
    let multiple = Self.multiple(
      proposed: release.proposedOffset, start: release.startOffset, container: container)
    let target = lattice.clamped(multiple * container)
    let frame = PageFrame(lattice)
    return frame.decision(
      place: frame.place(of: target), .slow,
      because: {
        let position = release.proposedOffset / container
        let wanted = position.rounded(.toNearestOrAwayFromZero)
        let limit = wanted == multiple ? "" : ", limited to \(multiple.shortText) by one a gesture"
        let edge = target == multiple * container ? "" : ", limited to the content at \(target.trimmedText(2))"
        return "round of \(Clauses.position(position, .toNearestOrAwayFromZero)) proposed containers\(limit)\(edge)"
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let (first, last) = (lattice.minimumOffset / lattice.viewport, lattice.maximumOffset / lattice.viewport)
    guard first.isFinite, last.isFinite else { return TurningPoints() }
    return TurningPoints(
      proposed: [
        TurningSeries(origin: lattice.viewport / 2, stride: lattice.viewport, numbers: (first - 3)...(last + 3))
      ])
  }
}
