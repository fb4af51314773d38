/// What is known of a touch while its rows come in: enough to decide whether another row belongs to it.
///
/// Rows may be out of order: a lift written before its touch-down, moves written after their lift. So a row belongs to
/// a touch as long as its time says that it can.
struct TouchSpan {
  private(set) var hasBegan = false
  private(set) var hasPlaces = false
  private(set) var liftTime: Int64?
  private(set) var earliest = Int64.max
  private(set) var latest = Int64.min
  private(set) var isEmpty = true
  /// The only row so far.
  private var only: RawRow?

  mutating func add(_ row: RawRow) {
    only = isEmpty ? row : nil
    isEmpty = false
    earliest = min(earliest, row.nanoseconds)
    latest = max(latest, row.nanoseconds)
    if row.phase == .began { hasBegan = true }
    if row.phase.isLift { liftTime = row.nanoseconds } else { hasPlaces = true }
  }

  /// Whether the finger has come and gone.
  var isComplete: Bool { hasPlaces && liftTime != nil }

  /// Whether `row`, of the same pointer, can belong here.
  func canTake(_ row: RawRow, hasPhases: Bool, gap: Int64) -> Bool {
    if isEmpty { return true }
    guard hasPhases else {
      return !row.isMarked && clampedDifference(row.nanoseconds, latest) <= gap
        && clampedDifference(latest, row.nanoseconds) <= gap
    }
    switch row.phase {
    case .began:
      // The first point is sometimes written twice.
      if let only, only.phase == .began {
        return only.nanoseconds == row.nanoseconds && only.x == row.x && only.y == row.y
      }
      return !hasBegan && row.nanoseconds <= earliest
    case .ended, .cancelled: return liftTime == nil
    case .moved, .stationary, .unknown: return liftTime.map { row.nanoseconds <= $0 } ?? true
    }
  }
}

/// The rows of one touch of one pointer.
struct TouchRows {
  private(set) var rows: [RawRow] = []
  private(set) var span = TouchSpan()
  /// The row that began the next touch while this one was down.
  var interruptedBy: RawRow?

  mutating func append(_ row: RawRow) {
    rows.append(row)
    span.add(row)
  }
}

/// Cuts one pointer's rows, in the order of the file, into touches.
struct TouchSplitter {
  private var finished: [TouchRows] = []
  private var current = TouchRows()
  private let hasPhases: Bool
  private let gap: Int64

  init(hasPhases: Bool, gapNanoseconds: Int64) {
    self.hasPhases = hasPhases
    gap = gapNanoseconds
  }

  mutating func add(_ row: RawRow) {
    if !current.span.canTake(row, hasPhases: hasPhases, gap: gap) {
      if hasPhases, current.span.liftTime == nil { current.interruptedBy = row }
      finished.append(current)
      current = TouchRows()
    }
    current.append(row)
  }

  /// All touches, in the order in which they begin in the file.
  mutating func finish() -> [TouchRows] {
    if !current.rows.isEmpty { finished.append(current) }
    current = TouchRows()
    return finished
  }
}
