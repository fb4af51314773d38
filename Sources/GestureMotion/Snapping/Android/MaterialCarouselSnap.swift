import GestureModel

/// Material's CarouselSnapHelper with flings disabled, its default: the next item on its keyline, however slow.
///
/// With f the position in items: v > 0 takes ceil(f), v < 0 floor(f), no velocity the nearest, the first of two. Within the
/// items. Places count in the direction of reading, an item is one stride.
///
/// - Source: `research/strategies.md` 6.4 (CarouselSnapHelper @ac7e18ef).
public struct MaterialCarouselSnap: OriginalSnap {
  public static let identifier = "material.carouselSnapHelper"
  public static let summary = "Material's carousel on Android: the next item in the direction of any velocity."
  public init() {}
  public var velocityThreshold: Double? { 0 }

  /// - Parameters:
  ///   - position: The item that stood on its keyline.
  ///   - scrolled: How far it has been scrolled since, in px, as `itemSize`.
  ///   - velocity: In px/s, positive towards later items; only its sign counts. `nil` without a fling.
  package static func target(
    position: Double, scrolled: Double, itemSize: Double, velocity: Double?, count: Double
  ) -> Double {
    let here = position + scrolled / itemSize
    let item =
      velocity.map { here.rounded($0 > 0 ? .up : .down) } ?? (here - 0.5).rounded(.up)
    return min(max(item, 0), count - 1)
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice, reading: true)
    let place = frame.place(of: release.offset)
    let velocity = frame.turned(release.pointsPerMillisecond)
    guard place.isFinite else { return nil }
    let item = Self.target(
      position: 0, scrolled: place, itemSize: frame.stride, velocity: velocity == 0 ? nil : velocity, count: frame.count
    )
    return frame.decision(
      page: item, frame.branch(velocity),
      because: {
        let position = place / frame.stride
        let sign = Clauses.sign(release.pointsPerMillisecond)
        if velocity == 0 {
          let wanted = (position - 0.5).rounded(.up)
          let text = position.text { ($0 - 0.5).rounded(.up) == wanted }
          return "\(sign), so the item nearest to q(offset) = \(text)" + Clauses.limit(item, wanted: wanted)
        }
        let rule: FloatingPointRoundingRule = velocity > 0 ? .up : .down
        return "\(sign), so \(velocity > 0 ? "ceil" : "floor") of q(offset) = \(Clauses.position(position, rule))"
          + Clauses.limit(item, wanted: position.rounded(rule))
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    TurningPoints(offset: PageFrame(lattice, reading: true).turns(0, 0.5), velocity: [.at(0)])
  }
}
