/// How far an animation has come at a share of its time.
public enum Easing: Hashable, Sendable {
  /// The same speed throughout.
  case linear
  /// A CSS cubic Bézier through (0, 0), these two points and (1, 1), the x of both from 0 to 1.
  ///
  /// - Source: W3C css-easing-1, section 2.2.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// `1 − (1 − t)^power`: fast at first.
  case decelerate(power: Double)

  /// CSS `ease`, which is what a transition does unless told otherwise.
  public static let ease = Easing.cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// How far it has come, 0 before and 1 after; a Bézier may leave 0…1 in between.
  public func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    switch self {
    case .linear: return time
    case .decelerate(let power): return 1 - LibraryMath.pow(1 - time, power)
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return Self.curve(Self.parameter(at: time, x1, x2), y1, y2)
    }
  }

  /// How fast it begins, in whole ways a whole time.
  public var initialSlope: Double {
    switch self {
    case .linear: 1
    case .decelerate(let power): power
    // Where the first point lies at the start the curve sets out towards the second.
    case .cubicBezier(let x1, let y1, let x2, let y2): x1 > 0 ? y1 / x1 : x2 > 0 && y1 == 0 ? y2 / x2 : 0
    }
  }

  private static func curve(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let left = 1 - t
    return 3 * left * left * t * first + 3 * left * t * t * second + t * t * t
  }

  /// The parameter at which the curve's x is `time`, to the last bit that halving finds: x grows with it.
  private static func parameter(at time: Double, _ x1: Double, _ x2: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// An animation of a fixed time, which knows nothing of the finger's speed.
public struct TimedEase: Motion, Hashable {
  /// Where it begins, in points.
  public var offset: Double
  /// Where it ends, in points.
  public var target: Double
  /// How long it takes if there is anywhere to go, above 0.
  public var duration: Double
  /// Its course.
  public var easing: Easing

  /// Creates an animation of `milliseconds`.
  public init(from offset: Double, to target: Double, milliseconds: Double, easing: Easing) {
    self.offset = offset
    self.target = target
    duration = milliseconds
    self.easing = easing
  }

  public var milliseconds: Double { offset == target ? 0 : duration }

  public func offset(after milliseconds: Double) -> Double {
    if milliseconds >= self.milliseconds { return target }
    return offset + (target - offset) * easing.progress(at: milliseconds / duration)
  }

  public var initialPointsPerMillisecond: Double {
    offset == target ? 0 : (target - offset) * easing.initialSlope / duration
  }
}
