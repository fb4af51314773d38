import GestureModel

/// Chameleon's replica of the scroll view's paging: more than half a viewport goes on, and the velocity is not read.
///
/// With c = floor(x/V): c + 1 if x/V − c > 0.5 and c + 1 < floor(content/V), else c; half a viewport or more before the
/// start gives page −1, and a last page that is not whole cannot be reached. Multiples count from offset 0 of the content,
/// items are not looked at: the index is that of the nearest page.
///
/// - Source: `research/strategies.md` 2.5 (Chameleon @84605ede).
public struct ChameleonPagingSnap: OriginalSnap {
  public static let identifier = "chameleon.paging"
  public static let summary = "Chameleon's replica of UIScrollView paging: more than half a view; reads no velocity."
  public static let kind = SnapKind.nativePaging
  public init() {}

  /// The offset chosen, in points as all lengths.
  package static func target(offset: Double, viewport: Double, contentLength: Double) -> Double {
    let pages = (contentLength / viewport).rounded(.down)
    let position = offset / viewport
    let page = position.rounded(.down)
    return viewport * (position - page > 0.5 && page + 1 < pages ? page + 1 : page)
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let target = Self.target(
      offset: release.offset, viewport: lattice.viewport, contentLength: lattice.maximumOffset + lattice.viewport)
    let frame = PageFrame(lattice)
    return frame.decision(
      place: frame.place(of: target), .slow,
      because: {
        let position = release.offset / lattice.viewport
        let part = position - position.rounded(.down)
        let test = Clauses.comparison("fraction", part, with: 0.5)
        return
          "\(position.trimmedText(3)) viewports, \(test), so \((target / lattice.viewport).shortText); velocity not read"
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let last = lattice.maximumOffset / lattice.viewport
    guard last.isFinite else { return TurningPoints() }
    return TurningPoints(
      offset: [0, 0.5].map {
        TurningSeries(origin: $0 * lattice.viewport, stride: lattice.viewport, numbers: -3...max(last + 3, 0))
      })
  }
}
