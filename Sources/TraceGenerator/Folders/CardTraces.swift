import GestureModel

/// The main set: cards narrower than the view, on a 390 pt phone.
enum CardTraces {
  /// The scroll view of the tutorials: the card at the leading edge, the next one peeping in.
  static let scenario: Scenario = {
    var scenario = Scenario()
    scenario.name = "cards"
    scenario.viewport = 390
    scenario.itemSize = 280
    scenario.spacing = 16
    scenario.count = 5
    scenario.contentLength = 1574
    scenario.startOffset = 296
    return scenario
  }()

  /// The folder with its files.
  static func folder(seed: UInt64) -> TraceFolder {
    func made(_ recipes: [Recipe]) -> [GeneratedTrace] { recipes.map { $0.trace(in: scenario, seed: seed) } }
    return TraceFolder(
      name: "cards",
      summary:
        "The main set: cards of 280 pt with 16 pt between them, the leading edge of one at the edge of a 390 pt view.",
      scenario: scenario,
      comments: [
        "Five cards on a 390 pt phone; each rests with its leading edge at the view's, and the next one shows.",
        "The rate of deceleration is left at UIKit's normal one, as in an app that has not thought of it.",
      ],
      files: [
        TraceFile(name: "drags-120hz", format: .json, traces: made(drags120)),
        TraceFile(name: "drags-60hz", format: .csv, traces: made(drags60)),
        TraceFile(name: "edges", format: .json, traces: made(edges)),
        TraceFile(name: "flicks-120hz", format: .json, traces: made(flicks120)),
        TraceFile(name: "flicks-60hz", format: .csv, traces: made(flicks60)),
        TraceFile(name: "odd-lifts", format: .csv, traces: made(oddLifts)),
        TraceFile(name: "odd-touches", format: .json, traces: made(oddTouches)),
        TraceFile(name: "off-axis", format: .csv, traces: made(offAxis)),
        TraceFile(name: "pauses", format: .csv, traces: made(pauses)),
        TraceFile(name: "releases", format: .ndjson, traces: CardReleases.traces(in: scenario, seed: seed)),
        TraceFile(name: "reversals", format: .csv, traces: made(reversals)),
        TraceFile(name: "roll-backs", format: .json, traces: made(rollBacks)),
        TraceFile(name: "small-moves", format: .csv, traces: made(smallMoves)),
      ])
  }

  private static let flicks60 = [
    flick(.soft, .forward, .rightThumb, 60), flick(.firm, .forward, .rightThumb, 60),
    flick(.hard, .forward, .leftThumb, 60), flick(.firm, .backward, .rightThumb, 60),
  ]

  private static let flicks120 = [
    flick(.soft, .forward, .leftThumb, 120), flick(.hard, .forward, .rightThumb, 120),
    flick(.soft, .backward, .leftThumb, 120), flick(.firm, .backward, .indexFinger, 120),
  ]

  private static let drags60 = [
    drag("past-half-next-60hz", "the next card, and leads it there", .next, 202...224, .forward, .rightThumb, 60),
    drag(
      "short-of-half-60hz", "a look at the next card, then lets go to stay", .stay, 92...118, .forward, .leftThumb, 60),
    drag(
      "past-half-previous-60hz", "the card before, and leads it there", .previous, 204...226, .backward, .rightThumb, 60
    ),
  ]

  private static let drags120 = [
    drag("past-half-next-120hz", "the next card, and leads it there", .next, 208...236, .forward, .indexFinger, 120),
    drag(
      "short-of-half-back-120hz", "a look at the card before, then lets go to stay", .stay, 96...122, .backward,
      .indexFinger, 120),
    Recipe(
      name: "two-cards-120hz", kind: .longDrag,
      wants: "the card after the next: across the screen and let go on the way",
      intent: .page(3), hand: .indexFinger, hertz: 120, startPage: 1
    ) { random in
      [Finger(along: 367, across: 408, movement: .sweep(326...338, .forward, &random))]
    },
  ]

  private static let pauses = [
    pause("150ms-past-half", "the next card: drags it over, looks, lets go", .next, 176...192, 150, .rightThumb),
    pause("120ms-short-of-half", "to stay: has looked at the edge of the next card", .stay, 92...112, 120, .leftThumb),
    pause("70ms-past-half", "the next card: stops for a moment before letting go", .next, 178...196, 70, .rightThumb),
  ]

