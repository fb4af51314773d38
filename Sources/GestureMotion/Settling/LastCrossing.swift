/// The last time at which a spring that does not swing is as far from its target as a threshold.
///
/// Such a spring turns round once at most; after that it only comes nearer, so halving finds the time to the last bit.
/// The original looks for it by Newton's method and cuts to whole ms, where both are the same.
///
/// - Source: `research/physics.md` 2, settle time 2.
enum LastCrossing {
  /// The time in seconds; 0 if it never is that far away.
  static func seconds(_ run: Oscillation, _ threshold: Double) -> Double {
    // The farthest point after which the distance shrinks.
    let turn = max(lastTurn(run) ?? 0, 0)
    var low = 0.0
    if abs(run.displacement(at: turn)) > threshold {
      low = turn
    } else if abs(run.displacement) <= threshold {
      return 0
    } else {
      return halved(from: 0, to: turn, run, threshold)
    }
    var high = max(low, 1e-3)
    while abs(run.displacement(at: high)) > threshold, high < SettledRule.longestSeconds * 1000 { high *= 2 }
    return halved(from: low, to: high, run, threshold)
  }

  /// When the velocity is 0.
  private static func lastTurn(_ run: Oscillation) -> Double? {
    if run.spring.kind == .critical {
      let slope = run.pointsPerSecond + run.spring.naturalFrequency * run.displacement
      // x′ = (slope − ω(x₀ + slope·t))·e^(−ωt)
      return slope == 0 ? nil : 1 / run.spring.naturalFrequency - run.displacement / slope
    }
    let (slow, fast) = run.modes
    let ratio = -(fast.rate * fast.amplitude) / (slow.rate * slow.amplitude)
    guard ratio > 0, ratio.isFinite else { return nil }
    return LibraryMath.log(ratio) / (slow.rate - fast.rate)
  }

  private static func halved(
    from low: Double, to high: Double, _ run: Oscillation, _ threshold: Double
  ) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if abs(run.displacement(at: middle)) > threshold { low = middle } else { high = middle }
    }
    return high
  }
}
