/// Watches rows that carry no trace name and tells when everything read so far is over, so that it can be handed on.
///
/// Only *when* to cut is decided here; where one trace ends and the next begins is seen once the rows are sorted.
struct TouchTracker {
  private var touches: [TouchSpan] = []
  private let hasPhases: Bool
  private let gap: Int64
  private let lostLift: Int64

  init(hasPhases: Bool, options: ReadingOptions) {
    self.hasPhases = hasPhases
    gap = Int64(clamping: options.touchGapMilliseconds).multipliedClamping(by: 1_000_000)
    lostLift = Int64(clamping: options.lostLiftMilliseconds).multipliedClamping(by: 1_000_000)
  }

  /// Whether `row` belongs to what was collected; if not, that is complete.
  ///
  /// - Parameter pointer: The row's pointer among those collected, or `nil` if it is new or unknown.
  func belongs(_ row: RawRow, pointer: Int?) -> Bool {
    guard touches.contains(where: { !$0.isEmpty }) else { return true }
    if let pointer, pointer < touches.count, !touches[pointer].isEmpty,
      touches[pointer].canTake(row, hasPhases: hasPhases, gap: gap)
    {
      return true
    }
    return touches.indices.contains { index in
      let touch = touches[index]
      guard index != pointer, !touch.isEmpty else { return false }
      guard hasPhases else {
        return clampedDifference(row.nanoseconds, touch.latest) <= gap
          && clampedDifference(touch.latest, row.nanoseconds) <= gap
      }
      return !touch.isComplete && clampedDifference(row.nanoseconds, touch.latest) <= lostLift
    }
  }

  /// Takes a row of a pointer, counted as the draft counts.
  mutating func add(_ row: RawRow) {
    let index = Int(row.pointer)
    while touches.count <= index { touches.append(TouchSpan()) }
    if !touches[index].canTake(row, hasPhases: hasPhases, gap: gap) { touches[index] = TouchSpan() }
    touches[index].add(row)
  }
}