  private static let rollBacks = [
    Recipe(
      name: "flick-120hz", kind: .rollBack, wants: "the next card, with a flick", intent: .next, hand: .rightThumb,
      hertz: 120, startPage: 1
    ) { random in
      let movement = Movement.flick(.firm, .forward, &random)
      return [Finger(along: 306, across: 470, movement: movement, rollBack: random.uniform(2...3))]
    },
    Recipe(
      name: "drag-60hz", kind: .rollBack, wants: "the next card: leads it over and takes the thumb off", intent: .next,
      hand: .leftThumb, hertz: 60, startPage: 2
    ) { random in
      let movement = Movement.brakedDrag(200...216, .forward, &random)
      return [Finger(along: 318, across: 452, movement: movement, rollBack: random.uniform(3...4.5))]
    },
  ]

  private static let reversals = [
    Recipe(
      name: "there-and-back-60hz", kind: .reversal, wants: "to stay: sets out for the next card and brings it back",
      intent: .stay, hand: .rightThumb, hertz: 60, startPage: 1
    ) { random in
      [Finger(along: 300, across: 486, movement: .thereAndBack(128...144, .forward, returning: 0.93, &random))]
    },
    Recipe(
      name: "past-half-and-back-120hz", kind: .reversal,
      wants: "to stay: has the next card half in and brings most of it back", intent: .stay, hand: .leftThumb,
      hertz: 120,
      startPage: 2
    ) { random in
      [Finger(along: 316, across: 460, movement: .thereAndBack(186...198, .forward, returning: 0.72, &random))]
    },
    Recipe(
      name: "flick-back-60hz", kind: .reversal, wants: "the card before: sets out the wrong way, then flicks back",
      intent: .previous, hand: .indexFinger, hertz: 60, startPage: 2
    ) { random in
      [Finger(along: 190, across: 440, movement: .flickBack(from: 82...96, .forward, &random))]
    },
  ]

  private static let edges = [
    Recipe(
      name: "first-page-pull-60hz", kind: .edgeOverscroll, wants: "to see whether there is more before the first card",
      intent: .stay, hand: .rightThumb, hertz: 60, startPage: 0
    ) { random in
      [Finger(along: 130, across: 455, movement: .slowDrag(112...134, .backward, &random))]
    },
    Recipe(
      name: "last-page-flick-120hz", kind: .edgeOverscroll, wants: "to see whether there is more after the last card",
      intent: .stay, hand: .leftThumb, hertz: 120, startPage: 4
    ) { random in
      [Finger(along: 296, across: 462, movement: .flick(.firm, .forward, &random))]
    },
  ]

  private static let smallMoves = [
    Recipe(
      name: "60hz", kind: .tap, wants: "to open the card, not to scroll", intent: .stay, hand: .rightThumb, hertz: 60,
      startPage: 1
    ) { random in
      [Finger(along: 214, across: 404, movement: .rest(70...90, &random), lift: .repeatingPlace)]
    },
    Recipe(
      name: "60hz", kind: .nudge, wants: "nothing: the thumb slips a little", intent: .stay, hand: .leftThumb,
      hertz: 60,
      startPage: 1
    ) { random in
      [Finger(along: 172, across: 431, movement: .rest(150...190, points: 5.6...7, &random))]
    },
  ]

  private static let offAxis = [
    Recipe(
      name: "slanted-flick-60hz", kind: .offAxis, wants: "the next card, with a slanted flick", intent: .next,
      hand: .rightThumb, hertz: 60, startPage: 1
    ) { random in
      let movement = Movement.flick(.firm, .forward, &random)
      return [Finger(along: 310, across: 520, movement: movement, drift: random.uniform(34...42))]
    },
    Recipe(
      name: "list-scroll-120hz", kind: .offAxis, wants: "to scroll the list around the cards, not the cards",
      intent: .stay,
      hand: .leftThumb, hertz: 120, startPage: 1
    ) { random in
      let movement = Movement.slowDrag(40...52, .forward, milliseconds: 320...400, &random)
      return [Finger(along: 238, across: 610, movement: movement, drift: random.uniform(-210 ... -180))]
    },
  ]

