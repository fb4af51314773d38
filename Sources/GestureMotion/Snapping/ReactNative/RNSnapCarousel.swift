import GestureModel

/// react-native-snap-carousel: the item under the middle where the drag has changed it, else one for 20 px.
///
/// An item is active while the middle of the view lies from 20 before it to 20 behind it (`reach`; of two the earlier).
/// If the active item at release differs from that at the start, it is taken; otherwise more than 20 (`threshold`, strict)
/// of way takes one on or back from it, −1 and n included. No velocity. Items are one stride long, the first rest is
/// offset 0, points are taken as px.
///
/// - Source: `research/strategies.md` 4.4 (react-native-snap-carousel @9c39995f).
public struct RNSnapCarousel: OriginalSnap {
  public static let identifier = "rnsnapcarousel"
  public static let summary = "react-native-snap-carousel: one item after 20 points of drag; reads no velocity."
  public static let numberParameters = [
    NumberParameter<Self>("threshold", \.threshold, unit: "pt", range: 0...1e6, aliases: ["swipeThreshold"]),
    NumberParameter<Self>("reach", \.reach, unit: "pt", range: 0...1e6, aliases: ["activeSlideOffset"]),
  ]
  /// The way that must be exceeded for one item.
  public var threshold = 20.0
  /// How far beyond its ends an item still counts as active.
  public var reach = 20.0
  public init() {}

  /// What was chosen, and between what.
  package struct Stop {
    package var startActive, endActive, index: Double
  }

  /// - Parameters:
  ///   - start: The offset at which the drag began, in px, as all lengths.
  ///   - end: The offset at release.
  ///   - innerMargin: From the edge of the view to the item in its middle.
  package func stop(
    start: Double, end: Double, itemSize: Double, viewport: Double, innerMargin: Double, count: Double
  ) -> Stop {
    func active(_ offset: Double) -> Double {
      let centre = offset + viewport / 2 - innerMargin
      // The first item whose far end, widened, is not before the centre.
      let first = max(((centre - reach) / itemSize).rounded(.up) - 1, 0)
      return min(first, count - 1)
    }
    var stop = Stop(startActive: active(start), endActive: active(end), index: 0)
    let way = end - start
    stop.index =
      stop.startActive != stop.endActive
      ? stop.endActive : abs(way) > threshold ? stop.startActive + (way > 0 ? 1 : -1) : stop.startActive
    return stop
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice)
    let (start, end) = (frame.place(of: release.startOffset), frame.place(of: release.offset))
    guard start.isFinite, end.isFinite else { return nil }
    let stop = stop(
      start: start, end: end, itemSize: frame.stride, viewport: lattice.viewport,
      innerMargin: (lattice.viewport - frame.stride) / 2, count: frame.count)
    return frame.decision(
      page: stop.index, .slow,
      because: {
        if stop.startActive != stop.endActive {
          return
            "the drag has gone from item \(stop.startActive.shortText) to \(stop.endActive.shortText); velocity not read"
        }
        let way = end - start
        let far = Clauses.comparison("way", abs(way), with: threshold, "pt")
        let step = abs(way) > threshold ? "one \(way > 0 ? "on" : "back") from" : "still"
        return "\(far), so \(step) item \(stop.startActive.shortText); velocity not read"
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let frame = PageFrame(lattice)
    let edge = reach / frame.stride
    return TurningPoints(
      offset: frame.turns(0.5 + edge, 0.5 - edge) + [
        .at(release.startOffset + threshold), .at(release.startOffset - threshold),
      ])
  }
}
