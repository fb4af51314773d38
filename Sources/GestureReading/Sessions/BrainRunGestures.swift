import GestureModel

/// BrainRun's gestures: `{"t_start", "t_stop", "data": [{"moveX", "moveY", …}]}`, without a time for each sample.
///
/// The samples are spread evenly over the gesture, which is said: such a velocity is a guess.
/// - Source: `research/formats.md` 3.9, marked (K): no file was at hand.
struct BrainRunGestures: JSONTouchModel {
  static let identifier = "brainrun"
  static let wanted: Set<String> = [
    "t_start", "t_stop", "data", "moveX", "moveY", "x0", "y0", "type", "gestures", "session_id",
  ]

  static func recognises(_ shape: JSONShape) -> Bool {
    shape.has("t_start", "t_stop", "data[].moveX") || shape.has("gestures[].t_start", "gestures[].data[].moveX")
  }

  private let assembler: TraceAssembler
  private var collector: TouchCollector

  init(assembler: TraceAssembler) {
    self.assembler = assembler
    collector = TouchCollector(assembler)
    collector.labels = [Label(name: "kind", value: "even-times")]
  }

  mutating func take(_ piece: JSONPiece, into queue: inout EventQueue) {
    if let list = piece["gestures"]?.elements {
      for element in list { gesture(element, &queue) }
    } else {
      gesture(piece, &queue)
    }
  }

  private mutating func gesture(_ piece: JSONPiece, _ queue: inout EventQueue) {
    let place = SourceLocation(path: assembler.path, line: piece.line, column: piece.column)
    guard let start = piece["t_start"]?.nanoseconds(.milliseconds),
      let stop = piece["t_stop"]?.nanoseconds(.milliseconds), let data = piece["data"]?.elements,
      clampedDifference(stop, start) > 0
    else {
      let message = "expected 't_start', a later 't_stop' and 'data' in each gesture, found none; it is left out"
      return queue.say(Diagnostic(.warning, at: place, message), kind: "gesture")
    }
    var places: [(x: Double, y: Double, line: Int)] = []
    if let x = data.first?["x0"]?.number, let y = data.first?["y0"]?.number { places.append((x, y, piece.line)) }
    for sample in data {
      // React Native on the web reports a first move at -1.
      guard let x = sample["moveX"]?.number, let y = sample["moveY"]?.number, x >= 0, x != 0 || y != 0 else { continue }
      places.append((x, y, sample.line))
    }
    let span = clampedDifference(stop, start)
    for (index, found) in places.enumerated() {
      var row = RawRow()
      (row.x, row.y, row.line) = (found.x, found.y, found.line)
      let share = places.count > 1 ? Double(index) / Double(places.count) : 0
      row.nanoseconds = start + Int64((Double(span) * share).rounded())
      if index == 0 {
        collector.begin(0, named: "0", row, into: &queue)
      } else {
        collector.move(0, named: "0", row, into: &queue)
      }
    }
    var lift = RawRow()
    (lift.nanoseconds, lift.line) = (stop, piece.line)
    if !places.isEmpty { collector.end(0, lift, into: &queue) }
  }

  mutating func finish(into queue: inout EventQueue) {
    collector.flush(into: &queue)
    let top = SourceLocation(path: assembler.path)
    guard collector.touchCount > 0 else {
      return queue.say(Diagnostic(.error, at: top, "expected gestures with data, found none"))
    }
    queue.say(
      Diagnostic(
        .warning, at: top,
        "the samples of a gesture have no times: they are spread evenly from t_start to t_stop, so velocities are a guess"
      ))
  }
}
