/// A command and what help says about it.
enum CommandName: String, CaseIterable, Hashable, Sendable {
  case compare
  case inspect
  case lint
  case diff
  case convert
  case recorder
  case list
  case explain

  /// What follows the command's name.
  var operands: String {
    switch self {
    case .compare, .inspect: "TRACE…"
    case .lint: "[detent.json]"
    case .diff: "OLD NEW"
    case .convert: "TRACE… OUT"
    case .recorder: "FILE.html"
    case .list: "WHAT"
    case .explain: "ID"
    }
  }

  /// One line for the list of commands.
  var summary: String {
    switch self {
    case .compare: "Replay traces through every candidate, compare, and flag pitfalls."
    case .inspect: "Show strokes, repairs, and the velocity by every estimator."
    case .lint: "Find the pitfalls of a configuration without any trace."
    case .diff: "Compare two results: what moved, why, and whether that is too much."
    case .convert: "Write traces of any format as our CSV, JSON or NDJSON."
    case .recorder: "Write a page that records touches in a browser."
    case .list: "List strategies, estimators, presets, pitfalls, metrics or formats."
    case .explain: "Explain a strategy, an estimator, a preset or a pitfall."
    }
  }

  /// Command lines with what they do.
  var examples: [(line: String, purpose: String)] {
    switch self {
    case .compare:
      [
        ("detent compare Traces", "every trace in a folder, geometry from detent.json"),
        (
          "detent compare --viewport 390 --item 280 --spacing 16 --count 5 swipes.csv",
          "geometry on the command line"
        ),
        (
          "detent compare --candidate 'threshold(velocity: 0.3)' --candidate one-page swipes.csv",
          "two strategies only"
        ),
        ("detent compare Traces --report Reports/cards.md --report Reports/cards.json", "reports in files"),
        (
          "detent compare Traces --report github --report github-summary --report detent.sarif",
          "in a GitHub job: annotations, the job's summary, code scanning"
        ),
      ]
    case .inspect:
      [
        ("detent inspect swipes.csv", "what was read and mended, what the platforms' estimators say"),
        ("detent inspect swipes.csv --all-estimators", "the same with a line for every estimator"),
        ("detent inspect swipes.csv --report json", "the same for other programs"),
      ]
    case .lint:
      [
        ("detent lint", "the detent.json of this folder or of one above"),
        ("detent lint --viewport 390 --item 280 --spacing 16 --content-length 1480", "without a file"),
        ("detent lint --suggest > mended.json", "the settings with what can be mended mended"),
      ]
    case .diff:
      [
        ("detent diff main.json branch.json", "results that 'compare --report json=FILE' wrote"),
        ("detent diff main.json branch.json --max-changed 1% --report markdown=diff.md", "a gate for CI"),
      ]
    case .convert:
      [
        ("detent convert swipes.txt swipes.csv", "the form from the file's ending"),
        ("detent convert Recordings all.json", "a whole folder in one file"),
        ("detent convert - - --to ndjson", "from standard input to standard output"),
      ]
    case .recorder:
      [
        ("detent recorder recorder.html --viewport 390 --item 280 --spacing 16", "a carousel of this geometry"),
        ("detent recorder Traces/cards/recorder.html", "the scroll view of Traces/cards/detent.json"),
      ]
    case .list: [("detent list strategies", "with their parameters")]
    case .explain: [("detent explain multi-page-skip", "what it is and what to change")]
    }
  }
}

/// What `detent list` can list.
enum ListTopic: String, CaseIterable, Sendable {
  case strategies
  case estimators
  case presets
  case pitfalls
  case metrics
  case formats
}
