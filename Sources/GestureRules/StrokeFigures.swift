import GestureModel

/// What the rules read from a stroke, measured once: along the scroll axis, in the content's sign.
///
/// A *distinct* position is a sample whose place differs from the one before it; the touch-down is one.
///
/// - Source: `research/pitfalls.md`, head, for the robust and the naive velocity.
public struct StrokeFigures: Sendable {
  /// The stroke that was measured.
  public let stroke: Stroke
  /// The scroll axis.
  public let axis: Axis
  /// Whether another finger was down during the stroke.
  public let overlapsAnother: Bool
  /// The content's way from touch-down to the last sample, in points.
  public private(set) var travel = 0.0
  /// When the place changed last; the touch-down if it never did.
  public private(set) var lastDistinctNanoseconds: Int64 = 0
  /// The place of that sample in the stroke; `nil` if the place never changed.
  public private(set) var lastDistinctIndex: Int?
  /// How long the finger gave no new place before the lift, 0 or more.
  public private(set) var pauseMilliseconds = 0.0
  /// The content's way in the last step that changed place, in points.
  public private(set) var lastStep = 0.0
  /// How long that step took.
  public private(set) var lastStepMilliseconds = 0.0
  /// The velocity of the last two neighbouring samples whose places differ, in pt/ms; 0 if there are none.
  public private(set) var naivePointsPerMillisecond = 0.0
  /// The slope of a straight least-squares line through the samples of the last 50 ms of motion, or 100 ms if there are
  /// fewer than three, in pt/ms; the naive velocity if even those are fewer than two.
  public private(set) var robustPointsPerMillisecond = 0.0
  /// The distinct positions in the 100 ms that end at the last of them.
  public private(set) var distinctInLast100Milliseconds = 0
  /// The axis along which the finger had moved farther when it was first 10 pt from the touch-down.
  public private(set) var dominantAxis: Axis?
  /// How far the finger had then gone along the scroll axis and across it, in points, both 0 or more.
  public private(set) var direction: (along: Double, across: Double)?
  /// Where the content turned after its farthest way forward, if it did.
  public private(set) var turnFromForward: Turn?
  /// Where the content turned after its farthest way backward, if it did.
  public private(set) var turnFromBackward: Turn?

  /// A change of direction.
  public struct Turn: Hashable, Sendable {
    /// The direction that was given up: 1 if the offset had grown, −1 if it had fallen.
    public var direction: Double
    /// How far the content had gone that way from the touch-down, in points, above 0.
    public var gone: Double
    /// How far it was taken back until the lift, in points, above 0.
    public var takenBack: Double
    /// How long before the lift it turned.
    public var millisecondsBeforeLift: Double
  }

  /// How far the finger must be from the touch-down before its direction counts: UIKit's hysteresis.
  static let slop = 10.0

  /// Measures `stroke`.
  public init(_ stroke: Stroke, axis: Axis, overlapsAnother: Bool = false) {
    self.stroke = stroke
    self.axis = axis
    self.overlapsAnother = overlapsAnother
    guard let first = stroke.samples.first, let last = stroke.samples.last else { return }
    travel = first.position(along: axis) - last.position(along: axis)
    measureEnd(first: first)
    measureDirection(first: first)
    measureTurns(first: first, last: last)
  }

  /// The time from one moment to another, in milliseconds; in `Double`, so that no input overflows.
  static func milliseconds(from start: Int64, to end: Int64) -> Double { (Double(end) - Double(start)) * 1e-6 }

  private mutating func measureEnd(first: Sample) {
    let samples = stroke.samples
    let moved = samples.indices.dropFirst().last { Self.differ(samples[$0 - 1], samples[$0]) }
    lastDistinctIndex = moved
    lastDistinctNanoseconds = samples[moved ?? 0].nanoseconds
    pauseMilliseconds = max(Self.milliseconds(from: lastDistinctNanoseconds, to: stroke.liftNanoseconds), 0)
    distinctInLast100Milliseconds = 1
    guard let moved else { return }
    lastStep = samples[moved - 1].position(along: axis) - samples[moved].position(along: axis)
    lastStepMilliseconds = Self.milliseconds(from: samples[moved - 1].nanoseconds, to: samples[moved].nanoseconds)
    naivePointsPerMillisecond = lastStepMilliseconds > 0 ? lastStep / lastStepMilliseconds : 0
    let motion = samples[...moved]
    let short = recent(motion, milliseconds: 50)
    robustPointsPerMillisecond =
      slope(of: short.count < 3 ? recent(motion, milliseconds: 100) : short, along: axis)
      ?? naivePointsPerMillisecond
    let window = recent(motion, milliseconds: 100)
    distinctInLast100Milliseconds = window.indices.count {
      $0 == samples.startIndex || Self.differ(samples[$0 - 1], samples[$0])
    }
  }

