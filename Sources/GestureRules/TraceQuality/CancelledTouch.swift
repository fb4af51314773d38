import GestureModel

/// The system took the touch away.
public struct CancelledTouch: TracePitfall {
  public static let identifier = "cancelled-touch"
  public static let severity = Severity.warning
  public static let summary = "The system took the touch away, and an app that waits for the lift stays between pages."
  public static let remedy = "Handle the cancellation like a lift at velocity 0, and settle."
  public static let explanation = """
    A call, an alert, a parent's gesture or a palm ends a touch without a lift. An app that settles only on the lift \
    leaves the content where it was. The replay takes the velocity as 0 and lets the strategy settle.
    """
  public static let source = "The HStack tutorial; B40 (SwiftUIPager#69), B46, B109, B126 (views-widgets-samples#205)."
  public static let example: CodeExample? = CodeExample(
    wrong: """
      row.offset(x: offset + drag)
        .gesture(
          DragGesture()
            .onChanged { drag = $0.translation.width }
            .onEnded { settle($0) })  // not called when the touch is cancelled
      """,
    right: """
      @GestureState var drag: CGFloat = 0  // goes back to 0 however the touch ends

      row.offset(x: offset + drag)
        .gesture(
          DragGesture()
            .updating($drag) { value, drag, _ in drag = value.translation.width }
            .onEnded { settle($0) })
      """,
    numbers: """
      A touch on page 0 that is cancelled after 25 pt leaves the row 25 pt off for good. Taken as a lift at 0 \
      pt/ms it rests at 0 pt.
      """)

  public init() {}

  public func evidence(in figures: StrokeFigures) -> Evidence? {
    guard figures.stroke.end == .cancelled else { return nil }
    let travel = figures.travel
    return Evidence(
      numbers: [Measure("travel_pt", travel)], clarity: abs(travel),
      message: "The touch was cancelled after \(abs(travel).trimmedText(1)) pt: no lift follows, and its velocity is 0."
    )
  }
}
