import GestureModel

/// One report of one pointer as it stands in the file.
struct RawRow: Hashable {
  /// The file's own time.
  var nanoseconds: Int64 = 0
  /// When the row was delivered, on the same clock; the lowest number if the file does not tell.
  var arrivalNanoseconds = Int64.min
  /// Not a number if the row has no place, which only a lift may.
  var x = Double.nan
  var y = Double.nan
  /// The pointer's place in the draft's list of names.
  var pointer: Int32 = 0
  var phase = RowPhase.unknown
  /// Whether a marker says that a touch begins here.
  var isMarked = false
  var line = 1
  /// Columns of the row, its time and its phase, from 1.
  var column: Int32 = 1
  var timeColumn: Int32 = 1
  var phaseColumn: Int32 = 1

  var hasArrival: Bool { arrivalNanoseconds != .min }
  var hasPlace: Bool { !x.isNaN && !y.isNaN }
  var isAtZero: Bool { x == 0 && y == 0 }
}

/// Subtraction that stays at the ends of the range; times from input may lie anywhere.
func clampedDifference(_ left: Int64, _ right: Int64) -> Int64 {
  let (difference, overflow) = left.subtractingReportingOverflow(right)
  return overflow ? (left < right ? .min : .max) : difference
}
