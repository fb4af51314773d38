import GestureReports

/// The two helps, made from the tables of commands and flags.
enum Help {
  static let tagline = """
    detent replays recorded touch gestures through scroll-snapping strategies,
    shows where each one comes to rest and why, and flags what goes wrong.
    """

  /// Fits a screen: 24 lines of 80 columns.
  static func short(_ command: CommandName?) -> String {
    guard let command else {
      return """
        \(tagline)

        Usage: detent COMMAND [FLAG…]

        \(commandList)

          detent compare Traces        compare the strategies on every trace in a folder
          detent COMMAND --help        all flags, with examples

        """
    }
    let common = Flags.of(command).filter(\.isCommon)
    return """
      \(command.summary)

      Usage: \(usage(of: command))

      \(lines(for: common))

        '\(Program.name) \(command.rawValue) --help' tells all, with examples.

      """
  }

  /// Tells all, examples first.
  static func full(_ command: CommandName?) -> String {
    guard let command else { return fullProgram }
    var text = "\(command.summary)\n\nUsage: \(usage(of: command))\n\nExamples:\n\(examples(of: [command]))"
    for group in FlagGroup.allCases {
      let flags = Flags.of(command).filter { $0.group == group }
      if !flags.isEmpty { text += "\n\(group.rawValue):\n\(lines(for: flags))\n" }
    }
    let remarks = remarks(on: command)
    return text + (remarks.isEmpty ? "" : "\n\(remarks)\n")
  }

  private static var fullProgram: String {
    var text = "\(tagline)\n\nUsage: detent COMMAND [FLAG…]\n\nExamples:\n\(examples(of: CommandName.allCases))"
    text += "\nCommands:\n\(commandList)\n\nFlags:\n\(lines(for: Flags.of(nil)))\n"
    for command in CommandName.allCases {
      let flags = Flags.of(command).filter { $0.name != .help }
      if !flags.isEmpty { text += "\nFlags of \(command.rawValue):\n\(lines(for: flags))\n" }
    }
    return text + "\n\(exitCodes)\n"
  }

  /// Where the explanations of flags begin.
  private static let helpColumn = 26

  private static func usage(of command: CommandName) -> String {
    let hasFlags = !Flags.of(command).isEmpty
    return "detent \(command.rawValue)\(hasFlags ? " [FLAG…]" : "") \(command.operands)"
  }

  private static var commandList: String {
    CommandName.allCases.map { "  \(pad($0.rawValue, 10))\($0.summary)" }.joined(separator: "\n")
  }

  private static func lines(for flags: [Flag]) -> String {
    flags.map { flag in
      let help = WrappedText.lines(flag.help + (flag.isRepeatable ? " Repeatable." : ""), indent: helpColumn)
      let usage = "  \(flag.usage)"
      return usage.count < helpColumn - 1
        ? pad(usage, helpColumn) + help : "\(usage)\n\(pad("", helpColumn))\(help)"
    }.joined(separator: "\n")
  }

  private static func examples(of commands: [CommandName]) -> String {
    commands.flatMap(\.examples).map { "  \($0.line)\n      \($0.purpose)\n" }.joined()
  }

  private static func remarks(on command: CommandName) -> String {
    let inputs = """
      TRACE is a file, a folder (walked in order, dot files skipped), or - for
      standard input.
      """
    let settings = """
      Settings come from the nearest detent.json, from the trace's folder up to the
      repository's root; flags win. Without any geometry, five full-width pages of
      390 pt are assumed.
      """
    let reports = WrappedText.lines(
      "Reports: \(ReportFormats.all.map { $0.identifier }.joined(separator: ", ")). One of them may go to standard "
        + "output; text does unless another one is asked for. github-summary is added to the file that "
        + "GITHUB_STEP_SUMMARY names.")
    let output = """
      OUT is a file, or - for standard output. Strokes keep their numbers and times to
      the last bit; converting twice gives the same bytes. What CSV has no place for
      (labels, releases, observations) is named.
      """
    let recorder = """
      FILE.html is one page that needs no network: open it on a phone or a desktop,
      do what it asks for, and save; what was asked is the intent of each trace. - is
      standard output.
      """
    let difference = """
      OLD and NEW are what 'detent compare TRACE… --report json=FILE' wrote; one of
      them may be -. Candidates are paired by name, then by strategy; traces by file
      and name. A finding counts for --fail-on if it is new, graver, or in new places.
      """
    return switch command {
    case .compare: "\(inputs)\n\(settings)\n\n\(reports)\n\n\(exitCodes)"
    case .inspect: "\(inputs)\n\n\(exitCodesWithoutFindings)"
    case .lint: "\(settings)\n\n\(reports)\n\n\(exitCodes)"
    case .diff: "\(difference)\n\n\(exitCodesOfDifference)"
    case .convert: "\(inputs)\n\(output)\n\n\(exitCodesWithoutFindings)"
    case .recorder: "\(recorder)\n\(settings.replacing("trace's", with: "page's"))\n\n\(exitCodesWithoutFindings)"
    case .list, .explain: ""
    }
  }

  private static let exitCodes = """
    Exit codes:
      0   nothing at or above the level of --fail-on
      1   findings at or above it, a budget that is broken, a ratchet that slipped
      2   could not do what was asked: a bad flag, input that cannot be read
      70  a defect of detent itself
    """

  private static let exitCodesOfDifference = """
    Exit codes:
      0   nothing is worse, and no more moved than --max-changed allows
      1   more moved, or a finding at or above --fail-on is new or worse
      2   could not do what was asked: a bad flag, results that cannot be read
      70  a defect of detent itself
    """

  /// Of the commands that judge nothing.
  private static let exitCodesWithoutFindings = """
    Exit codes:
      0   everything was done
      2   could not do what was asked: a bad flag, input that cannot be read
      70  a defect of detent itself
    """

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}
