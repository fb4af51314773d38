import GestureModel

/// Collects touches that a reader can tell apart by itself, and hands a trace on wherever no finger is down.
struct TouchCollector {
  private let assembler: TraceAssembler
  /// Kept with each trace, as they are when it is handed on.
  var labels: [Label] = []
  private let session: String?
  private var draft: TraceDraft?
  /// The fingers that are down, by the reader's own number for them.
  private var open: [Int64: (pointer: Int32, latest: Int64)] = [:]
  private var isOverfull = false
  private let numbers: TraceNumbers
  /// How many touches there were.
  private(set) var touchCount = 0

  init(_ assembler: TraceAssembler, numbers: TraceNumbers? = nil) {
    self.assembler = assembler
    self.numbers = numbers ?? TraceNumbers(assembler.path)
    session = PathStem.of(assembler.path)
  }

  func isDown(_ finger: Int64) -> Bool { open[finger] != nil }
  /// The fingers that are down, in the order of their numbers.
  var fingersDown: [Int64] { open.keys.sorted() }

  /// A finger lands; if it was down already, its lift is lost.
  mutating func begin(_ finger: Int64, named name: String, _ row: RawRow, into queue: inout EventQueue) {
    open[finger] = nil
    loseLifts(before: row.nanoseconds)
    if open.isEmpty { flush(into: &queue) }
    start(finger, named: name, row, phase: .began, &queue)
  }

  /// A finger moves; one that is not down is taken to be down since before the recording.
  mutating func move(_ finger: Int64, named name: String, _ row: RawRow, into queue: inout EventQueue) {
    guard let known = open[finger] else {
      loseLifts(before: row.nanoseconds)
      return start(finger, named: name, row, phase: .moved, &queue)
    }
    append(row, pointer: known.pointer, phase: .moved, &queue)
    open[finger] = (known.pointer, max(known.latest, row.nanoseconds))
  }

  /// A finger leaves; one that is not down is ignored.
  mutating func end(
    _ finger: Int64, _ row: RawRow, cancelled: Bool = false, into queue: inout EventQueue
  ) {
    guard let known = open.removeValue(forKey: finger) else { return }
    append(row, pointer: known.pointer, phase: cancelled ? .cancelled : .ended, &queue)
    if open.isEmpty { flush(into: &queue) }
  }

  /// Forgets which fingers are down, as after lost events.
  mutating func loseAll(into queue: inout EventQueue) {
    open.removeAll()
    flush(into: &queue)
  }

  /// Hands on what was collected.
  mutating func flush(into queue: inout EventQueue) {
    open.removeAll()
    defer {
      draft = nil
      isOverfull = false
    }
    guard var draft, !isOverfull, !draft.rows.isEmpty else { return }
    draft.labels = labels
    assembler.finishCut(draft, nextID: numbers.next, into: &queue)
  }

  private mutating func start(
    _ finger: Int64, named name: String, _ row: RawRow, phase: RowPhase, _ queue: inout EventQueue
  ) {
    // Changed in place: a copy of all rows at each touch-down would make long traces slow.
    if draft == nil {
      draft = TraceDraft(id: "", location: SourceLocation(path: assembler.path, line: row.line))
      draft?.session = session
      draft?.keepsTouchesWhole = true
    }
    let pointer = draft?.addPointer(named: Array(name.utf8)) ?? 0
    touchCount += 1
    append(row, pointer: pointer, phase: phase, &queue)
    open[finger] = (pointer, row.nanoseconds)
  }

  private mutating func append(_ row: RawRow, pointer: Int32, phase: RowPhase, _ queue: inout EventQueue) {
    guard !isOverfull, let count = draft?.rows.count else { return }
    guard count < assembler.options.maximumSamplesPerTrace else {
      isOverfull = true
      draft?.rows.removeAll()
      let message =
        "expected at most \(assembler.options.maximumSamplesPerTrace) samples until all fingers are up, found more; "
        + "the trace is left out"
      return queue.say(
        Diagnostic(
          .error, at: SourceLocation(path: assembler.path, line: row.line), message,
          notes: ["the limit is ReadingOptions.maximumSamplesPerTrace"]), kind: "too-many-samples")
    }
    var row = row
    row.pointer = pointer
    row.phase = phase
    draft?.rows.append(row)
  }

  /// A finger that has given nothing for long while others did has been lifted unseen.
  private mutating func loseLifts(before time: Int64) {
    let limit = Int64(clamping: assembler.options.lostLiftMilliseconds).multipliedClamping(by: 1_000_000)
    for (finger, state) in open where clampedDifference(time, state.latest) > limit { open[finger] = nil }
    // Hands have ten fingers; with many more, lifts must have been lost, and looking at all of them would take long.
    guard open.count >= TouchCollector.mostFingers else { return }
    let stalest = open.min { ($0.value.latest, $0.key) < ($1.value.latest, $1.key) }
    if let stalest { open[stalest.key] = nil }
  }

  /// How many fingers may be down at once; ours: six hands.
  private static let mostFingers = 64
}

/// Names the traces of one file: its own name and a number from 1.
final class TraceNumbers {
  private let stem: String
  private var count = 0

  init(_ path: String) { stem = PathStem.of(path) }

  func next() -> String {
    count += 1
    return "\(stem)-\(count)"
  }
}
