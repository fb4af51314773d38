import GestureModel

/// React Native on iOS with `snapToOffsets`: the offset ahead of the projection, in the direction of any velocity.
///
/// The largest offset of the content always is a snap point, and the projection is rounded on, so a projection that has
/// just passed an offset skips it. Places count from the lowest offset of the content; the snap points are the lattice's
/// rests.
///
/// - Source: `research/strategies.md` 4.1 (RCTEnhancedScrollView.mm @0019602).
public struct RNIOSSnapToOffsets: OriginalSnap {
  public static let identifier = "rn.ios.snapToOffsets"
  public static let summary = "React Native on iOS: the next of its offsets past the projection, however slow."
  public static let switchParameters = [
    SwitchParameter<Self>("snapToStart", \.snapToStart), SwitchParameter<Self>("snapToEnd", \.snapToEnd),
  ]
  /// Whether one may not rest freely before the first offset.
  public var snapToStart = true
  /// Whether one may not rest freely after the last offset.
  public var snapToEnd = true
  public init() {}

  public var velocityThreshold: Double? { 0 }

  /// The offset chosen, in points.
  ///
  /// - Parameters:
  ///   - velocity: In pt/ms.
  ///   - points: Ascending.
  package func target(
    offset: Double, proposed: Double, velocity: Double, points: SnapPoints, maximum: Double
  ) -> Double {
    choice(points, maximum).stop(offset: offset, proposed: proposed, velocity: velocity).target
  }

  private func choice(_ points: SnapPoints, _ maximum: Double) -> SnapPointChoice {
    SnapPointChoice(points: points, maximum: maximum, snapsToStart: snapToStart, snapsToEnd: snapToEnd)
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let zero = lattice.minimumOffset
    let points = SnapPoints.even(
      first: lattice.firstRest - zero, stride: lattice.stride, count: Double(lattice.pageCount))
    let proposed = release.proposedOffset - zero
    let velocity = release.pointsPerMillisecond
    let stop = choice(points, lattice.maximumOffset - zero).stop(
      offset: release.offset - zero, proposed: proposed, velocity: velocity)
    let frame = PageFrame(lattice)
    return frame.decision(
      place: frame.place(of: stop.target + zero), stop.rule == .freeEnd ? .free : frame.branch(velocity),
      because: SnapPointChoice.clause(stop.rule, stop.target, proposed: proposed, velocity: velocity, name: "proposed"))
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let frame = PageFrame(lattice)
    let last = lattice.rest(at: lattice.pageCount - 1)
    // Between the last rest and the end of the content, and between its start and the first, half-way decides too.
    let betweens = [(lattice.minimumOffset + lattice.firstRest) / 2, (lattice.maximumOffset + last) / 2].map {
      TurningSeries.at($0)
    }
    let ends: [TurningSeries] = [lattice.minimumOffset, lattice.maximumOffset, lattice.firstRest, last].map { .at($0) }
    return TurningPoints(offset: ends, proposed: frame.turns(0, 0.5) + ends + betweens, velocity: [.at(0)])
  }
}
