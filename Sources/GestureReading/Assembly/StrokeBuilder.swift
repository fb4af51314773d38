import GestureModel

/// A stroke, with what had to be mended to make it.
struct BuiltStroke {
  /// With the file's own times.
  var stroke: Stroke
  var repairs: [Repair] = []
  var remarks: [Diagnostic] = []
}

extension RawRow {
  /// When the row was delivered: its own time where the file does not tell.
  fileprivate var arrival: Int64 { hasArrival ? arrivalNanoseconds : nanoseconds }
}

/// Makes strokes from the rows of touches: sorts by time, merges equal times, closes what was left open.
struct StrokeBuilder {
  let path: String
  let pointerName: String

  private func place(_ row: RawRow, _ column: Int32) -> SourceLocation {
    SourceLocation(path: path, line: row.line, column: Int(column))
  }

  /// The stroke of one touch, or only remarks if it holds nothing but a lift.
  func stroke(from touch: TouchRows, hasPhases: Bool) -> (built: BuiltStroke?, remarks: [Diagnostic]) {
    guard touch.span.hasPlaces else {
      guard let lift = touch.rows.first else { return (nil, []) }
      let message =
        "expected a touch-down of pointer \(FoundText.quoted(pointerName)) before its lift, found none; the lift is ignored"
      return (nil, [Diagnostic(.warning, at: place(lift, lift.phaseColumn), message)])
    }
    var repairs: [Repair] = []
    let rows = sorted(touch.rows, into: &repairs)
    var samples: [Sample] = []
    samples.reserveCapacity(rows.count)
    let tellsArrivals = rows.contains(where: \.hasArrival)
    var arrivals: [Int64] = []
    var merged: (first: RawRow, count: Int)?
    var first: RawRow?
    var lift: RawRow?
    for row in rows {
      if row.phase.isLift {
        lift = lift ?? row
        continue
      }
      guard row.hasPlace else { continue }
      first = first ?? row
      let sample = Sample(nanoseconds: row.nanoseconds, x: row.x, y: row.y)
      if samples.last?.nanoseconds == row.nanoseconds {
        samples[samples.count - 1] = sample
        if tellsArrivals { arrivals[arrivals.count - 1] = row.arrival }
        merged = (merged?.first ?? row, (merged?.count ?? 0) + 1)
      } else {
        samples.append(sample)
        if tellsArrivals { arrivals.append(row.arrival) }
      }
    }
    guard let first, let last = samples.last else { return (nil, []) }
    var built = BuiltStroke(
      stroke: Stroke(pointer: pointerName, samples: samples, location: place(first, first.column)))
    built.stroke.arrivalNanoseconds = arrivals
    if let merged {
      repairs.append(
        Repair(
          id: "duplicate-timestamps", location: place(merged.first, merged.first.timeColumn), count: merged.count,
          message: "\(merged.count) of \(rows.count) rows have the same time as the row before; "
            + "merged, the last position is kept"))
    }
    built.remarks = remarks(first: first, hasBegan: touch.span.hasBegan) + pauses(samples, first)
    if let lift {
      close(&built.stroke, with: lift, after: last)
    } else {
      built.stroke.end = .missing
      repairs.append(openEnd(touch, lastRow: rows.last ?? first, hasPhases: hasPhases))
    }
    built.repairs = repairs
    return (built, [])
  }

  /// The rows by time; those with equal times stay in the order of the file.
  private func sorted(_ rows: [RawRow], into repairs: inout [Repair]) -> [RawRow] {
    var latest = Int64.min
    var firstLate: RawRow?
    var late = 0
    for row in rows {
      if row.nanoseconds < latest {
        late += 1
        firstLate = firstLate ?? row
      }
      latest = max(latest, row.nanoseconds)
    }
    guard let firstLate else { return rows }
    repairs.append(
      Repair(
        id: "non-monotonic-timestamps", location: place(firstLate, firstLate.timeColumn), count: late,
        message: "time runs backwards: \(late) of \(rows.count) rows stand after a later one; sorted by time"))
    // Swift's sort is stable today without promising it; the index makes it so.
    return rows.indices.sorted {
      (rows[$0].nanoseconds, $0) < (rows[$1].nanoseconds, $1)
    }.map { rows[$0] }
  }

  /// A first row that tells no phase, in a trace whose other rows do, may well be the touch-down; a move is not.
  private func remarks(first: RawRow, hasBegan: Bool) -> [Diagnostic] {
    guard !hasBegan, first.phase == .moved else { return [] }
    let message = "expected 'began' first, found 'moved'; the touch is taken to begin here"
    return [Diagnostic(.warning, at: place(first, first.phaseColumn), message)]
  }

  /// A finger may rest, but a recording may also have a hole; 500 ms as in `research/formats.md` 2, rule 5.
  private func pauses(_ samples: [Sample], _ first: RawRow) -> [Diagnostic] {
    var longest: Int64 = 0
    for (sample, next) in zip(samples, samples.dropFirst()) {
      longest = max(longest, clampedDifference(next.nanoseconds, sample.nanoseconds))
    }
    guard longest > 500_000_000 else { return [] }
    let milliseconds = (Double(longest) / 1e6).trimmedText(3)
    return [
      Diagnostic(
        .note, at: place(first, first.column),
        "the touch that begins here gives nothing for \(milliseconds) ms; it is read as one touch with a pause")
    ]
  }

  /// A lift without a place, or at 0,0 after a touch elsewhere, lies where the finger last was.
  private func close(_ stroke: inout Stroke, with lift: RawRow, after last: Sample) {
    stroke.end = lift.phase == .cancelled ? .cancelled : .ended
    stroke.liftNanoseconds = max(lift.nanoseconds, last.nanoseconds)
    if lift.hasArrival { stroke.liftArrivalNanoseconds = lift.arrivalNanoseconds }
    guard lift.hasPlace else { return }
    if lift.x == last.x, lift.y == last.y {
      stroke.liftRepeatsPlace = true
    } else if !lift.isAtZero, lift.nanoseconds > last.nanoseconds {
      stroke.samples.append(Sample(nanoseconds: lift.nanoseconds, x: lift.x, y: lift.y))
      stroke.lastSampleIsLift = true
      if !stroke.arrivalNanoseconds.isEmpty { stroke.arrivalNanoseconds.append(lift.arrival) }
    }
  }

  private func openEnd(_ touch: TouchRows, lastRow: RawRow, hasPhases: Bool) -> Repair {
    let id = "trace-without-end"
    if let next = touch.interruptedBy {
      return Repair(
        id: id, location: place(next, next.phaseColumn),
        message: "a second 'began' came while pointer \(FoundText.quoted(pointerName)) was down, so its lift is lost; "
          + "the first touch is closed at its last sample with velocity 0, and a new one begins")
    }
    let reason =
      hasPhases ? "no 'ended' row for pointer \(FoundText.quoted(pointerName))" : "the recording tells no lift"
    return Repair(
      id: id, location: place(lastRow, hasPhases ? lastRow.column : lastRow.timeColumn),
      message: "\(reason); the touch is closed at its last sample with velocity 0")
  }
}
