import GestureModel

/// UPCarouselFlowLayout: of the items in view at release, the one whose centre the projection comes nearest to.
///
/// The first wins a tie, the target is floored to a whole point (counted from the first rest), and the velocity is read
/// only through the projection. Travel is cut to what was visible, so it depends on the view's length. Where no item is
/// in view the proposed offset stands.
///
/// - Source: `research/strategies.md` 3.2 (UPCarouselFlowLayout @b1a36319).
public struct UPCarouselSnap: OriginalSnap {
  public static let identifier = "upcarousel"
  public static let summary = "UPCarouselFlowLayout: of the items in view at release, the nearest to the projection."
  public init() {}

  /// The item chosen and the offset asked for, in points; `nil` if none is in view.
  package static func stop(offset: Double, proposed: Double, in row: ItemRow) -> (index: Double, target: Double)? {
    row.nearest(to: proposed, visibleAt: offset).map { ($0, row.rest(at: $0).rounded(.down)) }
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice)
    let (offset, proposed) = (frame.place(of: release.offset), frame.place(of: release.proposedOffset))
    guard let stop = Self.stop(offset: offset, proposed: proposed, in: ItemRow(frame)) else {
      return frame.decision(
        place: proposed, .free, because: "no item is in view at release, so the proposed offset stands")
    }
    var decision = frame.decision(
      page: stop.index, .slow,
      because: {
        let position = proposed / frame.stride
        let wanted = (position - 0.5).rounded(.up)
        return "item nearest to q(proposed) = \(position.text { ($0 - 0.5).rounded(.up) == wanted })"
          + (wanted == stop.index ? "" : ", limited to \(stop.index.shortText) by what was in view")
      }())
    decision?.target = frame.offset(at: stop.target)
    return decision
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let frame = PageFrame(lattice)
    let reach = ItemRow(frame).reach / frame.stride
    return TurningPoints(offset: frame.turns(reach, -reach), proposed: frame.turns(0.5))
  }
}
