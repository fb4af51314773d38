import GestureModel

/// The cards in a right-to-left language.
enum RightToLeftTraces {
  /// As the main set, mirrored: the first card rests at the highest offset, and the next one comes in from the left.
  static let scenario: Scenario = {
    var scenario = CardTraces.scenario
    scenario.name = "rtl"
    scenario.direction = .rtl
    scenario.startOffset = 888
    return scenario
  }()

  /// The folder with its files.
  static func folder(seed: UInt64) -> TraceFolder {
    TraceFolder(
      name: "rtl",
      summary: "The cards laid out from right to left: the next one comes in from the left, as the finger moves right.",
      scenario: scenario,
      comments: [
        "The cards as Arabic and Hebrew readers see them: page 0 rests at the highest offset, 1184,",
        "and the finger that wants the next card moves to the right.",
      ],
      files: [
        TraceFile(name: "swipes", format: .json, traces: recipes.map { $0.trace(in: scenario, seed: seed) })
      ])
  }

  private static let recipes = [
    Recipe(
      name: "rtl-next-120hz", kind: .flick, wants: "the next card, with a firm flick to the right", intent: .next,
      hand: .rightThumb, hertz: 120, startPage: 1
    ) { random in
      [Finger(along: 104, across: 466, movement: .flick(.firm, .backward, &random))]
    },
    Recipe(
      name: "rtl-previous-60hz", kind: .flick, wants: "the card before, with a soft flick to the left",
      intent: .previous,
      hand: .leftThumb, hertz: 60, startPage: 2
    ) { random in
      [Finger(along: 288, across: 472, movement: .flick(.soft, .forward, &random))]
    },
    Recipe(
      name: "rtl-past-half-next-60hz", kind: .slowDrag, wants: "the next card, and leads it there", intent: .next,
      hand: .rightThumb, hertz: 60, startPage: 1
    ) { random in
      [Finger(along: 84, across: 448, movement: .slowDrag(200...222, .backward, &random))]
    },
  ]
}
