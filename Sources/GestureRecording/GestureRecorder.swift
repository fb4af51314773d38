import GestureModel
import GestureReading

/// Collects the touches of a running app as traces, and writes them in our files.
///
/// Feed it what the app is told, in the order in which it is told; nothing here asks for a clock, a view or a file. A
/// trace begins with the first touch-down while no finger is down, and takes the release and the rest that are logged
/// before the next one begins.
///
/// ```swift
/// var recorder = GestureRecorder(session: "p07")
/// recorder.intent = .next
/// recorder.startOffset = 296
/// recorder.add(.began, seconds: touch.timestamp, x: 310.5, y: 420)
/// recorder.add(.moved, seconds: touch.timestamp, x: 306, y: 420)
/// recorder.add(.ended, seconds: touch.timestamp, x: 306, y: 420)
/// let text = recorder.text(as: .json)
/// ```
public struct GestureRecorder: Sendable {
  /// The person or sitting that the traces belong to.
  public var session: String?
  /// Kept with every trace that begins from now on, such as `hand: left`; `device.scale` and its like go to `device`.
  public var labels: [Label]
  /// What the person is asked to do in the traces that begin from now on.
  public var intent: Intent?
  /// The content offset at the next touch-down, in points; `nil` if it is not known.
  public var startOffset: Double?
  /// The traces so far; of the last one fingers may still be down, and its strokes then have no lift.
  public private(set) var traces: [Trace] = []
  /// How many samples could not be used: a move without a touch-down, a time that runs backwards, a place that is none.
  public private(set) var droppedSamples = 0
  /// The most samples that are kept; further ones are dropped. A million is ours: two hours at 120 Hz, 24 MB.
  public var maximumSamples = 1_000_000

  private var sampleCount = 0
  private var startedCount = 0
  /// The strokes of the last trace whose finger is down.
  private var open: [String: Int] = [:]

  /// Creates a recorder that has heard nothing.
  public init(session: String? = nil, labels: [Label] = []) {
    self.session = session
    self.labels = labels
  }

  /// Whether any finger is down.
  public var isTouched: Bool { !open.isEmpty }

  /// Takes one report of a finger.
  ///
  /// A lift may lack a place; it may also repeat the last one, as UIKit's does, and both is kept. At one time the last
  /// place holds.
  /// - Parameters:
  ///   - pointer: Names the finger; unique among those that are down.
  ///   - seconds: On any clock that does not jump, such as `UITouch.timestamp`; kept to the nanosecond.
  ///   - x: To the right, in points of something that does not scroll, such as the window.
  ///   - y: Down, in the same points.
  public mutating func add(
    _ phase: Phase, pointer: String = "0", seconds: Double, x: Double? = nil, y: Double? = nil
  ) {
    let nanoseconds = (seconds * 1e9).rounded()
    guard let time = Int64(exactly: nanoseconds) else {
      droppedSamples += 1
      return
    }
    add(phase, pointer: pointer, nanoseconds: time, x: x, y: y)
  }

  /// Takes one report of a finger, its time in whole nanoseconds.
  public mutating func add(
    _ phase: Phase, pointer: String = "0", nanoseconds: Int64, x: Double? = nil, y: Double? = nil
  ) {
    var place: (x: Double, y: Double)?
    if let x, let y, x.isFinite, y.isFinite { place = (x, y) }
    let isTaken =
      switch phase {
      case .began: begin(pointer, nanoseconds, place)
      case .moved: move(pointer, nanoseconds, place)
      case .ended, .cancelled: lift(pointer, nanoseconds, place, end: phase == .ended ? .ended : .cancelled)
      }
    if !isTaken { droppedSamples += 1 }
  }

  private mutating func begin(_ pointer: String, _ nanoseconds: Int64, _ place: (x: Double, y: Double)?) -> Bool {
    guard let place, sampleCount < maximumSamples else { return false }
    if open.isEmpty {
      traces.append(newTrace(clockOrigin: nanoseconds))
    }
    guard let time = onClock(nanoseconds), time >= 0 else { return false }
    // A finger that comes down again without a lift leaves its first stroke without one.
    open[pointer] = traces[traces.count - 1].strokes.count
    traces[traces.count - 1].strokes.append(
      Stroke(pointer: pointer, samples: [Sample(nanoseconds: time, x: place.x, y: place.y)], end: .missing))
    sampleCount += 1
    return true
  }

