import GestureModel
import GestureReports

/// Where the program writes, and what it knows of the terminal.
struct Console: Sendable {
  /// Takes a report; says why it could not, unless nobody listens any more.
  var output: @Sendable (String) -> FileError?
  /// Takes everything else.
  var errors: @Sendable (String) -> Void
  /// Whether someone would have to type the input.
  var inputIsTerminal = false
  /// Whether reports on standard output may be coloured if nothing else is asked for.
  var outputTakesColor = false
  /// How many columns standard output has; `nil` if it is no terminal that can place text.
  var outputColumns: Int?

  /// The streams of the process.
  static func standard() -> Console {
    Console(
      output: { FileSystem.writeToOutput($0) }, errors: { FileSystem.write($0, to: 2) },
      inputIsTerminal: FileSystem.isTerminal(0), outputTakesColor: takesColor(file: 1),
      outputColumns: columns(file: 1))
  }

  /// `NO_COLOR`, `FORCE_COLOR` and `TERM` speak before the terminal (no-color.org; `research/reports-cli.md` section 5).
  private static func takesColor(file: Int32) -> Bool {
    if let none = FileSystem.environment("NO_COLOR"), !none.isEmpty { return false }
    if let force = FileSystem.environment("FORCE_COLOR"), !force.isEmpty, force != "0" { return true }
    return FileSystem.environment("TERM") != "dumb" && FileSystem.isTerminal(file)
  }

  /// What `COLUMNS` says, else what the terminal says, else 80 as terminals had it.
  private static func columns(file: Int32) -> Int? {
    guard FileSystem.isTerminal(file), FileSystem.environment("TERM") != "dumb" else { return nil }
    if let told = FileSystem.environment("COLUMNS").flatMap({ Int($0) }), told > 0 { return told }
    return FileSystem.terminalColumns(file) ?? 80
  }

  /// Writes to standard output, or throws why it cannot.
  func print(_ text: String) throws(Diagnostic) {
    guard let failure = output(text) else { return }
    throw Diagnostic(.error, at: nil, "expected to write to standard output: \(failure.reason)")
  }

  /// Writes a message with its notes; nothing in it acts on a terminal.
  func report(_ diagnostic: Diagnostic) {
    let place = diagnostic.location.map { "\($0.description.onTerminal): " } ?? ""
    var text = "\(place)\(diagnostic.severity.rawValue): \(diagnostic.message.onTerminal)\n"
    for note in diagnostic.notes { text += "note: \(note.onTerminal)\n" }
    errors(text)
  }
}
