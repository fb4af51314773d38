import GestureModel

/// Writes the `README.md` that tells what the collection is.
enum CollectionReadme {
  /// The page: where the traces come from, how to make them again, and every trace in a table.
  static func text(of folders: [TraceFolder], seed: UInt64) -> String {
    let traces = folders.flatMap(\.traces)
    let clean = traces.filter(\.kind.isClean)
    let hands = Hand.all.map { "`\($0.name)`" }.joined(separator: ", ")
    let rhythm = "\(FrameClock.jitter.trimmedText(1)) ms"
    let clock = "\(FrameClock.stampError.trimmedText(2)) ms"
    let intro = """
      # Traces

      \(traces.count) traces with their scenarios. This page and everything beside it is written by

      ```
      swift run TraceGenerator Traces
      ```

      with the seed \(seed). A test fails when a file differs from what the generator makes: change the generator,
      not the files.

      ## Where they come from

      **Nobody was recorded.** The traces are generated, except for the four in `uikit-runs`. A gesture is made of
      minimum-jerk movements (the smoothest way from rest to rest), cut off where the finger leaves the glass: a flick while
      the hand is still fast, a slow drag when it has all but stopped. On top come what hands and screens do:

      - an arc across the scroll axis, and a tremor of up to two thirds of a point;
      - reports that stray from their rhythm by up to \(rhythm) and are sometimes lost, with times that are off by up to \(clock);
      - a first move that comes late and is a jump, and no report where nothing moved;
      - places in thirds of a point, as on a 3x screen. Pressure is absent.

      `session` names the made-up hand: \(hands).
      Every trace states its own `start_offset`, so none depends on the one before.

      The numbers are chosen to be like those of phones; no statistics of real people went into them. Use the traces to
      compare strategies and to test tools, not to learn how people move.

      The releases in `cards/releases.ndjson` are made up as well: offset and velocity are drawn, `proposed` is computed.
      The four in `uikit-runs` are measurements of a real `UIScrollView` that were published in
      stackoverflow.com/questions/16155375; `observed` is what it did. What the person wanted was not told, so they have no
      intent; the geometry beside them is ours.

      Coordinates are points in the window, `x` to the right and `y` down; times are ms after the first touch-down. The JSON
      traces repeat their origin in `labels`; CSV has no place for it, so for those this page tells it.

      ## Kinds

      *Clean* traces are whole, well recorded strokes of one finger: \(clean.count) of the \(traces.count).
      The name of every trace begins with its kind; files named `odd-…` hold the strokes that are not clean.

      | kind | traces | clean | what it is |
      | --- | ---: | --- | --- |

      """
    let kinds = GestureKind.allCases.map { kind in
      "| \(kind.rawValue) | \(traces.filter { $0.kind == kind }.count) | \(kind.isClean ? "yes" : "no") | \(kind.summary) |\n"
    }
    return intro + kinds.joined() + folders.map(section).joined()
  }

  private static func section(for folder: TraceFolder) -> String {
    let rows = folder.files.flatMap { file in
      file.traces.map { trace in
        let rate = trace.hertz.map { "\($0) Hz" } ?? "–"
        let values = [
          "`\(trace.id)`", file.fileName, trace.kind.rawValue, trace.wants, Self.text(of: trace.intent), rate,
        ]
        return "| \(values.joined(separator: " | ")) |\n"
      }
    }
    return """

      ## \(folder.name)

      \(folder.summary)

      | id | file | kind | the person wants | intent | rate |
      | --- | --- | --- | --- | --- | ---: |

      """ + rows.joined()
  }

  private static func text(of intent: Intent?) -> String {
    switch intent {
    case .next: "next"
    case .previous: "previous"
    case .stay: "stay"
    case .page(let page): "page \(page)"
    case nil: "–"
    }
  }
}
