import GestureModel

/// react-native-reanimated-carousel: a projection of two seconds, then one page from the one being left.
///
/// With t the row's offset (page i at −i·size) and v, both the finger's: aimed = −round-up((t + 2 s·v)/size). Mode `page`:
/// the direction is that of the *whole* drag, 0 counting as backward; the page being left is floor(−t/size) forward and
/// ceil backward; it is kept if it is the aimed one or the velocity does not point that way (0 never does), else one page
/// in the direction, within the pages unless it `loops`. Mode `nearest` takes the aimed page. So without velocity a drag
/// falls back to the last page it passed. Nothing else is limited. Offsets count from the first rest, points are px.
///
/// - Source: `research/strategies.md` 4.5 (react-native-reanimated-carousel @e437fa8d).
public struct ReanimatedCarousel: OriginalSnap {
  public static let identifier = "reanimatedcarousel"
  public static let summary = "react-native-reanimated-carousel: two seconds of projection, one page."
  public static let switchParameters = [
    SwitchParameter<Self>("nearest", \.nearest), SwitchParameter<Self>("loops", \.loops),
  ]
  /// Whether the aimed page itself is taken.
  public var nearest = false
  /// Whether the last page is followed by the first.
  public var loops = false
  public init() {}

  public var velocityThreshold: Double? { nearest ? nil : 0 }

  /// How long the velocity is taken to last, in seconds.
  static let projection = 2.0

  /// - Parameters:
  ///   - translation: The row's offset, in px: page i at −i·size.
  ///   - velocity: The finger's, in px/s: negative forward.
  ///   - drag: The finger's whole way, in px: negative forward.
  package func stop(
    translation: Double, velocity: Double, drag: Double, size: Double, count: Double
  ) -> (aimed: Double, page: Double, leaves: Bool) {
    // Rounding up to a whole number at ½, as JavaScript's Math.round does.
    let aimed = -((translation + Self.projection * velocity) / size + 0.5).rounded(.down)
    if nearest { return (aimed, aimed, true) }
    let direction: Double = drag < 0 ? 1 : -1
    let left = (-translation / size).rounded(direction > 0 ? .down : .up)
    let sign: Double = velocity < 0 ? 1 : velocity > 0 ? -1 : 0
    if aimed == left || sign != direction { return (aimed, left, false) }
    let page = left + direction
    return (aimed, loops ? page : min(max(page, 0), count - 1), true)
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice)
    let place = frame.place(of: release.offset)
    let (velocity, travel) = (release.pointsPerMillisecond, release.travel)
    guard velocity.isFinite else { return nil }
    let stop = stop(
      translation: -place, velocity: -1000 * velocity, drag: -travel, size: frame.stride, count: frame.count)
    return frame.decision(
      page: stop.page, stop.leaves ? frame.branch(velocity) : .slow,
      because: {
        let aimed = ((place + 1000 * Self.projection * velocity) / frame.stride).trimmedText(3)
        if nearest { return "round of \(aimed), two seconds of v \(velocity.trimmedText(3)) pt/ms on" }
        let side = travel > 0 ? "forward" : "backward"
        if stop.leaves { return "two seconds of v reach \(aimed), so one page \(side), to \(stop.page.shortText)" }
        let why = "two seconds of v reach \(aimed) and \(Clauses.sign(velocity)) after a drag \(side)"
        return "\(why), so the last page passed, \(stop.page.shortText)"
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let frame = PageFrame(lattice)
    let place = frame.place(of: release.offset)
    let milliseconds = 1000 * Self.projection
    let ahead = milliseconds * release.pointsPerMillisecond / frame.stride
    return TurningPoints(
      offset: frame.turns(0, 0.5 - ahead) + [.at(release.offset - release.travel)],
      velocity: [
        .at(0),
        .speeds(reaching: 0.5, of: frame.stride, from: place, milliseconds: milliseconds, count: frame.count),
      ])
  }
}
