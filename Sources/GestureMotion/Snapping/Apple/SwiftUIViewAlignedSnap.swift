import GestureModel

/// SwiftUI's `.viewAligned`: the view nearest to the proposed target, within a limit of the one at the start.
///
/// A limit of 0 is none (`.never`, and `.automatic` outside a compact width), 1 is `.alwaysByOne`; `.always`,
/// `.alwaysByFew` and `.automatic` in a compact width allow "a few". The documentation does not say how many that is, nor
/// how ties fall: 3 and away from the first rest are our assumptions.
///
/// - Source: a model; the original is closed. `research/strategies.md` 2.3 (documentation text).
public struct SwiftUIViewAlignedSnap: OriginalSnap {
  public static let identifier = "swiftui.viewAligned"
  public static let summary = "SwiftUI's view-aligned scrolling: nearest to the projection, within a few views."
  public static let isModel = true
  public static let numberParameters = [NumberParameter<Self>("limit", \.limit, unit: "pages", range: 0...1e6)]
  /// How many views from the one at the start a gesture may move; 0 is no limit.
  public var limit = 3.0
  public init() {}

  /// The view chosen.
  ///
  /// - Parameters:
  ///   - proposed: The proposed offset, in points from the first rest.
  ///   - start: The view at the start.
  package func index(proposed: Double, start: Double, stride: Double, count: Double) -> Double {
    let nearest = (proposed / stride).rounded(.toNearestOrAwayFromZero)
    let limited = limit > 0 ? min(max(nearest, start - limit), start + limit) : nearest
    return min(max(limited, 0), count - 1)
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice)
    let (proposed, start) = (frame.place(of: release.proposedOffset), frame.startPage(of: release))
    guard proposed.isFinite else { return nil }
    let index = index(proposed: proposed, start: start, stride: frame.stride, count: frame.count)
    return frame.decision(
      page: index, .slow,
      because: {
        let position = proposed / frame.stride
        let wanted = position.rounded(.toNearestOrAwayFromZero)
        let text = Clauses.position(position, .toNearestOrAwayFromZero)
        return "round of q(proposed) = \(text)"
          + (index == wanted ? "" : ", limited to \(index.shortText) from \(start.shortText)")
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    TurningPoints(proposed: PageFrame(lattice).turns(0.5))
  }
}
