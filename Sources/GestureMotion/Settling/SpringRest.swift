/// When a spring counts as settled: every platform has its own idea.
///
/// - Source: `research/physics.md` 2, settle times 1 to 4; the fifth, a fixed second, is ``WebKitMomentum``'s.
extension DampedSpring {
  /// ScrollMechanics: an upper bound of the time, in seconds, after which it stays within `threshold`.
  ///
  /// Critical: `max(ln(2|c₁|/θ)/β, 2/β·ln(4|c₂|/(e·β·θ)))`; under-damped: `ln((|c₁| + |c₂|)/θ)/β`. The logarithm of 0
  /// counts as −∞, so it may be negative where it starts within the threshold.
  public func boundSeconds(threshold: Double) -> Double {
    let decay = dampingRatio * frequency
    switch kind {
    case .under:
      let turn = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let second = (velocity + decay * displacement) / turn
      return LibraryMath.log((abs(displacement) + abs(second)) / threshold) / decay
    case .critical, .over:
      let second = velocity + decay * displacement
      let euler = LibraryMath.exp(1)
      return max(
        LibraryMath.log(2 * abs(displacement) / threshold) / decay,
        2 / decay * LibraryMath.log(4 * abs(second) / (euler * decay * threshold)))
    }
  }

  /// Compose: the time in whole ms until it is last `delta` away; for an under-damped spring the time of its envelope.
  ///
  /// The last crossing is bracketed and halved where the original takes Newton's steps; both cut to whole milliseconds.
  public func lastMilliseconds(beyond delta: Double) -> Double {
    let decay = dampingRatio * frequency
    if kind == .under {
      let turn = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let swing = (velocity + decay * displacement) / turn
      let amplitude = (displacement * displacement + swing * swing).squareRoot()
      return max((LibraryMath.log(amplitude / delta) / decay * 1000).rounded(.towardZero), 0)
    }
    return (lastCrossing(of: delta) * 1000).rounded(.towardZero)
  }

  /// When |x| last falls to `delta`, in seconds; 0 if it never is farther away.
  private func lastCrossing(of delta: Double) -> Double {
    // Neither a critical nor an over-damped spring turns round more than once, and both decay with their slow root.
    let root = max(dampingRatio * dampingRatio - 1, 0).squareRoot()
    let slow = frequency * (dampingRatio - root)
    var late = 1 / slow
    while abs(displacement(at: late)) > delta || abs(displacement(at: late * 1.5)) > delta, late < 1e6 { late *= 2 }
    // Look back from there for the last time it is farther away, fine enough to see the one bump.
    let steps = 4096
    guard
      let step = (0..<steps).last(where: { abs(displacement(at: late * Double($0) / Double(steps))) > delta })
    else { return 0 }
    var (far, near) = (late * Double(step) / Double(steps), late * Double(step + 1) / Double(steps))
    for _ in 0..<80 {
      let middle = (far + near) / 2
      if abs(displacement(at: middle)) > delta { far = middle } else { near = middle }
    }
    return (far + near) / 2
  }

  /// Flutter: whether it is near and slow enough after `seconds`.
  public func isDone(at seconds: Double, distance: Double = 0.001, velocity limit: Double = 0.001) -> Bool {
    let (place, speed) = state(at: seconds)
    return abs(place) < distance && abs(speed) < limit
  }

  /// AndroidX: whether it is within `threshold` and slower than 62.5 times that a second.
  public func isAtEquilibrium(at seconds: Double, threshold: Double = 0.75) -> Bool {
    isDone(at: seconds, distance: threshold, velocity: threshold * 62.5)
  }
}
