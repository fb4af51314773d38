import GestureModel

/// Android's IMPULSE: the velocity that the pushes of the finger would have given to a mass.
///
/// ``ImpulseEnergy`` over the window. It does not see a finger that stands still before the lift, and it magnifies
/// samples that follow each other closely. Tried as touch default three times and taken back each time.
///
/// Units: points and nanoseconds in, points per second out; in double where Android computes in float32. Window: the
/// newest 20 samples of the last 100 ms, of equal times the last. Stop: a step of more than 40 ms forgets what was
/// before it, a lift more than 40 ms after the newest sample gives none. Samples: 2 give the secant, 1 gives 0.
///
/// - Source: `research/velocity.md` 1.1, 1.2 and 1.4, from LineageOS/android_frameworks_native
///   `libs/input/VelocityTracker.cpp` @7034776f0876.
public struct AOSPImpulseVelocity: AOSPWindowStrategy {
  public static let identifier = "aosp.impulse"
  public static let summary = "Android's IMPULSE: the energy of the last 100 ms of pushes; blind to standing still."
  public static let usedBy = "Android, experimental for touch"
  public init() {}

  func estimate(ofWindow window: ArraySlice<Sample>) -> VelocityEstimate {
    guard var older = window.first else { return VelocityEstimate(nil, remark: .tooFewSamples) }
    var energy = ImpulseEnergy()
    var isFirst = true
    for sample in window.dropFirst() {
      energy.add(
        sample.place - older.place, seconds: TickClock.nanoseconds.seconds(from: older, to: sample), isFirst: isFirst)
      older = sample
      isFirst = false
    }
    return VelocityEstimate(
      FingerVelocity(pointsPerSecond: energy.pointsPerSecond), remark: isFirst ? .tooFewSamples : nil, of: window)
  }
}
