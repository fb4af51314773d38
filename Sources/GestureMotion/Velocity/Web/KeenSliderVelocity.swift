import GestureModel

/// keen-slider: distances by times of the last six moves, with one distance lost.
///
/// Of the last six moves those at most 200 ms before the lift, each with its distance from the event before it, per axis:
/// times are summed from the second on, distances from the third on, because the second is dropped while its time is
/// counted; so *n* even moves say (*n* − 2)/(*n* − 1) of the truth. A move whose sign (0 is one) differs from that of the
/// distance summed so far, if that is not 0, begins the sums anew.
///
/// Units: points and nanoseconds in, points per second out (the slider's px/ms times 1000). Window: six moves, 200 ms.
/// Stop: moves too long before the lift fall away. Samples: three moves, else 0; of the lift only the time is read.
///
/// - Source: `research/velocity.md` 8, from rcbyr/keen-slider `track.ts` @520c757a.
public struct KeenSliderVelocity: EventEstimator {
  public static let identifier = "keen-slider"
  public static let summary = "keen-slider: the mean of six moves with a distance lost, 80 % of an even speed."
  public static let usedBy = "keen-slider"
  public static let window = VelocityWindow.samples
  /// How many moves are read.
  public var moveCount = 6
  /// How long before the lift, in milliseconds, a move may be; exactly this long counts.
  public var windowMilliseconds = 200.0
  public init() {}

  /// - Complexity: O(1) in the number of moves, O(*n*) where samples were coalesced; allocates nothing.
  func estimate(of stroke: EventStroke) -> VelocityEstimate {
    let recent = stroke.moves.indices.suffix(max(moveCount, 0)).drop {
      EventStroke.milliseconds(from: stroke.moves[$0], to: stroke.lift) > windowMilliseconds
    }
    guard let first = recent.first, let newest = stroke.moves.last else {
      return VelocityEstimate(.zero, remark: stroke.moves.isEmpty ? .tooFewSamples : .stoppedBeforeLift)
    }
    let velocity = SIMD2(
      mean(of: recent, in: stroke, along: .horizontal), mean(of: recent, in: stroke, along: .vertical))
    return VelocityEstimate(
      pointsPerSecond: velocity, remark: recent.count < 3 ? .tooFewSamples : nil, sampleCount: recent.count,
      from: stroke.moves[first], to: newest)
  }

  private func mean(of recent: Range<Int>, in stroke: EventStroke, along axis: Axis) -> Double {
    var (distance, milliseconds) = (0.0, 0.0)
    var last: Sample?
    for index in recent {
      let move = stroke.moves[index]
      let step = move.position(along: axis) - stroke.event(before: index).position(along: axis)
      if distance != 0, sign(step) != sign(distance) { (distance, milliseconds, last) = (0, 0, nil) }
      if milliseconds != 0 { distance += step }
      if let last { milliseconds += EventStroke.milliseconds(from: last, to: move) }
      last = move
    }
    return distance == 0 && milliseconds == 0 ? 0 : distance / milliseconds * 1000
  }

  private func sign(_ value: Double) -> Int { value > 0 ? 1 : value < 0 ? -1 : 0 }
}
