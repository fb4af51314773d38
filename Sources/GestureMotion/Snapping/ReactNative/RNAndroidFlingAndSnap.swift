import GestureModel

/// React Native on Android with `snapToInterval` or `snapToOffsets`: as on iOS, within the content.
///
/// `disableIntervalMomentum` puts the release offset in the place of the projection. In a right-to-left layout offsets
/// are counted from the end of the content and back again. The fling that follows is made faster than the finger was; the
/// page is not changed by that. On a lattice the interval counts from the first rest, the offsets from the lowest offset.
/// The original works in whole pixels, this in fractions.
///
/// - Source: `research/strategies.md` 4.3 (ReactHorizontalScrollView.kt @14198ad).
public struct RNAndroidFlingAndSnap: OriginalSnap {
  public static let identifier = "rn.android.flingAndSnap"
  public static let summary = "React Native on Android: the next snap point past the projection, however slow."
  public static let switchParameters = [
    SwitchParameter<Self>("offsets", \.usesOffsets),
    SwitchParameter<Self>("disableIntervalMomentum", \.disableIntervalMomentum),
    SwitchParameter<Self>("snapToStart", \.snapToStart), SwitchParameter<Self>("snapToEnd", \.snapToEnd),
  ]
  /// Whether the rests are given as `snapToOffsets` in the place of an interval.
  public var usesOffsets = false
  /// Whether the release offset decides in the place of the projection.
  public var disableIntervalMomentum = false
  /// Whether one may not rest freely before the first offset.
  public var snapToStart = true
  /// Whether one may not rest freely after the last offset.
  public var snapToEnd = true
  public init() {}

  public var velocityThreshold: Double? { 0 }

  /// The offset chosen, in px as all lengths.
  ///
  /// - Parameter velocity: In px/s, positive towards larger offsets; only its sign counts.
  package func target(
    offset: Double, predicted: Double, velocity: Double, points: SnapPoints, maximum: Double, isRightToLeft: Bool
  ) -> Double {
    stop(offset, predicted, velocity, points, maximum, isRightToLeft).target
  }

  private func stop(
    _ offset: Double, _ predicted: Double, _ velocity: Double, _ points: SnapPoints, _ maximum: Double, _ turns: Bool
  ) -> (target: Double, rule: SnapPointChoice.Rule) {
    let choice = SnapPointChoice(
      points: points, maximum: maximum, snapsToStart: snapToStart, snapsToEnd: snapToEnd)
    let proposed = disableIntervalMomentum ? offset : predicted
    guard turns else { return choice.stop(offset: offset, proposed: proposed, velocity: velocity) }
    let stop = choice.stop(offset: maximum - offset, proposed: maximum - proposed, velocity: -velocity)
    return (maximum - stop.target, stop.rule)
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice)
    let (zero, points) = ground(lattice)
    let (offset, proposed) = (release.offset - zero, release.proposedOffset - zero)
    let velocity = release.pointsPerMillisecond
    let stop = stop(
      offset, proposed, velocity, points, lattice.maximumOffset - zero, lattice.isRightToLeft)
    return frame.decision(
      place: frame.place(of: stop.target + zero), stop.rule == .freeEnd ? .free : frame.branch(velocity),
      because: {
        let (name, place) = disableIntervalMomentum ? ("offset", offset) : ("proposed", proposed)
        // In the mirrored count the larger point is the lower one.
        let rule =
          !lattice.isRightToLeft
          ? stop.rule : stop.rule == .larger ? .smaller : stop.rule == .smaller ? .larger : stop.rule
        return SnapPointChoice.clause(rule, stop.target, proposed: place, velocity: velocity, name: name)
      }())
  }

  /// Offset 0 and the snap points of a lattice. Mirrored, the points are those of the mirrored row.
  private func ground(_ lattice: Lattice) -> (zero: Double, points: SnapPoints) {
    guard usesOffsets else { return (lattice.firstRest, .interval(lattice.stride)) }
    let zero = lattice.minimumOffset
    let last = lattice.rest(at: lattice.pageCount - 1)
    let first = lattice.isRightToLeft ? lattice.maximumOffset - last : lattice.firstRest - zero
    return (zero, .even(first: first, stride: lattice.stride, count: Double(lattice.pageCount)))
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let last = lattice.rest(at: lattice.pageCount - 1)
    let numbers = -3...(Double(lattice.pageCount) + 3)
    // A mirrored interval counts from the end of the content.
    let origins = [lattice.firstRest, lattice.maximumOffset]
    var series = origins.flatMap { origin in
      [0, 0.5].map {
        TurningSeries(
          origin: origin + $0 * lattice.stride, stride: lattice.stride,
          numbers: origin == lattice.firstRest ? numbers : -numbers.upperBound...3)
      }
    }
    let ends = [lattice.minimumOffset, lattice.maximumOffset, lattice.firstRest, last]
    // Half-way between the last whole step and an end of the content.
    let steps = (lattice.maximumOffset - lattice.firstRest) / lattice.stride
    let lastStep = lattice.firstRest + steps.rounded(.down) * lattice.stride
    let mirroredStep = lattice.maximumOffset - steps.rounded(.down) * lattice.stride
    let halves = [
      (lattice.minimumOffset + lattice.firstRest) / 2, (lattice.maximumOffset + last) / 2,
      (lattice.maximumOffset + lastStep) / 2, (lattice.firstRest + mirroredStep) / 2,
    ]
    series += (ends + halves + [lastStep, mirroredStep]).map { .at($0) }
    return TurningPoints(
      offset: series, proposed: disableIntervalMomentum ? [] : series, velocity: [.at(0)])
  }
}
