import GestureModel

/// A command line taken apart by the table of flags.
struct Arguments: Sendable {
  /// How much help was asked for.
  enum HelpWanted: Sendable {
    case short
    case full
  }

  /// The command, or `nil` if there is none.
  var command: CommandName?
  /// Everything that is neither command nor flag.
  var operands: [String] = []
  /// The help asked for.
  var help: HelpWanted?
  /// Whether the version was asked for.
  var wantsVersion = false
  private var values: [FlagName: [String]] = [:]

  /// The values of a flag that may be repeated, in order.
  func all(_ name: FlagName) -> [String] { values[name] ?? [] }
  /// The value of a flag, or `nil` if it was not given.
  subscript(name: FlagName) -> String? { values[name]?.last }
  /// Whether a flag was given.
  func has(_ name: FlagName) -> Bool { values[name] != nil }

  /// Takes `arguments` apart, or says what is wrong with them.
  init(_ arguments: [String]) throws(Diagnostic) {
    var rest = arguments[...]
    var onlyOperands = false
    while let argument = rest.popFirst() {
      if onlyOperands || argument == "-" || !argument.hasPrefix("-") {
        try take(operand: argument)
      } else if argument == "--" {
        onlyOperands = true
      } else {
        try take(flag: argument, rest: &rest)
      }
    }
  }

  private mutating func take(operand: String) throws(Diagnostic) {
    guard command == nil else {
      operands.append(operand)
      return
    }
    guard let known = CommandName(rawValue: operand) else {
      let names = CommandName.allCases.map(\.rawValue)
      throw .usage("unknown command '\(operand)'", suggestion: NearestName.to(operand, in: names))
    }
    command = known
  }

  private mutating func take(flag argument: String, rest: inout ArraySlice<String>) throws(Diagnostic) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let spelt = parts[0]
    guard let flag = try lookUp(spelt) else { return }
    var value = parts.count > 1 ? parts[1] : nil
    guard flag.placeholder != nil else {
      guard value == nil else { throw .usage("'\(spelt)' takes no value, found '\(argument)'") }
      switch flag.name {
      case .help: help = spelt == "-h" ? (help ?? .short) : .full
      case .version: wantsVersion = true
      default: values[flag.name] = [""]
      }
      return
    }
    if value == nil, let next = rest.first, next == "-" || !isFlag(next) { value = rest.removeFirst() }
    guard let value else {
      throw .usage("'\(spelt)' expects a value: \(flag.usage)")
    }
    guard flag.isRepeatable || values[flag.name] == nil else {
      throw .usage("'\(spelt)' is given twice", notes: ["give it once"])
    }
    values[flag.name, default: []].append(value)
  }

  /// The flag spelt so, among those of the command.
  private func lookUp(_ spelt: String) throws(Diagnostic) -> Flag? {
    let known = Flags.of(command)
    if let flag = known.first(where: { matches($0, spelt) }) { return flag }
    if let flag = Flags.all.first(where: { matches($0, spelt) }) {
      if flag.name == .version { return flag }
      guard let command else {
        throw .usage("'\(spelt)' is a flag of a command, found it before one", notes: ["write the command first"])
      }
      let takers = flag.commands.map(\.rawValue).joined(separator: ", ")
      throw .usage("'\(command.rawValue)' takes no flag '\(spelt)'", notes: ["it belongs to: \(takers)"])
    }
    let names = (command == nil ? Flags.all : known).map { "--\($0.name.rawValue)" }
    throw .usage("unknown flag '\(spelt)'", suggestion: NearestName.to(spelt, in: names), command: command)
  }

  private func matches(_ flag: Flag, _ spelt: String) -> Bool {
    spelt == "--\(flag.name.rawValue)" || flag.short.map { spelt == "-\($0)" } ?? false
  }

  /// Whether an argument is a flag rather than a value: negative numbers are values.
  private func isFlag(_ argument: String) -> Bool {
    argument.hasPrefix("-") && Double(argument) == nil
  }
}

extension Diagnostic {
  /// A mistake on the command line.
  static func usage(
    _ message: String, suggestion: String? = nil, notes: [String] = [], command: CommandName? = nil
  ) -> Diagnostic {
    let help = command.map { "detent \($0.rawValue) --help" } ?? "detent --help"
    let advice = suggestion.map { ["did you mean '\($0)'?"] } ?? (notes.isEmpty ? ["'\(help)' tells all"] : [])
    return Diagnostic(.error, at: nil, message, notes: advice + notes)
  }
}
