import GestureModel
import GestureMotion

/// A stroke measured: its timing, its travel and its velocity by every estimator.
public struct InspectedStroke: Sendable {
  /// The pointer's name in the file.
  public var pointer: String
  /// How the stroke stopped.
  public var end: StrokeEnd
  /// When the finger came down, from the trace's first sample.
  public var beganMilliseconds: Double
  /// When the finger left, from the trace's first sample.
  public var endedMilliseconds: Double
  /// How many places were recorded.
  public var sampleCount: Int
  /// The median step between samples, or `nil` with fewer than two.
  public var medianStepMilliseconds: Double?
  /// The longest step between samples or before the lift, or `nil` with fewer than two.
  public var longestGapMilliseconds: Double?
  /// How far the finger got to the right, in points.
  public var travelX: Double
  /// How far the finger got downwards, in points.
  public var travelY: Double
  /// Where the finger was and how fast, over the stroke; `nil` if it has fewer than two samples or takes no time.
  var profile: StrokeProfile?
  /// The same in more detail, if the stroke is to be drawn large.
  var largeProfile: StrokeProfile?
  /// What each estimator says, in the order of ``VelocityEstimators/all``.
  public var velocities: [(estimator: String, estimate: VelocityEstimate)]

  /// Measures `stroke` with `estimators`.
  ///
  /// - Parameter columns: The width of the terminal in which it is drawn large; `nil` if it is not.
  public init(_ stroke: Stroke, estimators: [any VelocityEstimator], columns: Int? = nil) {
    let times = stroke.samples.map(\.nanoseconds)
    let steps = zip(times.dropFirst(), times).map { Double($0.subtractingReportingOverflow($1).partialValue) / 1e6 }
    pointer = stroke.pointer
    end = stroke.end
    beganMilliseconds = Double(stroke.beganNanoseconds) / 1e6
    endedMilliseconds = Double(stroke.liftNanoseconds) / 1e6
    sampleCount = stroke.samples.count
    medianStepMilliseconds = steps.isEmpty ? nil : steps.sorted()[steps.count / 2]
    let pause = times.last.map { Double(stroke.liftNanoseconds.subtractingReportingOverflow($0).partialValue) / 1e6 }
    longestGapMilliseconds = (steps + [pause].compactMap { $0 }).max()
    travelX = (stroke.samples.last?.x ?? 0) - (stroke.samples.first?.x ?? 0)
    travelY = (stroke.samples.last?.y ?? 0) - (stroke.samples.first?.y ?? 0)
    profile = StrokeProfile(stroke)
    largeProfile = columns.flatMap { StrokeProfile(stroke, columns: StrokePicture.width(in: $0)) }
    velocities = estimators.map { (type(of: $0).identifier, $0.estimate(of: stroke)) }
  }

  /// The smallest and the largest velocity along `axis`, and who says so; `nil` if no estimator has one.
  ///
  /// Of equal ones the first in the list is named.
  public func spread(along axis: Axis) -> VelocitySpread? {
    let said = velocities.compactMap { id, estimate in estimate.velocity.map { (id, $0.pointsPerSecond(along: axis)) } }
    guard let least = said.min(by: { $0.1 < $1.1 }), let most = said.max(by: { $0.1 < $1.1 }) else {
      return nil
    }
    return VelocitySpread(least: least.1, leastBy: least.0, most: most.1, mostBy: most.0)
  }

  /// The time between the oldest and the newest sample of `estimate`; `nil` where no samples took part.
  public func windowMilliseconds(of estimate: VelocityEstimate) -> Double? {
    guard let oldest = estimate.oldestNanoseconds, let newest = estimate.newestNanoseconds else { return nil }
    return Double(newest.subtractingReportingOverflow(oldest).partialValue) / 1e6
  }

  /// How old the newest sample of `estimate` was at lift; `nil` where no samples took part.
  public func newestAgeMilliseconds(of estimate: VelocityEstimate) -> Double? {
    estimate.newestNanoseconds.map { endedMilliseconds - Double($0) / 1e6 }
  }

  /// How many samples came in a second, judged by the median step.
  public var samplesPerSecond: Double? {
    medianStepMilliseconds.flatMap { $0 > 0 ? 1000 / $0 : nil }
  }
}

/// How far estimators lie apart on one axis.
public struct VelocitySpread: Hashable, Sendable {
  /// The smallest velocity in points per second.
  public var least: Double
  /// The estimator that says ``least``.
  public var leastBy: String
  /// The largest velocity in points per second.
  public var most: Double
  /// The estimator that says ``most``.
  public var mostBy: String
}

/// A trace measured.
public struct InspectedTrace: Sendable {
  /// The trace's name.
  public var id: String
  /// The person or sitting.
  public var session: String?
  /// What the person wanted.
  public var intent: Intent?
  /// The reader's identifier, such as `csv`.
  public var format: String
  /// Where the trace begins.
  public var location: SourceLocation
  /// The strokes, in the order of their touch-downs.
  public var strokes: [InspectedStroke]
  /// A release logged by an app.
  public var release: RecordedRelease?
  /// What was mended.
  public var repairs: [Repair]

  /// Measures `trace` with `estimators`.
  ///
  /// - Parameter columns: The width of the terminal in which its strokes are drawn large; `nil` if they are not.
  public init(_ trace: Trace, estimators: [any VelocityEstimator], columns: Int? = nil) {
    id = trace.id
    session = trace.session
    intent = trace.intent
    format = trace.format
    location = trace.location
    strokes = trace.strokes.map { InspectedStroke($0, estimators: estimators, columns: columns) }
    release = trace.release
    repairs = trace.repairs
  }

  /// Lets its strokes be drawn in a line each.
  public mutating func shrink() {
    for index in strokes.indices { strokes[index].largeProfile = nil }
  }
}
