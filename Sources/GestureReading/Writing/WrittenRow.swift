import GestureModel

/// One sample as it is written.
struct WrittenRow: Hashable {
  /// On the clock of the trace's own file.
  var nanoseconds: Int64
  /// `nil` for a lift that has no place.
  var place: Place?
  var phase: Phase
  /// When it was delivered, on the same clock; `nil` where the recording does not tell.
  var arrivalNanoseconds: Int64?

  struct Place: Hashable {
    var x: Double
    var y: Double
  }

  /// The rows of a stroke from which ``StrokeBuilder`` makes the same stroke again.
  ///
  /// A lift has the place that it had in its file: its own, a repetition of the last, or none. A stroke without a lift
  /// gets no row for one. Samples whose place is not finite, which no reader gives, are left out.
  static func rows(of stroke: Stroke, clockOrigin: Int64) -> [WrittenRow] {
    func clock(_ nanoseconds: Int64) -> Int64 {
      let (sum, overflow) = nanoseconds.addingReportingOverflow(clockOrigin)
      return overflow ? nanoseconds : sum
    }
    let tellsArrivals = stroke.arrivalNanoseconds.count == stroke.samples.count
    var rows: [WrittenRow] = []
    for (index, sample) in stroke.samples.enumerated() where sample.x.isFinite && sample.y.isFinite {
      rows.append(
        WrittenRow(
          nanoseconds: clock(sample.nanoseconds), place: Place(x: sample.x, y: sample.y),
          phase: rows.isEmpty ? .began : .moved,
          arrivalNanoseconds: tellsArrivals ? clock(stroke.arrivalNanoseconds[index]) : nil))
    }
    guard let last = rows.last, stroke.end != .missing else { return rows }
    let phase: Phase = stroke.end == .cancelled ? .cancelled : .ended
    if stroke.lastSampleIsLift, rows.count > 1 {
      rows[rows.count - 1].phase = phase
    } else {
      rows.append(
        WrittenRow(
          nanoseconds: clock(stroke.liftNanoseconds), place: stroke.liftRepeatsPlace ? last.place : nil, phase: phase,
          arrivalNanoseconds: stroke.liftArrivalNanoseconds.map(clock)))
    }
    return rows
  }
}
