import GestureModel

/// What the touches of one gesture looked like to the app, event by event: for estimators that mix fingers.
///
/// Made from strokes, or row by row. Being asked earlier means cutting ``rows`` short.
public struct TouchLog: Hashable, Sendable {
  /// What one finger did in an event.
  public enum Action: String, Hashable, Sendable, CaseIterable {
    /// It came down, and no other was down.
    case down
    /// It may have moved.
    case move
    /// It left as the last one.
    case up
    /// The system took all touches away.
    case cancel
    /// It came down while others were down.
    case pointerDown
    /// It left while others stay.
    case pointerUp
    /// It was down, while another finger came down or left.
    case stay
    /// A wheel or crown turned by `x` and `y` since the row before.
    case scroll
  }

  /// One finger in one event.
  public struct Row: Hashable, Sendable {
    /// When the place was measured.
    public var nanoseconds: Int64
    /// The event's number; rows of one event stand side by side and have the same.
    public var event: Int
    /// The finger's number.
    public var pointer: Int
    /// What this finger did.
    public var action: Action
    /// The place in points; for ``Action/scroll`` the step.
    public var x: Double
    /// The place in points; for ``Action/scroll`` the step.
    public var y: Double
    /// How the row came about.
    public var flags: SampleFlags
    /// Whether palm rejection took this finger away, with ``Action/pointerUp``.
    public var isCanceled: Bool

    /// Creates a row.
    public init(
      nanoseconds: Int64, event: Int, pointer: Int = 0, action: Action, x: Double, y: Double,
      flags: SampleFlags = [], isCanceled: Bool = false
    ) {
      self.nanoseconds = nanoseconds
      self.event = event
      self.pointer = pointer
      self.action = action
      self.x = x
      self.y = y
      self.flags = flags
      self.isCanceled = isCanceled
    }

    /// The row as a sample of its finger.
    public var sample: Sample { Sample(nanoseconds: nanoseconds, x: x, y: y, flags: flags) }
    /// Whether the row ends its finger's stroke.
    public var endsStroke: Bool { action == .up || action == .pointerUp || action == .cancel }
    /// Whether the row begins its finger's stroke.
    public var beginsStroke: Bool { action == .down || action == .pointerDown }
  }

  /// Every row, oldest first.
  public var rows: [Row]

  /// Creates a log of `rows`, those of one event side by side.
  public init(rows: [Row]) { self.rows = rows }

  /// Asks are answered at this time; 0 for an empty log.
  public var lastNanoseconds: Int64 { rows.last?.nanoseconds ?? 0 }

  /// The rows, event by event.
  ///
  /// - Complexity: O(*n*).
  public var events: [ArraySlice<Row>] {
    var events: [ArraySlice<Row>] = []
    var start = rows.startIndex
    for index in rows.indices where index + 1 == rows.endIndex || rows[index + 1].event != rows[index].event {
      events.append(rows[start...index])
      start = index + 1
    }
    return events
  }

  /// Whether `pointer` is a wheel or crown, whose rows hold steps.
  public func holdsSteps(of pointer: Int) -> Bool {
    rows.contains { $0.pointer == pointer && $0.action == .scroll }
  }

  /// The latest stroke of `pointer`: its touch-down, or its first row, and its moves, without the lift.
  public func samples(of pointer: Int) -> [Sample] {
    let own = rows.filter { $0.pointer == pointer && $0.action != .stay }
    let start = own.lastIndex { $0.beginsStroke } ?? own.startIndex
    return own[start...].prefix { !$0.endsStroke }.map(\.sample)
  }

  /// How the latest stroke of `pointer` ended; one that has not is asked at the log's end as if it were lifted there.
  public func lift(of pointer: Int) -> Lift {
    let own = rows.filter { $0.pointer == pointer && $0.action != .stay }
    let start = own.lastIndex { $0.beginsStroke } ?? own.startIndex
    guard let end = own[start...].first(where: { $0.endsStroke }) else { return Lift(nanoseconds: lastNanoseconds) }
    guard end.action != .cancel && !end.isCanceled else { return Lift(nanoseconds: end.nanoseconds, end: .cancelled) }
    return Lift(nanoseconds: end.nanoseconds, place: end.sample)
  }
}
