/// What the person wanted.
public enum Intent: Hashable, Sendable {
  /// One page on.
  case next
  /// One page back.
  case previous
  /// The page at which the gesture began.
  case stay
  /// A page, counted from 0.
  case page(Int)

  /// The page that would satisfy the intent, kept inside the pages there are; in a loop the last is followed by the first.
  ///
  /// - Returns: `nil` if there are no pages.
  public func page(from startPage: Int, of pageCount: Int, isLoop: Bool = false) -> Int? {
    guard pageCount > 0 else { return nil }
    let wanted =
      switch self {
      case .next: startPage + 1
      case .previous: startPage - 1
      case .stay: startPage
      case .page(let page): page
      }
    if isLoop { return ((wanted % pageCount) + pageCount) % pageCount }
    return min(max(wanted, 0), pageCount - 1)
  }
}

/// What an app logged when the finger left, as in `scrollViewWillEndDragging`.
public struct RecordedRelease: Hashable, Sendable {
  /// The content offset at lift, in points.
  public var offset: Double
  /// The content's velocity, positive when the offset grows.
  public var pointsPerMillisecond: Double
  /// Where the platform would have stopped by itself, in points, if it was logged.
  public var proposedOffset: Double?
  /// Creates a recorded release.
  public init(offset: Double, pointsPerMillisecond: Double, proposedOffset: Double? = nil) {
    self.offset = offset
    self.pointsPerMillisecond = pointsPerMillisecond
    self.proposedOffset = proposedOffset
  }
}

/// What the device did with the gesture, if the recording says so.
public struct Observation: Hashable, Sendable {
  /// Where it came to rest, in points.
  public var target: Double?
  /// The page it came to rest at, from 0.
  public var page: Int?
  /// How long it took from lift to rest.
  public var settleMilliseconds: Double?
  /// Creates an observation.
  public init(target: Double? = nil, page: Int? = nil, settleMilliseconds: Double? = nil) {
    self.target = target
    self.page = page
    self.settleMilliseconds = settleMilliseconds
  }
}

/// A `name: value` pair that came with a trace and is kept in the order of the file.
public struct Label: Hashable, Sendable {
  /// The key in the file.
  public var name: String
  /// The value as text.
  public var value: String
  /// Creates a label.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// Something a reader mended, named after the pitfall that it is evidence of.
public struct Repair: Hashable, Sendable {
  /// The pitfall's id, such as `duplicate-timestamps`.
  public var id: String
  /// The first place that was mended.
  public var location: SourceLocation
  /// How many places in this trace were mended in the same way.
  public var count: Int
  /// What was found and what was made of it.
  public var message: String
  /// Creates a repair.
  public init(id: String, location: SourceLocation, count: Int = 1, message: String) {
    self.id = id
    self.location = location
    self.count = count
    self.message = message
  }
}

/// One recording: strokes of one or more pointers, labels, perhaps a recorded release.
public struct Trace: Hashable, Sendable {
  /// The name in the file, or one made from the file's name and a number.
  public var id: String
  /// The person or sitting that the trace belongs to.
  public var session: String?
  /// Everything else the file says of the trace, such as `hand: left`.
  public var labels: [Label]
  /// What the person wanted, if it is known.
  public var intent: Intent?
  /// The content offset at touch-down in points; the scenario's where absent.
  public var startOffset: Double?
  /// The strokes in the order of their touch-downs.
  public var strokes: [Stroke]
  /// A release logged by an app, of the last stroke; with it and no strokes, drag and estimator are skipped.
  public var release: RecordedRelease?
  /// What the device did.
  public var observed: Observation?
  /// What an app logged beside the samples, by time.
  public var events: [RecordedEvent] = []
  /// The reader's identifier, such as `csv`.
  public var format: String
  /// Where the trace begins.
  public var location: SourceLocation
  /// What the reader mended.
  public var repairs: [Repair]
  /// The file's own time at the first sample, in nanoseconds: sample times are relative to it.
  public var clockOriginNanoseconds: Int64

  /// Creates a trace.
  public init(
    id: String, session: String? = nil, labels: [Label] = [], intent: Intent? = nil, startOffset: Double? = nil,
    strokes: [Stroke] = [], release: RecordedRelease? = nil, observed: Observation? = nil, format: String = "memory",
    location: SourceLocation = SourceLocation(path: "memory"), repairs: [Repair] = [],
    clockOriginNanoseconds: Int64 = 0
  ) {
    self.id = id
    self.session = session
    self.labels = labels
    self.intent = intent
    self.startOffset = startOffset
    self.strokes = strokes
    self.release = release
    self.observed = observed
    self.format = format
    self.location = location
    self.repairs = repairs
    self.clockOriginNanoseconds = clockOriginNanoseconds
  }

  /// The strokes that move the view: one finger at a time, the first of those that overlap.
  ///
  /// A stroke that begins while the one followed is still down belongs to a second finger and is left out.
  public var primaryStrokes: [Stroke] {
    var followed: [Stroke] = []
    for stroke in strokes {
      if let last = followed.last, stroke.beganNanoseconds < last.liftNanoseconds { continue }
      followed.append(stroke)
    }
    return followed
  }

  /// For each of ``primaryStrokes``, whether another finger was down at the same time.
  ///
  /// - Complexity: O(*n*) in strokes: a recording of a whole day is one trace with thousands of them.
  public var primaryStrokeOverlaps: [Bool] {
    var isFollowed: [Bool] = []
    var followedLift = Int64.min
    for stroke in strokes {
      let follows = isFollowed.isEmpty || stroke.beganNanoseconds >= followedLift
      isFollowed.append(follows)
      if follows { followedLift = stroke.liftNanoseconds }
    }
    // The followed strokes come one after the other, so that those down before one lifts only become more.
    var others = zip(strokes, isFollowed).lazy.filter { !$0.1 }.makeIterator()
    var next = others.next()
    var latestLift = Int64.min
    return zip(strokes, isFollowed).filter(\.1).map { stroke, _ in
      while let other = next?.0, other.beganNanoseconds < stroke.liftNanoseconds {
        latestLift = max(latestLift, other.liftNanoseconds)
        next = others.next()
      }
      return latestLift > stroke.beganNanoseconds
    }
  }

  /// Whether a second finger was down while the first was.
  public var hasOverlappingStrokes: Bool { primaryStrokes.count < strokes.count }
}
