import GestureModel

/// Android's default for touch: the slope, at the newest sample, of a parabola fitted to the last 100 ms.
///
/// With x = −age and y = position over *n* ≥ 3 samples, and S the centred sums,
/// `v = (Sxy·Sx2x2 − Sx2y·Sxx2) / (Sxx·Sx2x2 − Sxx2²)`, none if the denominator is exactly 0. Two samples give the
/// secant, one gives none. A step of more than 40 ms makes the tracker forget what was before it; a lift more than
/// 40 ms after the newest sample gives none. Ring of 20 samples, of equal times the last. Computed in double where
/// Android uses float32.
///
/// Units: points and nanoseconds in, points per second out.
///
/// - Source: `research/velocity.md` 1.1 to 1.3, from LineageOS/android_frameworks_native
///   `libs/input/VelocityTracker.cpp` @7034776f0876.
public struct AOSPQuadraticVelocity: VelocityEstimator {
  public static let identifier = "aosp.lsq2"
  public static let summary = "Android's touch default: a parabola through the last 100 ms, none after a rest of 40 ms."
  public static let usedBy = "Android touch, RecyclerView, ViewPager"
  /// How far back from the newest sample the fit looks; a sample exactly this old counts.
  public var horizonNanoseconds: Int64 = 100_000_000
  /// The longest step, and the longest rest before the lift, that does not count as a stop.
  public var stopNanoseconds: Int64 = 40_000_000
  /// The most samples kept.
  public var capacity = 20
  public init() {}

  /// - Complexity: O(*k*) in the number of samples inside the window; allocates only if times repeat.
  public func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
    guard let last = samples.last else { return VelocityEstimate(nil, remark: .tooFewSamples) }
    guard lift.nanoseconds - last.nanoseconds <= stopNanoseconds else {
      return VelocityEstimate(nil, remark: .stoppedBeforeLift)
    }
    let recent = TrackedWindow.newest(
      of: samples, capacity: .max, horizonNanoseconds: horizonNanoseconds, gapNanoseconds: stopNanoseconds)
    let window = TrackedWindow.mergingEqualTimes(recent).suffix(max(capacity, 0))
    guard window.count >= 2 else { return VelocityEstimate(nil, remark: .tooFewSamples, sampleCount: window.count) }
    let x = slope(of: window, along: .horizontal)
    let y = slope(of: window, along: .vertical)
    guard let x, let y else {
      return VelocityEstimate(nil, remark: .undetermined, sampleCount: window.count)
    }
    return VelocityEstimate(
      FingerVelocity(xPointsPerSecond: x, yPointsPerSecond: y), sampleCount: window.count,
      oldestNanoseconds: window.first?.nanoseconds)
  }

  private func slope(of window: ArraySlice<Sample>, along axis: Axis) -> Double? {
    guard let first = window.first, let last = window.last else { return nil }
    if window.count == 2 {
      let seconds = Double(last.nanoseconds - first.nanoseconds) * 1e-9
      return seconds > 0 ? (last.position(along: axis) - first.position(along: axis)) / seconds : nil
    }
    var (sx, sy, sx2, sxy, sx3, sx2y, sx4) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for sample in window {
      let x = Double(sample.nanoseconds - last.nanoseconds) * 1e-9
      // The shift by the newest position changes no slope and spares the sums their leading digits.
      let y = sample.position(along: axis) - last.position(along: axis)
      let x2 = x * x
      sx += x
      sy += y
      sx2 += x2
      sxy += x * y
      sx3 += x2 * x
      sx2y += x2 * y
      sx4 += x2 * x2
    }
    let count = Double(window.count)
    let centredXX = sx2 - sx * sx / count
    let centredXY = sxy - sx * sy / count
    let centredXX2 = sx3 - sx * sx2 / count
    let centredX2Y = sx2y - sx2 * sy / count
    let centredX2X2 = sx4 - sx2 * sx2 / count
    let denominator = centredXX * centredX2X2 - centredXX2 * centredXX2
    guard denominator != 0 else { return nil }
    return (centredXY * centredX2X2 - centredX2Y * centredXX2) / denominator
  }
}
