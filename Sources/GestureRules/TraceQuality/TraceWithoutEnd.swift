import GestureModel

/// The recording holds no lift.
public struct TraceWithoutEnd: TracePitfall {
  public static let identifier = "trace-without-end"
  public static let severity = Severity.error
  public static let summary = "The recording holds no lift, so how the finger left is not known."
  public static let remedy = "Record ended and cancelled; stop the recorder after the last lift."
  public static let explanation = """
    Recorders that listen to moves alone, or stop too early, lose the lift. The stroke is closed at its last sample, \
    with a velocity of 0, and is not held against a strategy that stays (flick-ignored).
    """
  public static let source = "The HStack tutorial; B41, B46, B116 (android-touch-record-replay#5), B125."
  public static let example: CodeExample? = CodeExample(
    wrong: """
      @objc func pan(_ recognizer: UIPanGestureRecognizer) {
        guard recognizer.state == .changed else { return }
        log("move", recognizer.location(in: nil))
      }
      """,
    right: """
      @objc func pan(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: log("down", recognizer.location(in: nil))
        case .changed: log("move", recognizer.location(in: nil))
        case .ended: log("up", recognizer.location(in: nil))
        default: log("cancel", recognizer.location(in: nil))
        }
      }
      """,
    numbers: """
      A flick of 90 pt within 60 ms leaves at 1.5 pt/ms and goes to page 1. Without its lift the stroke is \
      closed at 90 pt with 0 pt/ms, and 90 / 296 = 0.3 pages return to page 0.
      """)

  public init() {}

  public func evidence(in figures: StrokeFigures) -> Evidence? {
    guard figures.stroke.end == .missing else { return nil }
    let (pointer, count) = (figures.stroke.pointer, figures.stroke.samples.count)
    return Evidence(
      numbers: [Measure("samples", Double(count))], clarity: abs(figures.travel),
      message: "Pointer \(pointer) has \(count) samples and no lift; it was closed at the last one with velocity 0.")
  }
}