  private mutating func move(_ pointer: String, _ nanoseconds: Int64, _ place: (x: Double, y: Double)?) -> Bool {
    guard let index = open[pointer], let place, let time = onClock(nanoseconds), sampleCount < maximumSamples
    else { return false }
    return append(Sample(nanoseconds: time, x: place.x, y: place.y), toStroke: index)
  }

  private mutating func append(_ sample: Sample, toStroke index: Int) -> Bool {
    let trace = traces.count - 1
    guard let last = traces[trace].strokes[index].samples.last, sample.nanoseconds >= last.nanoseconds
    else { return false }
    if sample.nanoseconds == last.nanoseconds {
      traces[trace].strokes[index].samples.removeLast()
      sampleCount -= 1
    }
    traces[trace].strokes[index].samples.append(sample)
    traces[trace].strokes[index].liftNanoseconds = sample.nanoseconds
    sampleCount += 1
    return true
  }

  /// The readers take a lift at 0,0 for one without a place, and one at the time of the last sample, too.
  private mutating func lift(
    _ pointer: String, _ nanoseconds: Int64, _ place: (x: Double, y: Double)?, end: StrokeEnd
  ) -> Bool {
    guard let index = open.removeValue(forKey: pointer), let time = onClock(nanoseconds) else { return false }
    let trace = traces.count - 1
    guard let last = traces[trace].strokes[index].samples.last else { return false }
    traces[trace].strokes[index].end = end
    traces[trace].strokes[index].liftNanoseconds = max(time, last.nanoseconds)
    guard let place else { return true }
    if place.x == last.x, place.y == last.y {
      traces[trace].strokes[index].liftRepeatsPlace = true
    } else if time > last.nanoseconds, place.x != 0 || place.y != 0 {
      traces[trace].strokes[index].samples.append(Sample(nanoseconds: time, x: place.x, y: place.y))
      traces[trace].strokes[index].lastSampleIsLift = true
      sampleCount += 1
    }
    return true
  }

  /// A time from the first sample of the last trace; `nil` if they lie too far apart.
  private func onClock(_ nanoseconds: Int64) -> Int64? {
    guard let origin = traces.last?.clockOriginNanoseconds else { return nil }
    let (time, overflow) = nanoseconds.subtractingReportingOverflow(origin)
    return overflow ? nil : time
  }

  private mutating func newTrace(clockOrigin: Int64 = 0) -> Trace {
    startedCount += 1
    return Trace(
      id: "\(session ?? "gesture")-\(startedCount)", session: session, labels: labels, intent: intent,
      startOffset: startOffset.flatMap { $0.isFinite ? $0 : nil }, clockOriginNanoseconds: clockOrigin)
  }

  /// Keeps what `scrollViewWillEndDragging` tells with the gesture at hand.
  ///
  /// Without touches, or if the last gesture has its release already, it makes a trace of its own: a log of releases
  /// alone is enough to compare strategies.
  public mutating func logRelease(_ release: RecordedRelease) {
    guard release.offset.isFinite, release.pointsPerMillisecond.isFinite else {
      droppedSamples += 1
      return
    }
    if traces.last.map({ $0.release != nil || $0.strokes.isEmpty }) ?? true { traces.append(newTrace()) }
    traces[traces.count - 1].release = release
  }

  /// Keeps what the app did with the last gesture: where it came to rest, and how long that took.
  public mutating func logRest(_ observation: Observation) {
    guard !traces.isEmpty else { return }
    traces[traces.count - 1].observed = observation
  }

  /// Forgets which fingers are down, such as after their view went away; their strokes stay without a lift.
  public mutating func loseTouches() { open.removeAll() }

  /// Takes back the last trace, and with it the fingers that are down.
  ///
  /// - Returns: The trace, or `nil` if there was none.
  @discardableResult
  public mutating func removeLast() -> Trace? {
    guard let last = traces.popLast() else { return nil }
    sampleCount -= last.strokes.reduce(0) { $0 + $1.samples.count }
    startedCount -= 1
    open.removeAll()
    return last
  }

  /// Forgets everything that was recorded, such as after it was written to a file; names go on counting.
  public mutating func removeAll() {
    traces.removeAll()
    open.removeAll()
    sampleCount = 0
  }

  /// The text of a file with every trace so far.
  public func text(as format: TraceFileFormat) -> String { TraceWriter.text(of: traces, as: format) }
}
