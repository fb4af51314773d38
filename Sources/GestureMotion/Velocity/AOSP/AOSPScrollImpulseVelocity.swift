import GestureModel

/// Android's IMPULSE for wheels and crowns, whose samples are steps and not places (AXIS_SCROLL).
///
/// ``ImpulseEnergy`` over the window, each sample being its own step; the first one's is never used. Places, as a stroke
/// has them, are read as the steps between them. Always IMPULSE, whatever strategy an app asks for.
///
/// Units: points and nanoseconds in, points per second out; in double where Android computes in float32. Window: the
/// newest 20 samples of the last 100 ms, of equal times the last. Stop: a step of more than 40 ms forgets what was before
/// it; there is no lift. Samples: 1 gives 0.
///
/// - Source: `research/velocity.md` 1.1, 1.2 and 1.4, from LineageOS/android_frameworks_native
///   `libs/input/VelocityTracker.cpp` @7034776f0876.
public struct AOSPScrollImpulseVelocity: VelocityEstimator {
  public static let identifier = "aosp.impulse.differential"
  public static let summary = "Android's IMPULSE for wheels and crowns: the energy of the last 100 ms of steps."
  public static let usedBy = "Android AXIS_SCROLL"
  public init() {}

  /// - Complexity: O(*n*); allocates only where samples are left out.
  public func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
    AOSPImpulseVelocity().estimate(atEndOf: samples, lift: Lift(nanoseconds: samples.last?.nanoseconds ?? 0))
  }

  public func estimate(of pointer: Int, in log: TouchLog) -> VelocityEstimate {
    guard log.holdsSteps(of: pointer) else {
      return estimate(atEndOf: log.samples(of: pointer)[...], lift: log.lift(of: pointer))
    }
    let window = AOSPTracker.stored(of: AOSPTracker(log).run(of: pointer).samples)
    guard var older = window.first else { return VelocityEstimate(nil, remark: .tooFewSamples) }
    var energy = ImpulseEnergy()
    var isFirst = true
    for sample in window.dropFirst() {
      energy.add(sample.place, seconds: TickClock.nanoseconds.seconds(from: older, to: sample), isFirst: isFirst)
      older = sample
      isFirst = false
    }
    return VelocityEstimate(
      FingerVelocity(pointsPerSecond: energy.pointsPerSecond), remark: isFirst ? .tooFewSamples : nil, of: window)
  }
}