  private static func differ(_ left: Sample, _ right: Sample) -> Bool { left.x != right.x || left.y != right.y }

  /// The length of the finger's path in both axes, in points.
  public var pathPoints: Double {
    zip(stroke.samples, stroke.samples.dropFirst()).reduce(0) { length, step in
      let (dx, dy) = (step.1.x - step.0.x, step.1.y - step.0.y)
      return length + (dx * dx + dy * dy).squareRoot()
    }
  }

  /// The content's way along the axis in the time up to the lift, in points; 0 if no sample is that young.
  public func travel(inLast milliseconds: Double) -> Double {
    let lift = stroke.liftNanoseconds
    let old = stroke.samples.last { Self.milliseconds(from: $0.nanoseconds, to: lift) > milliseconds }
    guard let last = stroke.samples.last, let from = old ?? stroke.samples.first else { return 0 }
    return from.position(along: axis) - last.position(along: axis)
  }

  /// The slope of a straight least-squares line through the last part of the motion, in pt/ms in the content's sign;
  /// `nil` if fewer than two samples, or none of different times, lie in it.
  public func linePointsPerMillisecond(overLast milliseconds: Double, along axis: Axis) -> Double? {
    guard let lastDistinctIndex else { return nil }
    return slope(of: recent(stroke.samples[...lastDistinctIndex], milliseconds: milliseconds), along: axis)
  }

  /// The robust velocity along an axis, as ``robustPointsPerMillisecond`` is along the scroll axis; 0 if there is none.
  public func robustPointsPerMillisecond(along axis: Axis) -> Double {
    if axis == self.axis { return robustPointsPerMillisecond }
    guard let lastDistinctIndex else { return 0 }
    let motion = stroke.samples[...lastDistinctIndex]
    let short = recent(motion, milliseconds: 50)
    return slope(of: short.count < 3 ? recent(motion, milliseconds: 100) : short, along: axis) ?? 0
  }

  /// The samples no older than `milliseconds` than the last; one exactly that old counts.
  private func recent(_ samples: ArraySlice<Sample>, milliseconds: Double) -> ArraySlice<Sample> {
    guard let last = samples.last else { return samples }
    let start = samples.lastIndex { Self.milliseconds(from: $0.nanoseconds, to: last.nanoseconds) > milliseconds }
    return samples[(start.map { $0 + 1 } ?? samples.startIndex)...]
  }

  /// The content's velocity along the axis by a straight line, in pt/ms; `nil` if the times do not determine one.
  private func slope(of samples: ArraySlice<Sample>, along axis: Axis) -> Double? {
    guard samples.count > 1, let last = samples.last else { return nil }
    let count = Double(samples.count)
    func time(_ sample: Sample) -> Double { Self.milliseconds(from: last.nanoseconds, to: sample.nanoseconds) }
    let meanTime = samples.reduce(0) { $0 + time($1) } / count
    let meanPlace = samples.reduce(0) { $0 + $1.position(along: axis) } / count
    var covariance = 0.0
    var variance = 0.0
    for sample in samples {  // centred first: sums of raw squares would cancel
      covariance += (time(sample) - meanTime) * (sample.position(along: axis) - meanPlace)
      variance += (time(sample) - meanTime) * (time(sample) - meanTime)
    }
    return variance > 0 ? -covariance / variance : nil
  }

  private mutating func measureDirection(first: Sample) {
    guard
      let away = stroke.samples.first(where: {
        let (dx, dy) = ($0.x - first.x, $0.y - first.y)
        return dx * dx + dy * dy >= Self.slop * Self.slop
      })
    else { return }
    let along = abs(away.position(along: axis) - first.position(along: axis))
    let across = abs(away.position(along: axis.other) - first.position(along: axis.other))
    dominantAxis = along >= across ? axis : axis.other
    direction = (along, across)
  }

  private mutating func measureTurns(first: Sample, last: Sample) {
    var (lowest, highest) = (first, first)
    for sample in stroke.samples {
      if sample.position(along: axis) <= lowest.position(along: axis) { lowest = sample }
      if sample.position(along: axis) >= highest.position(along: axis) { highest = sample }
    }
    func turn(at farthest: Sample, direction: Double) -> Turn? {
      let gone = abs(farthest.position(along: axis) - first.position(along: axis))
      let back = abs(last.position(along: axis) - farthest.position(along: axis))
      guard gone > 0, back > 0 else { return nil }
      return Turn(
        direction: direction, gone: gone, takenBack: back,
        millisecondsBeforeLift: Self.milliseconds(from: farthest.nanoseconds, to: stroke.liftNanoseconds))
    }
    // A falling coordinate is a growing offset, so the lowest place is the content's farthest way forward.
    turnFromForward = turn(at: lowest, direction: 1)
    turnFromBackward = turn(at: highest, direction: -1)
  }
}
