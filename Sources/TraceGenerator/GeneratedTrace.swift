import GestureModel

/// One line of a recording.
struct TraceRow: Equatable, Sendable {
  /// The finger, counted from 0.
  var pointer: Int
  /// Time since the first touch-down.
  var milliseconds: Double
  /// The place in points, `x` to the right and `y` down.
  var x: Double
  /// The place in points, `x` to the right and `y` down.
  var y: Double
  /// What the finger did.
  var phase: Phase
}

/// A trace as it is written to a file, and what the documentation says of it.
struct GeneratedTrace: Sendable {
  /// The name, which begins with its kind.
  var id: String
  /// What sort of gesture it is.
  var kind: GestureKind
  /// Where it comes from.
  var origin: String
  /// What the person wants, as a phrase for the documentation.
  var wants: String
  /// What the person wants, as a label; `nil` where nobody has told.
  var intent: Intent?
  /// The hand that made it, if one did.
  var session: String?
  /// How many reports a second the screen makes, if there are reports.
  var hertz: Int?
  /// The content offset at touch-down, in points.
  var startOffset: Double
  /// The recording, oldest first; empty for a release without samples.
  var rows: [TraceRow] = []
  /// A logged release.
  var release: RecordedRelease?
  /// What the device did.
  var observed: Observation?
  /// More to know, as name and value.
  var remarks: [Label] = []

  /// Everything that the JSON form says in `labels`.
  var labels: [Label] {
    [Label(name: "origin", value: origin), Label(name: "kind", value: kind.rawValue)] + remarks
  }
}
