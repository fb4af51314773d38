import GestureModel

/// A stroke as the handlers of an app or a page see it: one event a frame, what was coalesced into it hidden.
struct EventStroke {
  /// The touch-down.
  let down: Sample
  /// The moves, oldest first.
  let moves: ArraySlice<Sample>
  /// The lift with its own place, or with the last one where it came without.
  let lift: Sample

  /// Leaves the historical samples of a stroke out; `nil` if nothing is left.
  ///
  /// - Complexity: O(*n*); allocates only where there are historical samples.
  init?(_ samples: ArraySlice<Sample>, lift: Lift) {
    let isAllDelivered = samples.allSatisfy { !$0.flags.contains(.historical) }
    let delivered = isAllDelivered ? samples : samples.filter { !$0.flags.contains(.historical) }[...]
    guard let down = delivered.first, let last = delivered.last else { return nil }
    self.down = down
    moves = delivered.dropFirst()
    let place = lift.place ?? last
    self.lift = Sample(nanoseconds: lift.nanoseconds, x: place.x, y: place.y)
  }

  /// The newest report of a place that is not the lift's.
  var newest: Sample { moves.last ?? down }

  /// The event before the move at `index`.
  func event(before index: Int) -> Sample { index > moves.startIndex ? moves[index - 1] : down }

  /// The time from one event to another, with fractions.
  @inline(__always)
  static func milliseconds(from earlier: Sample, to later: Sample) -> Double {
    Double(TickClock.nanoseconds.ticks(from: earlier, to: later)) / 1e6
  }

  /// Displacement by time in points per second; infinite or no number if no time passed.
  @inline(__always)
  static func secant(from earlier: Sample, to later: Sample) -> SIMD2<Double> {
    (later.place - earlier.place) / milliseconds(from: earlier, to: later) * 1000
  }
}

// MARK: - What several libraries measure

extension EventStroke {
  /// The event that a secant with a renewed base is measured from, and how many events there are from it on.
  ///
  /// The touch-down at first; a move more than `milliseconds` after the base becomes the base.
  /// - Complexity: O(*n*).
  func base(renewedAfter milliseconds: Double) -> (event: Sample, count: Int) {
    var base = (event: down, count: moves.count + 1)
    for (offset, move) in moves.enumerated() where Self.milliseconds(from: base.event, to: move) > milliseconds {
      base = (move, moves.count - offset)
    }
    return base
  }

  /// The mean velocity from the touch-down to the lift, with the lift's own place and time.
  var overallMean: VelocityEstimate {
    let count = moves.count + 2
    guard Self.milliseconds(from: down, to: lift) != 0 || lift.place != down.place else {
      return VelocityEstimate(.zero, remark: .undetermined, sampleCount: count)
    }
    return VelocityEstimate(
      pointsPerSecond: Self.secant(from: down, to: lift), sampleCount: count, from: down, to: lift)
  }
}

/// An estimator that reads the events of a page or an app, which coalesced samples are not among.
protocol EventEstimator: VelocityEstimator {
  /// Returns the velocity at the lift of `stroke`.
  func estimate(of stroke: EventStroke) -> VelocityEstimate
}

extension EventEstimator {
  public func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
    guard let stroke = EventStroke(samples, lift: lift) else { return VelocityEstimate(nil, remark: .tooFewSamples) }
    return estimate(of: stroke)
  }
}

extension VelocityEstimate {
  /// An answer measured from `oldest` to `newest`; one that is not finite becomes none, `notFinite`.
  init(
    pointsPerSecond: SIMD2<Double>, remark: VelocityRemark? = nil, sampleCount: Int = 2, from oldest: Sample,
    to newest: Sample
  ) {
    self.init(
      FingerVelocity(pointsPerSecond: pointsPerSecond), remark: remark, sampleCount: sampleCount,
      oldestNanoseconds: oldest.nanoseconds, newestNanoseconds: newest.nanoseconds)
  }
}
