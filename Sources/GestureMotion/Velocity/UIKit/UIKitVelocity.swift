import GestureModel

/// What a `UIScrollView` hands to `scrollViewWillEndDragging`, as re-derived from recordings.
///
/// Steps sᵢ = displacement / duration run between successive events. The pan recognizer says
/// `v_n = 0.2·s_n + 0.8·s_(n−1)`, and `s_1` while there is only one step. A callback is every move from the first that
/// is more than 10 pt from the touch-down (every move if none is). The release blends the last two callbacks,
/// `0.75·previous + 0.25·latest`; the latest alone if there was no previous one or it was exactly zero on both axes.
/// Samples of one time count as the last of them. The lift adds no step. Below 0.25 pt/ms, measured in two dimensions on
/// the latest callback before blending, the view does not decelerate and the velocity is 0.
///
/// Units: points and nanoseconds in, points per second out. Window: the last 3 steps. Stop: 100 ms without a new place
/// before the lift. Samples: at least 2, else none.
///
/// - Source: `research/physics.md` 1.3 points 1, 4 and 5, from recordings in RegramDev/Regram-ios @27b5bc05e829; what
///   a callback is: `research/velocity.md` 3. That 100 ms without a new place mean a still finger is our assumption
///   (`DESIGN.md` section 5): the recognizer's value is known to stand, the scroll view's to fall.
public struct UIKitVelocity: VelocityEstimator {
  public static let identifier = "uikit"
  public static let summary = "What UIScrollView reports at lift: the last steps blended, 0 after a rest of 100 ms."
  public static let usedBy = "UIScrollView, known from recordings"
  public static let window = VelocityWindow.samples
  /// The distance from the touch-down that must be exceeded for the pan to be recognised.
  public var hysteresisPoints = 10.0
  /// The speed below which the scroll view does not decelerate.
  public var floorPointsPerSecond = 250.0
  /// How long before the lift a new place may be; a rest exactly this long is a stop.
  public var stopNanoseconds: Int64 = 100_000_000
  public init() {}

  /// - Complexity: O(*n*) in the number of samples; allocates only if times repeat.
  public func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
    let samples = TrackedWindow.mergingEqualTimes(samples)
    guard let down = samples.first, let last = samples.last, samples.count >= 2 else {
      return VelocityEstimate(nil, remark: .tooFewSamples, sampleCount: samples.count)
    }
    let newestPlace = samples.reversed().prefix { $0.x == last.x && $0.y == last.y }.last ?? last
    guard TickClock.nanoseconds.ticks(from: newestPlace.nanoseconds, to: lift.nanoseconds) < stopNanoseconds else {
      return VelocityEstimate(.zero, remark: .stoppedBeforeLift, sampleCount: samples.count)
    }
    let firstCallback = samples.dropFirst().firstIndex { distance(from: down, to: $0) > hysteresisPoints }
    let latest = panVelocity(at: samples.endIndex - 1, in: samples)
    let previousIndex = samples.endIndex - 2
    let hasPrevious = previousIndex >= firstCallback ?? samples.startIndex + 1
    let previous = hasPrevious ? panVelocity(at: previousIndex, in: samples) : .zero
    guard let blended = release(previous: previous, latest: latest) else {
      return VelocityEstimate(.zero, remark: .belowFloor, sampleCount: samples.count)
    }
    return VelocityEstimate(blended, of: samples.suffix(previous == .zero ? 3 : 4))
  }

  /// What the scroll view makes of the last two callbacks' velocities; `nil` if it does not decelerate at all.
  ///
  /// - Parameters:
  ///   - previous: The callback before the last; zero if there was none.
  ///   - latest: The last callback; zero if the recognizer says exactly zero when it is read again at lift.
  package func release(previous: FingerVelocity, latest: FingerVelocity) -> FingerVelocity? {
    guard length(latest) >= floorPointsPerSecond else { return nil }
    return previous == .zero ? latest : mix(previous, 0.75, latest, 0.25)
  }

  /// What `UIPanGestureRecognizer.velocity(in:)` says after the sample at `index`, which must not be the first.
  private func panVelocity(at index: Int, in samples: ArraySlice<Sample>) -> FingerVelocity {
    panVelocity(
      newest: step(to: index, in: samples),
      before: index - 1 > samples.startIndex ? step(to: index - 1, in: samples) : nil)
  }

  /// What the recognizer says after a step, and the step before it if there was one.
  package func panVelocity(newest: FingerVelocity, before: FingerVelocity?) -> FingerVelocity {
    before.map { mix(newest, 0.2, $0, 0.8) } ?? newest
  }

  /// A step's displacement by its duration; 0 if no time passed.
  package func step(x: Double, y: Double, seconds: Double) -> FingerVelocity {
    seconds > 0 ? FingerVelocity(xPointsPerSecond: x / seconds, yPointsPerSecond: y / seconds) : .zero
  }

  /// The step that ends at `index`.
  private func step(to index: Int, in samples: ArraySlice<Sample>) -> FingerVelocity {
    let (from, to) = (samples[index - 1], samples[index])
    return step(x: to.x - from.x, y: to.y - from.y, seconds: TickClock.nanoseconds.seconds(from: from, to: to))
  }

  private func mix(
    _ first: FingerVelocity, _ firstShare: Double, _ second: FingerVelocity, _ secondShare: Double
  ) -> FingerVelocity {
    FingerVelocity(
      xPointsPerSecond: firstShare * first.xPointsPerSecond + secondShare * second.xPointsPerSecond,
      yPointsPerSecond: firstShare * first.yPointsPerSecond + secondShare * second.yPointsPerSecond)
  }

  private func length(_ velocity: FingerVelocity) -> Double {
    let (x, y) = (velocity.xPointsPerSecond, velocity.yPointsPerSecond)
    return (x * x + y * y).squareRoot()
  }

  private func distance(from first: Sample, to second: Sample) -> Double {
    let (x, y) = (second.x - first.x, second.y - first.y)
    return (x * x + y * y).squareRoot()
  }
}
