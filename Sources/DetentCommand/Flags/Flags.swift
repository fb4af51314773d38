/// The one table of flags.
enum Flags {
  private static let replaying: [CommandName] = [.compare, .lint]
  private static let reading: [CommandName] = [.compare, .inspect, .convert]
  /// Those that need to know the scroll view.
  private static let drawing: [CommandName] = replaying + [.recorder]

  /// Every flag, in the order in which help lists them.
  static let all: [Flag] = geometry + replay + input + output

  private static let geometry: [Flag] = [
    Flag(
      name: .viewport, placeholder: "PT", help: "Length of the scroll view along its axis.", commands: drawing,
      group: .geometry, isCommon: true),
    Flag(
      name: .item, placeholder: "PT", help: "Length of an item; as long as the view if left out.",
      commands: drawing, group: .geometry, isCommon: true),
    Flag(
      name: .spacing, placeholder: "PT", help: "Gap between items.", commands: drawing, group: .geometry,
      isCommon: true),
    Flag(
      name: .count, placeholder: "N", help: "Number of items.", commands: drawing, group: .geometry, isCommon: true),
    Flag(
      name: .startPage, placeholder: "N", help: "Page at touch-down, from 0, unless a trace says otherwise.",
      commands: drawing, group: .geometry, isCommon: true),
    Flag(
      name: .startOffset, placeholder: "PT", help: "Content offset at touch-down, in place of --start-page.",
      commands: drawing, group: .geometry),
    Flag(
      name: .deceleration, placeholder: "RATE", help: "normal, fast, or what is left of the velocity after 1 ms.",
      commands: drawing, group: .geometry, isCommon: true),
    Flag(
      name: .alignment, placeholder: "WHERE", help: "Where an item rests: leading or center.", commands: drawing,
      group: .geometry),
    Flag(
      name: .axis, placeholder: "AXIS", help: "horizontal or vertical.", commands: drawing, group: .geometry),
    Flag(
      name: .direction, placeholder: "DIR", help: "Direction of reading: ltr or rtl.", commands: drawing,
      group: .geometry),
    Flag(
      name: .insetLeading, placeholder: "PT", help: "Content inset before the first item.", commands: drawing,
      group: .geometry),
    Flag(
      name: .insetTrailing, placeholder: "PT", help: "Content inset after the last item.", commands: drawing,
      group: .geometry),
    Flag(
      name: .contentLength, placeholder: "PT", help: "Length of the content as the app declares it.",
      commands: drawing, group: .geometry),
    Flag(
      name: .scenario, placeholder: "FILE", help: "Take the scroll view from this file.", commands: drawing,
      group: .geometry),
    Flag(
      name: .config, placeholder: "FILE", help: "Take all settings from this file.", commands: drawing,
      group: .geometry),
    Flag(
      name: .noConfig, help: "Read no detent.json.", commands: drawing, group: .geometry),
  ]

  private static let replay: [Flag] = [
    Flag(
      name: .candidate, short: "c", placeholder: "SPEC",
      help: "A strategy or preset to replay through, such as 'threshold(velocity: 0.5)'.", commands: replaying,
      group: .replay,
      isRepeatable: true, isCommon: true),
    Flag(
      name: .allPresets, help: "Replay through every platform's whole chain, and show which agree.",
      commands: [.compare], group: .replay, isCommon: true),
    Flag(
      name: .mirror, help: "Replay mirror images too, and say which candidates do not land on mirrored pages.",
      commands: [.compare], group: .replay),
    Flag(
      name: .suggest, help: "Print the settings with every mechanical remedy applied, in place of the findings.",
      commands: [.lint], group: .replay, isCommon: true),
    Flag(
      name: .estimator, placeholder: "ID",
      help: "What estimates the velocity at lift unless a candidate says; inspect asks it alone.",
      commands: replaying + [.inspect], group: .replay),
    Flag(
      name: .allEstimators, help: "A line for every estimator in place of the platforms' defaults.",
      commands: [.inspect], group: .replay),
    Flag(
      name: .rule, placeholder: "ID=LEVEL",
      help: "How much a pitfall matters: off, note, warning or error; ID.OPTION=N sets a threshold.",
      commands: replaying, group: .replay, isRepeatable: true),
    Flag(
      name: .budget, placeholder: "LIMIT",
      help: "Exit with 1 beyond it: 'agreement>=0.9', or for one candidate 'round: p95_settle_ms<=900'.",
      commands: [.compare], group: .replay, isRepeatable: true),
    Flag(
      name: .jobs, short: "j", placeholder: "N", help: "Threads to replay on; the result does not depend on it.",
      commands: [.compare], group: .replay),
  ]

