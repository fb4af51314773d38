/// Rows that are being collected towards one trace, or several if no column names them.
struct CSVGroup {
  /// The device that the rows come from; empty if no column tells.
  var source: [UInt8]
  /// The trace's name; `nil` if no column tells, or for rows whose name cannot be made out.
  var name: [UInt8]?
  var session: [UInt8]?
  var draft: TraceDraft
  var tracker: TouchTracker
  var firstLine: Int
  var lastLine: Int
  /// How many bad rows there were; with one the group is left out.
  var errors = 0
  /// Whether bad rows are all there is, with no name to go by.
  var isNameless = false

  /// Whether the last row lifted the finger.
  var isLifted: Bool { draft.rows.last?.phase.isLift ?? false }
}
