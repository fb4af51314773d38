import GestureModel

/// WinObjC's replica of the scroll view's paging: the multiple nearest to the projection, truncated towards 0.
///
/// V·trunc((p + V/2)/V) without limits, so anything above −1.5 viewports is page 0. Multiples count from offset 0 of the
/// content, items are not looked at: the index is that of the nearest page.
///
/// - Source: `research/strategies.md` 2.5 (WinObjC @94f6b5bf).
public struct WinObjCPagingSnap: OriginalSnap {
  public static let identifier = "winobjc.paging"
  public static let summary = "WinObjC's replica of UIScrollView paging: the view nearest to the projection."
  public static let kind = SnapKind.nativePaging
  public init() {}

  /// The offset chosen, in points as all lengths.
  package static func target(predicted: Double, viewport: Double) -> Double {
    viewport * ((predicted + viewport / 2) / viewport).rounded(.towardZero)
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let target = Self.target(predicted: release.proposedOffset, viewport: lattice.viewport)
    let frame = PageFrame(lattice)
    return frame.decision(
      place: frame.place(of: target), .slow,
      because: {
        let position = (release.proposedOffset + lattice.viewport / 2) / lattice.viewport
        return "proposed + half a viewport = \(Clauses.position(position, .towardZero)) viewports, cut to the whole"
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let last = lattice.maximumOffset / lattice.viewport
    guard last.isFinite else { return TurningPoints() }
    return TurningPoints(
      proposed: [
        TurningSeries(origin: lattice.viewport / 2, stride: lattice.viewport, numbers: -3...max(last + 3, 0))
      ])
  }
}
