import GestureModel

/// What a trace is made from.
struct Recipe: Sendable {
  /// What comes after the kind in the trace's name.
  var name: String
  /// What sort of gesture it is.
  var kind: GestureKind
  /// What the person wants, as a phrase that follows "wants".
  var wants: String
  /// What the person wants, as a label.
  var intent: Intent
  /// The hand that makes it.
  var hand: Hand
  /// How many reports a second the screen makes.
  var hertz: Int
  /// The page on which the gesture begins.
  var startPage: Int
  /// Whether the recorder writes every move twice.
  var isDoubled = false
  /// The fingers, first down first.
  var fingers: @Sendable (inout RepeatableRandom) -> [Finger]

  /// The trace's name in the files.
  var id: String { "\(kind.rawValue)-\(name)" }

  /// Makes the trace. The same seed and name give the same trace, whatever else is made before it.
  func trace(in scenario: Scenario, seed: UInt64) -> GeneratedTrace {
    var random = RepeatableRandom(seed: seed, name: id)
    let fingers = self.fingers(&random)
    let end = fingers.reduce(0) { max($0, $1.movementEnd) }
    let frames = FrameClock.frames(hertz: hertz, until: end, &random)
    var rows: [TraceRow] = []
    for (pointer, finger) in fingers.enumerated() {
      rows += finger.rows(pointer: pointer, frames: frames, axis: scenario.axis, hand: hand, &random)
    }
    // By time, and at one time by finger: the order in which an event lists its touches.
    rows.sort { ($0.milliseconds, $0.pointer) < ($1.milliseconds, $1.pointer) }
    if isDoubled { rows = rows.flatMap { $0.phase == .moved ? [$0, $0] : [$0] } }
    let lattice = scenario.lattice
    return GeneratedTrace(
      id: id, kind: kind, origin: TraceCollection.generatedOrigin(seed: seed), wants: wants, intent: intent,
      session: hand.name, hertz: hertz, startOffset: lattice.rest(at: lattice.page(at: startPage)), rows: rows)
  }
}