  private static let input: [Flag] = [
    Flag(
      name: .columns, placeholder: "MAP", help: "Where columns are, such as 't_ms=time,x=2,y=3'.", commands: reading,
      group: .input),
    Flag(
      name: .phases, placeholder: "CODES", help: "What numbers in a phase column mean: android, uikit or augmented.",
      commands: reading, group: .input),
    Flag(
      name: .preset, placeholder: "SET", help: "Layout of a research set: touchalytics, humidb, hmog or brainrun.",
      commands: reading, group: .input),
    Flag(
      name: .deviceSize, placeholder: "WxH",
      help: "Size of the recorded screen in points, for panel units and shares of a side.", commands: reading,
      group: .input),
    Flag(
      name: .badRows, placeholder: "WHAT", help: "What a bad row costs: its trace (default) or the row alone.",
      commands: reading, group: .input),
    Flag(
      name: .where, placeholder: "FILTER", help: "Only rows in which a column holds a text: 'hand=left'.",
      commands: reading, group: .input, isRepeatable: true),
    Flag(
      name: .format, placeholder: "ID", help: "Format of the input instead of judging by its beginning.",
      commands: reading, group: .input),
    Flag(
      name: .stdinName, placeholder: "PATH", help: "Name for standard input in messages.", commands: reading,
      group: .input),
  ]

  private static let output: [Flag] = [
    Flag(
      name: .to, placeholder: "FORM", help: "csv, json or ndjson, instead of judging by the ending of OUT.",
      commands: [.convert], group: .output, isCommon: true),
    Flag(
      name: .report, short: "r", placeholder: "FORMAT[=FILE]",
      help: "Report to write; a file's ending tells its format.",
      commands: [.compare, .inspect, .lint, .diff, .list], group: .output, isRepeatable: true, isCommon: true),
    Flag(
      name: .brief, help: "Markdown short enough for a comment on a pull request.", commands: replaying,
      group: .output),
    Flag(
      name: .failOn, placeholder: "LEVEL", help: "Exit with 1 from error (default), warning or note on, or never.",
      commands: replaying + [.diff], group: .output, isCommon: true),
    Flag(
      name: .baseline, placeholder: "FILE", help: "Hide the findings that this file knows.", commands: replaying,
      group: .output),
    Flag(
      name: .writeBaseline, placeholder: "FILE", help: "Write all findings to this file as known; reasons in it stay.",
      commands: replaying, group: .output),
    Flag(
      name: .ratchet, help: "Exit with 1 also if a finding of --baseline no longer occurs.", commands: replaying,
      group: .output),
    Flag(
      name: .maxChanged, placeholder: "N|P%",
      help: "Exit with 1 if more strokes of any candidate rest on another page.", commands: [.diff], group: .output,
      isCommon: true),
    Flag(
      name: .tolerance, placeholder: "PT",
      help: "How far a rest may move on its page and still count as the same: 0.5 unless told otherwise.",
      commands: [.diff], group: .output, isCommon: true),
    Flag(
      name: .color, placeholder: "WHEN", help: "auto, always or never.", commands: [.compare, .inspect, .lint, .diff],
      group: .output),
    Flag(
      name: .quiet, short: "q", help: "Print findings and errors only.", commands: [.compare, .lint, .diff],
      group: .output),
    Flag(
      name: .help, short: "h", help: "Help; -h is short, --help tells all.", commands: CommandName.allCases,
      group: .output, isCommon: true),
    Flag(name: .version, help: "Name and version.", commands: [], group: .output, isCommon: true),
  ]

  /// The flags that `command` takes; those of the program itself if it is `nil`.
  static func of(_ command: CommandName?) -> [Flag] {
    guard let command else { return all.filter { $0.name == .help || $0.name == .version } }
    return all.filter { $0.commands.contains(command) }
  }
}
