/// motion's `inertia`, a generator with a memory: bounds are noticed only at the instants asked for.
///
/// `A = power·v`, ideal = origin + A; if the target is modified, A = target − origin. `x = target − A·e^(−t/τ)`, done when
/// `|A|·e^(−t/τ)` is at most the rest delta, and then x is the target. The first value beyond a bound is still returned and
/// becomes, from then on, the start of a spring (k 500, c 10, m 1) to the nearer bound, with the mean velocity of the last
/// 5 ms. It starts 0.8/0.325 = 2.46 times as fast as the finger: a jump in speed at release.
///
/// - Source: `research/physics.md` 6, orders of operations; from motion's `inertia.ts`.
public struct MotionInertia: Hashable, Sendable {
  /// What becomes of the ideal target.
  public enum Target: Hashable, Sendable {
    case ideal
    /// The nearest multiple, half up.
    case multiple(of: Double)
    case half
  }
  /// One answer.
  public struct Sample: Hashable, Sendable {
    public var value: Double
    public var isDone: Bool
  }

  private let target, amplitude, timeConstant, restDelta: Double
  private let minimum, maximum: Double?
  private var bounce: Bounce?

  private struct Bounce: Hashable, Sendable {
    var since, bound: Double
    var run: Oscillation
    var restSpeed: Double
  }

  /// The share of the velocity that is thrown, in seconds.
  public static let power = 0.8
  /// τ, in ms.
  public static let timeConstant = 325.0
  /// The distance at which it is done, in px.
  public static let restDelta = 0.5
  static let spring = Spring(stiffness: 500, dampingRatio: 10 / (2 * 500.0.squareRoot()))

  /// Creates a generator.
  public init(
    from origin: Double, pixelsPerSecond: Double, power: Double = power, timeConstant: Double = timeConstant,
    restDelta: Double = restDelta, target modified: Target = .ideal, minimum: Double? = nil, maximum: Double? = nil
  ) {
    (self.timeConstant, self.restDelta) = (timeConstant, restDelta)
    (self.minimum, self.maximum) = (minimum, maximum)
    let thrown = power * pixelsPerSecond
    let ideal = origin + thrown
    switch modified {
    case .ideal: target = ideal
    case .multiple(let interval): target = interval * (ideal / interval + 0.5).rounded(.down)
    case .half: target = ideal / 2
    }
    amplitude = target == ideal ? thrown : target - origin
    notice(origin, at: 0)
  }

  /// Where it is at this time, in ms after the release; ask in order.
  public mutating func sample(at milliseconds: Double) -> Sample {
    if bounce == nil {
      let free = friction(at: milliseconds)
      notice(free.value, at: milliseconds)
      if bounce == nil { return free }
    }
    guard let bounce, milliseconds >= bounce.since else { return friction(at: milliseconds) }
    let seconds = (milliseconds - bounce.since) / 1000
    let distance = bounce.run.displacement(at: seconds)
    let isDone = abs(distance) <= restDelta && abs(bounce.run.pointsPerSecond(at: seconds)) <= bounce.restSpeed
    return Sample(value: isDone ? bounce.bound : bounce.bound + distance, isDone: isDone)
  }

  private func course(_ milliseconds: Double) -> Double {
    target - amplitude * LibraryMath.exp(-milliseconds / timeConstant)
  }

  private func friction(at milliseconds: Double) -> Sample {
    let left = amplitude * LibraryMath.exp(-milliseconds / timeConstant)
    let isDone = abs(left) <= restDelta
    return Sample(value: isDone ? target : target - left, isDone: isDone)
  }

  /// Lets a spring take over if this value lies beyond a bound.
  private mutating func notice(_ value: Double, at milliseconds: Double) {
    guard minimum.map({ value < $0 }) ?? false || maximum.map({ value > $0 }) ?? false else { return }
    let bounds = [minimum, maximum].compactMap { $0 }
    guard let bound = bounds.min(by: { abs($0 - value) < abs($1 - value) }) else { return }
    let before = max(milliseconds - 5, 0)
    let elapsed = milliseconds - before
    let velocity = elapsed > 0 ? (course(milliseconds) - course(before)) / elapsed * 1000 : 0
    bounce = Bounce(
      since: milliseconds, bound: bound,
      run: Oscillation(Self.spring, displacement: value - bound, pointsPerSecond: velocity),
      restSpeed: abs(value - bound) < 5 ? 0.01 : 2)
  }

  /// When it is first done if it is asked every so many ms; none within 20 s, as the original gives up then.
  public static func milliseconds(of generator: MotionInertia, every step: Double = 10) -> (Double, value: Double)? {
    var (generator, time) = (generator, 0.0)
    while time < 20_000 {
      let sample = generator.sample(at: time)
      if sample.isDone { return (time, sample.value) }
      time += step
    }
    return nil
  }

  /// The run as a motion, asked at each frame of a display and straight between frames.
  public func motion(framesPerSecond: Double = 60) -> FrameRun {
    var generator = self
    var (offsets, rest, frame) = ([Double](), target, 0.0)
    while offsets.count < 1200 {
      let sample = generator.sample(at: frame * 1000 / framesPerSecond)
      if sample.isDone {
        rest = sample.value
        break
      }
      offsets.append(sample.value.finite(or: 0))
      frame += 1
    }
    var rows = offsets.dropFirst().makeIterator()
    return FrameRun(from: offsets.first ?? rest.finite(or: 0), to: rest.finite(or: 0), framesPerSecond: framesPerSecond)
    {
      rows.next()
    }
  }
}
