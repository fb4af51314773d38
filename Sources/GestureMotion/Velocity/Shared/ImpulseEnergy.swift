/// The velocity that the pushes of a finger would have given to a mass, on both axes.
///
/// With W = 0 at first, each step of Δ in Δt adds `(u − v)·|u|` to W, where `u = Δ/Δt` and `v = sign(W)·√(2|W|)` is the
/// velocity so far, sign(0) = +; after the first step W is halved, for the finger was not at rest before. A step that
/// stands still adds nothing: only leaving the window brakes. One step gives exactly Δ/Δt.
///
/// - Source: `research/velocity.md` 1.4, from LineageOS/android_frameworks_native `libs/input/VelocityTracker.cpp`
///   @7034776f0876.
struct ImpulseEnergy {
  /// The work done so far, per mass.
  private var work = SIMD2<Double>.zero

  /// Adds a step in points and seconds; a time of 0 gives infinity or NaN, as in the original.
  @inline(__always)
  mutating func add(_ step: SIMD2<Double>, seconds: Double, isFirst: Bool) {
    let speed = step / seconds
    work += (speed - pointsPerSecond) * speed.magnitudes
    if isFirst { work *= 0.5 }
  }

  /// The velocity that all steps together have given.
  @inline(__always)
  var pointsPerSecond: SIMD2<Double> {
    let speed = (2 * work.magnitudes).squareRoot()
    return speed.replacing(with: -speed, where: work .< 0)
  }
}
