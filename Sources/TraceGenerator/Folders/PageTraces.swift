import GestureModel

/// Pages as wide as the view.
enum PageTraces {
  /// An onboarding flow, or photos one at a time.
  static let scenario: Scenario = {
    var scenario = Scenario()
    scenario.name = "pages"
    scenario.viewport = 390
    scenario.itemSize = 390
    scenario.count = 5
    scenario.contentLength = 1950
    scenario.decelerationPerMillisecond = 0.99
    scenario.startOffset = 390
    return scenario
  }()

  /// The folder with its files.
  static func folder(seed: UInt64) -> TraceFolder {
    TraceFolder(
      name: "pages", summary: "Pages as wide as a 390 pt view, with the fast rate of deceleration.", scenario: scenario,
      comments: ["Five full-width pages without gaps, with UIKit's fast rate of deceleration."],
      files: [
        TraceFile(name: "swipes", format: .csv, traces: recipes.map { $0.trace(in: scenario, seed: seed) })
      ])
  }

  private static let recipes = [
    Recipe(
      name: "page-next-60hz", kind: .flick, wants: "the next page, with a firm flick", intent: .next, hand: .rightThumb,
      hertz: 60, startPage: 1
    ) { random in
      [Finger(along: 322, across: 540, movement: .flick(.firm, .forward, &random))]
    },
    Recipe(
      name: "page-previous-120hz", kind: .flick, wants: "the page before, with a hard flick", intent: .previous,
      hand: .leftThumb, hertz: 120, startPage: 3
    ) { random in
      [Finger(along: 74, across: 528, movement: .flick(.hard, .backward, &random))]
    },
    Recipe(
      name: "page-past-half-next-60hz", kind: .slowDrag, wants: "the next page, and leads it there", intent: .next,
      hand: .indexFinger, hertz: 60, startPage: 2
    ) { random in
      [Finger(along: 340, across: 512, movement: .slowDrag(228...250, .forward, &random))]
    },
  ]
}