  private static let oddLifts = [
    Recipe(
      name: "firm-60hz", kind: .repeatedLift, wants: "the next card, with a flick", intent: .next, hand: .rightThumb,
      hertz: 60, startPage: 1
    ) { random in
      [Finger(along: 304, across: 462, movement: .flick(.firm, .forward, &random), lift: .repeatingPlace)]
    },
    Recipe(
      name: "soft-120hz", kind: .repeatedLift, wants: "the card before, with a flick", intent: .previous,
      hand: .indexFinger, hertz: 120, startPage: 2
    ) { random in
      [Finger(along: 118, across: 438, movement: .flick(.soft, .backward, &random), lift: .repeatingPlace)]
    },
    Recipe(
      name: "flick-60hz", kind: .doubledEvents, wants: "the next card, with a flick", intent: .next, hand: .leftThumb,
      hertz: 60, startPage: 1, isDoubled: true
    ) { random in
      [Finger(along: 300, across: 450, movement: .flick(.firm, .forward, &random))]
    },
  ]

  private static let oddTouches = [
    Recipe(
      name: "short-of-half-60hz", kind: .cancelled, wants: "the next card, but the system takes the touch early on",
      intent: .next, hand: .rightThumb, hertz: 60, startPage: 1
    ) { random in
      [Finger(along: 312, across: 470, movement: .brakedDrag(70...90, .forward, &random), lift: .cancelled)]
    },
    Recipe(
      name: "past-half-120hz", kind: .cancelled, wants: "the next card, but the system takes the touch on the way",
      intent: .next, hand: .leftThumb, hertz: 120, startPage: 2
    ) { random in
      [Finger(along: 320, across: 466, movement: .brakedDrag(176...196, .forward, &random), lift: .cancelled)]
    },
    Recipe(
      name: "second-joins-60hz", kind: .twoFingers,
      wants: "the next card; the other thumb touches the glass for a moment",
      intent: .next, hand: .rightThumb, hertz: 60, startPage: 1
    ) { random in
      [
        Finger(along: 318, across: 470, movement: .slowDrag(204...220, .forward, &random)),
        Finger(
          along: 58, across: 640, movement: .rest(150...200, points: -3 ... -2, &random),
          downAt: random.uniform(180...230)),
      ]
    },
    Recipe(
      name: "pinch-120hz", kind: .twoFingers, wants: "to zoom, not to scroll: thumb and finger move apart",
      intent: .stay,
      hand: .indexFinger, hertz: 120, startPage: 1
    ) { random in
      [
        Finger(
          along: 172, across: 448, movement: .slowDrag(52...66, .forward, milliseconds: 380...420, &random), drift: 36),
        Finger(
          along: 222, across: 402, movement: .slowDrag(50...62, .backward, milliseconds: 360...390, &random),
          downAt: random.uniform(12...24), drift: -34),
      ]
    },
  ]

  private static func flick(_ strength: FlickStrength, _ heading: Heading, _ hand: Hand, _ hertz: Int) -> Recipe {
    let isForward = heading == .forward
    return Recipe(
      name: "\(strength.rawValue)-\(isForward ? "next" : "previous")-\(hertz)hz", kind: .flick,
      wants: "the \(isForward ? "next card" : "card before"), with a \(strength.rawValue) flick",
      intent: isForward ? .next : .previous, hand: hand, hertz: hertz, startPage: isForward ? 1 : 2
    ) { random in
      let along = isForward ? random.uniform(284...322) : random.uniform(84...126)
      let across = random.uniform(430...500)
      return [Finger(along: along, across: across, movement: .flick(strength, heading, &random))]
    }
  }

  private static func drag(
    _ name: String, _ wants: String, _ intent: Intent, _ points: ClosedRange<Double>, _ heading: Heading, _ hand: Hand,
    _ hertz: Int
  ) -> Recipe {
    Recipe(
      name: name, kind: .slowDrag, wants: wants, intent: intent, hand: hand, hertz: hertz,
      startPage: heading == .forward ? 1 : 2
    ) { random in
      let along = heading == .forward ? random.uniform(300...330) : random.uniform(70...100)
      return [
        Finger(along: along, across: random.uniform(430...500), movement: .slowDrag(points, heading, &random))
      ]
    }
  }

  private static func pause(
    _ name: String, _ wants: String, _ intent: Intent, _ points: ClosedRange<Double>, _ milliseconds: Double,
    _ hand: Hand
  ) -> Recipe {
    Recipe(
      name: "\(name)-60hz", kind: .pause, wants: wants, intent: intent, hand: hand, hertz: 60, startPage: 1
    ) { random in
      let movement = Movement.brakedDrag(points, .forward, &random)
      return [
        Finger(
          along: random.uniform(300...326), across: random.uniform(430...490), movement: movement,
          pause: milliseconds + random.uniform(-2...4))
      ]
    }
  }
}
