/// When a spring counts as settled: every library has its own idea.
///
/// The fifth, WebKit's, needs no spring: its snap always takes 1 s (``WebKitSnapGlide``).
///
/// - Source: `research/physics.md` 2, settle times 1 to 4.
public enum SettledRule: Hashable, Sendable {
  /// ScrollMechanics: an upper bound of the time at which the distance falls below a threshold, in points.
  case scrollMechanics(threshold: Double)
  /// Compose: the last time at the threshold if it does not swing, else when its envelope gets there; whole ms, cut off.
  case compose(threshold: Double)
  /// Flutter: the first frame within both tolerances, in points and points per second.
  case flutter(distance: Double, velocity: Double, framesPerSecond: Double)
  /// AndroidX: the first frame nearer than the threshold and slower than 62.5 times it.
  case androidX(threshold: Double, framesPerSecond: Double)

  /// Flutter on a device of this pixel ratio: 1/(0.05·ratio) px/s and 1/ratio px.
  public static func flutter(devicePixelRatio: Double, framesPerSecond: Double = 60) -> SettledRule {
    .flutter(
      distance: 1 / devicePixelRatio, velocity: 1 / (0.05 * devicePixelRatio), framesPerSecond: framesPerSecond)
  }

  /// AndroidX for positions: three quarters of the smallest visible change, a pixel.
  public static func androidX(framesPerSecond: Double = 60) -> SettledRule {
    .androidX(threshold: 0.75, framesPerSecond: framesPerSecond)
  }

  /// What AndroidX multiplies a threshold with to have a speed per second.
  public static let androidXVelocityFactor = 62.5
  /// Frames are asked for this long at most; it counts as settled then.
  static let longestSeconds = 60.0

  /// What the original returns, in seconds: below 0, infinite or no number where it says so.
  ///
  /// - Complexity: O(*t*) in the frames until then for the rules that ask each frame, at most a minute of them.
  public func rawSeconds(_ run: Oscillation) -> Double {
    switch self {
    case .scrollMechanics(let threshold): Self.bound(run, threshold)
    case .compose(let threshold): Self.composeMilliseconds(run, threshold) / 1000
    case .flutter(_, _, let framesPerSecond), .androidX(_, let framesPerSecond):
      firstFrame(run, framesPerSecond: framesPerSecond)
    }
  }

  /// The settle time in seconds, finite and 0 or more.
  public func seconds(_ run: Oscillation) -> Double { min(rawSeconds(run).asDuration, Self.longestSeconds) }

  /// Whether a frame rule calls it settled at this time; the others, whether their time has come.
  public func isSettled(_ run: Oscillation, at seconds: Double) -> Bool {
    switch self {
    case .flutter(let distance, let velocity, _):
      abs(run.displacement(at: seconds)) < distance && abs(run.pointsPerSecond(at: seconds)) < velocity
    case .androidX(let threshold, _):
      abs(run.pointsPerSecond(at: seconds)) < threshold * Self.androidXVelocityFactor
        && abs(run.displacement(at: seconds)) < threshold
    case .scrollMechanics, .compose: seconds >= rawSeconds(run)
    }
  }

  private func firstFrame(_ run: Oscillation, framesPerSecond: Double) -> Double {
    let last = (Self.longestSeconds * framesPerSecond).rounded(.up)
    var frame = 0.0
    while frame < last, !isSettled(run, at: frame / framesPerSecond) { frame += 1 }
    return frame / framesPerSecond
  }

  /// ScrollMechanics' bounds; a logarithm of 0 counts as −∞. It has no over-damped spring: the slower mode's bound, ours.
  private static func bound(_ run: Oscillation, _ threshold: Double) -> Double {
    if run.displacement == 0 && run.pointsPerSecond == 0 { return 0 }
    let β = run.decay
    switch run.spring.kind {
    case .critical:
      let second = run.pointsPerSecond + β * run.displacement
      return max(
        LibraryMath.log(2 * abs(run.displacement) / threshold) / β,
        2 / β * LibraryMath.log(4 * abs(second) / (LibraryMath.exp(1) * β * threshold)))
    case .under:
      return LibraryMath.log((abs(run.displacement) + abs(run.sineAmplitude)) / threshold) / β
    case .over:
      let (slow, fast) = run.modes
      return LibraryMath.log((abs(slow.amplitude) + abs(fast.amplitude)) / threshold) / -slow.rate
    }
  }

  private static func composeMilliseconds(_ run: Oscillation, _ threshold: Double) -> Double {
    let seconds: Double
    switch run.spring.kind {
    case .under:
      let (x, y) = (run.displacement, run.sineAmplitude)
      seconds = LibraryMath.log((x * x + y * y).squareRoot() / threshold) / run.decay
    case .critical, .over:
      seconds = LastCrossing.seconds(run, threshold)
    }
    return (seconds * 1000).rounded(.towardZero)
  }
}
