import GestureModel

/// A swipe that was taken back still moved.
public struct ReversalIgnored: OutcomePitfall {
  public static let identifier = "reversal-ignored"
  public static let severity = Severity.warning
  public static let summary = "A swipe that the person took back still turns the page."
  public static let remedy = "Decide by the velocity at lift and the offset reached, not by the first direction."
  public static let explanation = """
    People who change their mind move the finger back before they lift it. A strategy that remembers the first \
    direction, or the farthest point, carries out what was cancelled. Looked for is a turn 20 pt and 50 ms or more \
    before the lift.
    """
  public static let source = "B85 (react-native-reanimated-carousel#373)."
  /// How far the finger must have come back, and have gone before.
  public var minimumPoints = 20.0
  /// How long before the lift it must have turned.
  public var minimumMilliseconds = 50.0

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("minimumPoints", \.minimumPoints, "taken back by at least", unit: "pt", range: 0...10_000),
      PitfallOption(
        "minimumMilliseconds", \.minimumMilliseconds, "turned before the lift by at least", unit: "ms",
        range: 0...60_000),
    ]
  }

  public func looks(at facts: OutcomeFacts) -> Bool { facts.figures != nil }

  public func evidence(in facts: OutcomeFacts) -> Evidence? {
    guard facts.snaps, let turn = lastTurn(of: facts.figures), facts.indicesMoved * turn.direction > 0 else {
      return nil
    }
    let page = facts.outcome.page
    return Evidence(
      numbers: [
        Measure("taken_back_pt", turn.takenBack), Measure("turned_before_lift_ms", turn.millisecondsBeforeLift),
        Measure("page", Double(page)),
      ],
      clarity: turn.takenBack,
      message: """
        The finger took back \(turn.takenBack.trimmedText(1)) pt, beginning \
        \(turn.millisecondsBeforeLift.trimmedText(0)) ms before the lift, and the view still went on to page \(page).
        """)
  }

  private func lastTurn(of figures: StrokeFigures?) -> StrokeFigures.Turn? {
    [figures?.turnFromForward, figures?.turnFromBackward].compactMap { $0 }.filter {
      $0.gone >= minimumPoints && $0.takenBack >= minimumPoints && $0.millisecondsBeforeLift >= minimumMilliseconds
    }.min { $0.millisecondsBeforeLift < $1.millisecondsBeforeLift }
  }
}
