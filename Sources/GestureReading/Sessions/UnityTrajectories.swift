import GestureModel

/// Trajectories of a Unity game: `{"touchDataList": {"matched": [{"points": [{"deltaTime", "x", "y"}]}]}}`.
///
/// Seconds, and shares of each screen side; no lift is told.
/// - Source: `research/formats.md` 3.9.
struct UnityTrajectories: JSONTouchModel {
  static let identifier = "unity"
  static let wanted: Set<String> = ["touchDataList", "matched", "unmatched", "points", "deltaTime", "x", "y"]

  static func recognises(_ shape: JSONShape) -> Bool {
    shape.hasAny("touchDataList.matched[].points[].deltaTime", "touchDataList.unmatched[].points[].deltaTime")
  }

  private let assembler: TraceAssembler
  private let numbers: TraceNumbers
  private var touchCount = 0

  init(assembler: TraceAssembler) {
    self.assembler = assembler
    numbers = TraceNumbers(assembler.path)
  }

  mutating func take(_ piece: JSONPiece, into queue: inout EventQueue) {
    guard let lists = piece["touchDataList"] else { return }
    var draft = TraceDraft(
      id: "", location: SourceLocation(path: assembler.path, line: piece.line, column: piece.column))
    draft.session = PathStem.of(assembler.path)
    draft.keepsTouchesWhole = true
    if assembler.options.deviceSize == nil { draft.labels = [Label(name: "unit", value: "norm")] }
    var number = 0
    for key in ["matched", "unmatched"] {
      for trajectory in lists[key]?.elements ?? [] {
        let pointer = draft.addPointer(named: Array(String(number).utf8))
        number += 1
        var hasPoints = false
        for point in trajectory["points"]?.elements ?? [] {
          guard let row = row(point, pointer, &queue), draft.rows.count < assembler.options.maximumSamplesPerTrace
          else { continue }
          draft.rows.append(row)
          hasPoints = true
        }
        if hasPoints { touchCount += 1 }
      }
    }
    guard !draft.rows.isEmpty else { return }
    assembler.finishCut(draft, nextID: numbers.next, into: &queue)
  }

  private func row(_ point: JSONPiece, _ pointer: Int32, _ queue: inout EventQueue) -> RawRow? {
    guard let time = point["deltaTime"]?.nanoseconds(.seconds), let x = point["x"]?.number, let y = point["y"]?.number
    else {
      let place = SourceLocation(path: assembler.path, line: point.line, column: point.column)
      queue.say(
        Diagnostic(
          .warning, at: place, "expected 'deltaTime', 'x' and 'y' in each point, found fewer; the point is left out"),
        kind: "point")
      return nil
    }
    var row = RawRow()
    (row.nanoseconds, row.line, row.pointer) = (time, point.line, pointer)
    row.column = Int32(clamping: point.column)
    (row.timeColumn, row.phaseColumn) = (row.column, row.column)
    if let size = assembler.options.deviceSize {
      (row.x, row.y) = (x * size.width, y * size.height)
    } else {
      (row.x, row.y) = (x, y)
    }
    return row
  }

  mutating func finish(into queue: inout EventQueue) {
    let top = SourceLocation(path: assembler.path)
    guard touchCount > 0 else {
      return queue.say(Diagnostic(.error, at: top, "expected trajectories with points, found none"))
    }
    if assembler.options.deviceSize == nil {
      queue.say(
        Diagnostic(
          .warning, at: top,
          "places are shares of the screen's sides, each of its own: as they are, speeds are tiny and directions bent",
          notes: ["give the screen's size in points: --device-size 390x844"]))
    }
    queue.say(
      Diagnostic(.note, at: top, "no lift is told: touches are closed at their last sample with velocity 0"))
  }
}
