/// A flag's name without the dashes.
enum FlagName: String, CaseIterable, Hashable, Sendable {
  case viewport, item, spacing, count
  case startPage = "start-page"
  case allPresets = "all-presets"
  case mirror, suggest
  case startOffset = "start-offset"
  case deceleration, alignment, axis, direction
  case insetLeading = "inset-leading"
  case insetTrailing = "inset-trailing"
  case contentLength = "content-length"
  case scenario, config
  case noConfig = "no-config"
  case candidate, estimator, rule, budget
  case allEstimators = "all-estimators"
  case columns, phases, preset
  case badRows = "bad-rows"
  case deviceSize = "device-size"
  case `where`
  case format
  case to
  case stdinName = "stdin-name"
  case report
  case brief
  case failOn = "fail-on"
  case baseline
  case writeBaseline = "write-baseline"
  case ratchet
  case maxChanged = "max-changed"
  case tolerance
  case jobs, color, quiet, help, version
}

/// Under which heading help shows a flag.
enum FlagGroup: String, CaseIterable, Sendable {
  case geometry = "Geometry"
  case replay = "Replay"
  case input = "Input"
  case output = "Output"
}

/// A flag: the parser, both helps and the tests read this.
struct Flag: Sendable {
  /// The name.
  var name: FlagName
  /// The one-letter form.
  var short: Character?
  /// What stands for the value in help; `nil` for a switch.
  var placeholder: String?
  /// One sentence for help.
  var help: String
  /// The commands that take it; empty for the program itself.
  var commands: [CommandName]
  /// Where help shows it.
  var group: FlagGroup
  /// Whether it may be given more than once.
  var isRepeatable = false
  /// Whether the short help shows it.
  var isCommon = false

  /// As help spells it: `--viewport PT`, `-h, --help`.
  var usage: String {
    (short.map { "-\($0), " } ?? "") + "--\(name.rawValue)" + (placeholder.map { " \($0)" } ?? "")
  }
}
