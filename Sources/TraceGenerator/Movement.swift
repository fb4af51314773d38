/// How far a finger has moved along the scroll axis, as a function of time.
///
/// Travel has the sign of the content: positive when the finger moves left or up and the offset grows.
struct Movement: Sendable {
  /// A piece in which a hand sets out for somewhere, or stops on the way there.
  struct Stretch: Sendable {
    /// The distance covered, in points, negative for the way back.
    var points: Double
    /// How long it takes, above 0.
    var milliseconds: Double
    /// Which part of the hand's whole reach is seen, above 0 and at most 1.
    ///
    /// 1 is a movement that comes to rest. Below it the finger leaves the glass while the hand is still on its way: 0.5 is
    /// the fastest moment, and from there on the hand slows down again.
    var cut: Double = 1
    /// How much earlier than half-way the greatest speed is reached, 0 for a symmetrical movement, at most 0.6.
    ///
    /// People who aim take longer to slow down than to set out.
    var skew: Double = 0

    /// The part of ``points`` covered after the part `time` of ``milliseconds``, both from 0 to 1.
    func progress(_ time: Double) -> Double {
      Movement.minimumJerk(warped(time * cut)) / Movement.minimumJerk(warped(cut))
    }

    private func warped(_ time: Double) -> Double { time + skew * time * (1 - time) }
  }

  /// How long the finger lies still after the touch-down, in ms.
  var settling: Double
  /// The pieces in order of time, without gaps.
  var stretches: [Stretch]

  /// From the touch-down to the end of the last piece, in ms.
  var duration: Double { stretches.reduce(settling) { $0 + $1.milliseconds } }

  /// The travel at the end, in points.
  var total: Double { stretches.reduce(0) { $0 + $1.points } }

  /// The farthest that it ever gets from where it began, in points, never negative.
  var reach: Double {
    var (travel, reach) = (0.0, 0.0)
    for stretch in stretches {
      travel += stretch.points
      reach = max(reach, abs(travel))
    }
    return reach
  }

  /// The travel in points, `milliseconds` after the touch-down; 0 before the movement and its total after it.
  func travel(at milliseconds: Double) -> Double {
    var left = milliseconds - settling
    guard left > 0 else { return 0 }
    var travel = 0.0
    for stretch in stretches {
      guard left < stretch.milliseconds else {
        left -= stretch.milliseconds
        travel += stretch.points
        continue
      }
      return travel + stretch.points * stretch.progress(left / stretch.milliseconds)
    }
    return travel
  }

  /// The smoothest way from rest at 0 to rest at 1: 10τ³ − 15τ⁴ + 6τ⁵.
  ///
  /// A polynomial, so that its last bits do not depend on a platform's mathematics library.
  ///
  /// - Source: Flash and Hogan, "The coordination of arm movements", Journal of Neuroscience 5(7), 1985.
  static func minimumJerk(_ time: Double) -> Double {
    let cube = time * time * time
    return cube * (10 - 15 * time + 6 * time * time)
  }
}
