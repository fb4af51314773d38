import GestureModel

/// React Native on iOS with `snapToInterval`: the multiple ahead of the projection, in the direction of any velocity.
///
/// With q = (p + a)/interval, a = 0 at the start, half of frame and interval in the centre, the frame at the end:
/// v > 0 takes ceil(q), v < 0 floor(q), 0 round(q); nothing is limited. `disableIntervalMomentum` puts the release offset
/// in the place of p. The old architecture keeps the interval as a whole number (`wholeInterval`), so its rests drift.
/// On a lattice the first rest is offset 0 and the interval one stride, aligned at the start.
///
/// - Source: `research/strategies.md` 4.2 (RCTEnhancedScrollView.mm @0019602).
public struct RNIOSSnapToInterval: OriginalSnap {
  public static let identifier = "rn.ios.snapToInterval"
  public static let summary = "React Native on iOS: the next multiple past the projection, however slow."
  public static let switchParameters = [
    SwitchParameter<Self>("disableIntervalMomentum", \.disableIntervalMomentum),
    SwitchParameter<Self>("wholeInterval", \.wholeInterval),
  ]
  /// Whether the release offset decides in the place of the projection.
  public var disableIntervalMomentum = false
  /// Whether the fraction of the interval is dropped, as before the new architecture.
  public var wholeInterval = false
  public init() {}

  public var velocityThreshold: Double? { 0 }

  /// Which edge of a page rests at which edge of the view.
  package enum Alignment: String { case start, center, end }

  /// The offset chosen, in points, and its number.
  ///
  /// - Parameters:
  ///   - velocity: In pt/ms; only its sign counts.
  ///   - frame: The length of the view.
  package func stop(
    offset: Double, proposed: Double, velocity: Double, interval given: Double, alignment: Alignment = .start,
    frame: Double
  ) -> (target: Double, number: Double) {
    let interval = wholeInterval ? given.rounded(.towardZero) : given
    let ahead =
      switch alignment {
      case .start: 0.0
      case .center: (frame + interval) / 2
      case .end: frame
      }
    let position = ((disableIntervalMomentum ? offset : proposed) + ahead) / interval
    let number = position.rounded(Self.rounding(velocity))
    return (number * interval - ahead, number)
  }

  private static func rounding(_ velocity: Double) -> FloatingPointRoundingRule {
    velocity > 0 ? .up : velocity < 0 ? .down : .toNearestOrAwayFromZero
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice)
    let (offset, proposed) = (frame.place(of: release.offset), frame.place(of: release.proposedOffset))
    let velocity = release.pointsPerMillisecond
    let stop = stop(
      offset: offset, proposed: proposed, velocity: velocity, interval: frame.stride, frame: lattice.viewport)
    return frame.decision(
      place: stop.target, frame.branch(velocity),
      because: {
        let way = velocity > 0 ? "ceil" : velocity < 0 ? "floor" : "round"
        let (name, place) = disableIntervalMomentum ? ("offset", offset) : ("proposed", proposed)
        let interval = wholeInterval ? frame.stride.rounded(.towardZero) : frame.stride
        let text = Clauses.position(place / interval, Self.rounding(velocity))
        return "\(Clauses.sign(velocity)), so \(way) of \(name)/\(interval.shortText) = \(text)"
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let interval = wholeInterval ? lattice.stride.rounded(.towardZero) : lattice.stride
    let series = [0, 0.5].map {
      TurningSeries(
        origin: lattice.firstRest + $0 * interval, stride: interval, numbers: -3...(Double(lattice.pageCount) + 3))
    }
    return disableIntervalMomentum
      ? TurningPoints(offset: series, velocity: [.at(0)]) : TurningPoints(proposed: series, velocity: [.at(0)])
  }
}
