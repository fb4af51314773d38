import GestureModel

/// CenteredCollectionView: the item nearest to the projection, and one more wherever that lies against the velocity.
///
/// Among the items that the view would show at the proposed offset the one nearest to its middle, the first of two. If
/// its rest lies on the other side of the release offset than the velocity points, however slow that is, one item on in
/// the direction of the velocity, which may be item −1 or the one after the last. Where no item would be in view the
/// proposed offset stands. Offsets count from the first rest.
///
/// - Source: `research/strategies.md` 3.3 (CenteredCollectionView @f2bf371d).
public struct CenteredCollectionSnap: OriginalSnap {
  public static let identifier = "centeredcollection"
  public static let summary = "CenteredCollectionView: nearest to the projection, but never against the velocity."
  public init() {}

  public var velocityThreshold: Double? { 0 }

  /// The item chosen, the one nearest to the projection, and the offset asked for; `nil` if none would be in view.
  ///
  /// - Parameter velocity: In any unit: only its sign counts.
  package static func stop(
    offset: Double, proposed: Double, velocity: Double, in row: ItemRow
  ) -> (index: Double, nearest: Double, target: Double)? {
    guard let nearest = row.nearest(to: proposed, visibleAt: proposed) else { return nil }
    let way = row.rest(at: nearest) - offset
    let isAgainst = (way > 0 && velocity < 0) || (way < 0 && velocity > 0)
    let index = isAgainst ? nearest + (velocity > 0 ? 1 : -1) : nearest
    return (index, nearest, row.rest(at: index))
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice)
    let (offset, proposed) = (frame.place(of: release.offset), frame.place(of: release.proposedOffset))
    let velocity = release.pointsPerMillisecond
    guard let stop = Self.stop(offset: offset, proposed: proposed, velocity: velocity, in: ItemRow(frame)) else {
      return frame.decision(
        place: proposed, .free, because: "no item would be in view there, so the proposed offset stands")
    }
    return frame.decision(
      page: stop.index, frame.branch(velocity),
      because: {
        let position = proposed / frame.stride
        let wanted = (position - 0.5).rounded(.up)
        let nearest =
          "item nearest to q(proposed) = \(position.text { ($0 - 0.5).rounded(.up) == wanted })"
          + Clauses.limit(stop.nearest, wanted: wanted)
        if stop.index == stop.nearest { return nearest }
        return "\(Clauses.sign(velocity)) points away from item \(stop.nearest.shortText), the \(nearest), so one on"
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let frame = PageFrame(lattice)
    let reach = ItemRow(frame).reach / frame.stride
    return TurningPoints(
      offset: frame.turns(0),
      proposed: frame.turns(0.5) + [frame.turn(at: (-reach) * frame.stride)]
        + [frame.turn(at: (frame.last + reach) * frame.stride)],
      velocity: [.at(0)])
  }
}
