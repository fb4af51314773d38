import GestureModel

/// A feed that scrolls up and down.
enum FeedTraces {
  /// Posts of a height of which three and a bit fit into the view.
  static let scenario: Scenario = {
    var scenario = Scenario()
    scenario.name = "feed"
    scenario.axis = .vertical
    scenario.viewport = 700
    scenario.itemSize = 200
    scenario.spacing = 16
    scenario.count = 20
    scenario.contentLength = 4804
    scenario.startOffset = 1080
    return scenario
  }()

  /// The folder with its files.
  static func folder(seed: UInt64) -> TraceFolder {
    TraceFolder(
      name: "feed", summary: "A vertical feed: posts of 200 pt with 16 pt between them in a 700 pt view.",
      scenario: scenario,
      comments: ["Twenty posts below one another; the first of those in view rests at the view's upper edge."],
      files: [
        TraceFile(name: "scrolls", format: .json, traces: recipes.map { $0.trace(in: scenario, seed: seed) })
      ])
  }

  private static let recipes = [
    Recipe(
      name: "feed-next-120hz", kind: .flick, wants: "the next post, with a soft flick", intent: .next,
      hand: .rightThumb,
      hertz: 120, startPage: 5
    ) { random in
      [Finger(along: 566, across: 292, movement: .flick(.soft, .forward, &random))]
    },
    Recipe(
      name: "feed-past-half-previous-60hz", kind: .slowDrag, wants: "the post before, and leads it there",
      intent: .previous, hand: .leftThumb, hertz: 60, startPage: 5
    ) { random in
      [Finger(along: 330, across: 118, movement: .slowDrag(146...166, .backward, &random))]
    },
    Recipe(
      name: "feed-three-posts-60hz", kind: .longDrag, wants: "the third post after this one, and leads it there",
      intent: .page(8), hand: .indexFinger, hertz: 60, startPage: 5
    ) { random in
      [Finger(along: 742, across: 208, movement: .slowDrag(606...630, .forward, milliseconds: 980...1120, &random))]
    },
  ]
}
