/// A decay curve that is made to end at a chosen offset, as a scroll view does with a target its delegate changed.
///
/// With d per millisecond and the stop speed s, `x(t) = o + v₀·d·(1 − dᵗ)/(1 − d)` ends at the target when
/// `|v₀| = |target − o|·(1 − d)/d + s`, after `ln(s/|v₀|)/ln d` ms. Where the target is the natural rest, v₀ is the
/// release velocity itself, so the time is that of the free run.
///
/// - Source: the free run is `research/physics.md` 1.3 points 6 and 7 and 1.5. That a changed target keeps the curve and
///   changes its initial speed is our model: the original is closed.
public struct DecayGlide: Motion, Hashable {
  /// Where it begins, in points.
  public var offset: Double
  /// Where it ends, in points.
  public var target: Double
  /// The law of slowing down.
  public var deceleration: Deceleration

  /// Creates a glide.
  public init(from offset: Double, to target: Double, deceleration: Deceleration) {
    self.offset = offset
    self.target = target
    self.deceleration = deceleration
  }

  /// The velocity at which the curve begins, in pt/ms; 0 if it rests where it is.
  public var initialPointsPerMillisecond: Double {
    guard target != offset else { return 0 }
    let speed = abs(target - offset) / deceleration.reachMilliseconds + deceleration.stopPointsPerMillisecond
    return target < offset ? -speed : speed
  }

  /// From lift to rest; 0 if it rests where it is.
  public var milliseconds: Double {
    guard target != offset else { return 0 }
    let ratio = deceleration.stopPointsPerMillisecond / abs(initialPointsPerMillisecond)
    return LibraryMath.log(ratio) / LibraryMath.log(deceleration.perMillisecond)
  }

  /// The offset `elapsed` milliseconds after the lift; the target from the rest on.
  public func offset(after elapsed: Double) -> Double {
    if elapsed <= 0 { return offset }
    if elapsed >= milliseconds { return target }
    let left = LibraryMath.pow(deceleration.perMillisecond, elapsed)
    return offset + initialPointsPerMillisecond * deceleration.reachMilliseconds * (1 - left)
  }
}
