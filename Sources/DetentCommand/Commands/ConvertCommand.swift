import GestureModel
import GestureReading

/// `detent convert`: any format that is read, in our CSV, JSON or NDJSON.
enum ConvertCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws(Diagnostic) -> Int32 {
    var inputs = arguments
    guard let output = inputs.operands.popLast() else {
      _ = try Operands.check(arguments, console)
      return ExitCode.unusable
    }
    guard !inputs.operands.isEmpty else {
      throw .usage(
        "expected a file to write after '\(output)', found nothing",
        notes: ["detent convert \(output) OUT.json, or '-' with --to for standard output"])
    }
    guard try Operands.check(inputs, console) else { return ExitCode.unusable }
    let format = try format(of: output, arguments)
    let options = try ReadingFlags.options(arguments)
    var problems = 0
    func tell(_ diagnostic: Diagnostic) {
      if diagnostic.severity == .error { problems += 1 }
      console.report(diagnostic)
    }
    let files = InputFiles.find(inputs.operands, arguments: arguments, report: tell)
    try refuseOutputAmongInputs(output, files)
    let draft = try draft(output)
    var writer = TraceWriter(format)
    for file in files {
      var input = TraceInput(file, options: options)
      while let event = input.next() {
        switch event {
        case .trace(let trace): try write(writer.text(of: trace), to: draft, output, console)
        case .diagnostic(let diagnostic): tell(diagnostic)
        }
      }
    }
    writer.losses.forEach(tell)
    guard writer.traceCount > 0 else {
      console.report(
        Diagnostic(.error, at: nil, "expected at least one trace to convert, found none; nothing is written"))
      return ExitCode.unusable
    }
    try write(writer.end(), to: draft, output, console)
    do { try draft?.finish() } catch { throw unwritable(output, error) }
    return problems > 0 ? ExitCode.unusable : ExitCode.success
  }

  /// The form that `--to` names, or that the ending tells.
  private static func format(of output: String, _ arguments: Arguments) throws(Diagnostic) -> TraceFileFormat {
    let known = TraceFileFormat.allCases.map(\.rawValue)
    if let word = arguments[.to] {
      if let format = TraceFileFormat(rawValue: word) { return format }
      throw .usage(
        "expected csv, json or ndjson for '--to', found '\(word)'", suggestion: NearestName.to(word, in: known))
    }
    if let format = TraceFileFormat(fileExtension: Paths.fileExtension(of: output)) { return format }
    let found = output == "-" ? "standard output" : "'\(output)'"
    throw .usage(
      "cannot tell the form of \(found) from its ending",
      notes: ["name it with --to csv, --to json or --to ndjson"])
  }

  /// In a folder that is converted again, the result of the first time would be read as a recording.
  private static func refuseOutputAmongInputs(_ output: String, _ files: [InputFile]) throws(Diagnostic) {
    guard output != "-", files.contains(where: { FileSystem.isSameFile($0.path, output) }) else { return }
    let shown = Paths.shown(output, in: FileSystem.currentFolder())
    throw .usage(
      "expected a file to write that is not read too, found '\(shown)' in both places",
      notes: ["write to another name or outside the folder"])
  }

  private static func draft(_ output: String) throws(Diagnostic) -> FileDraft? {
    guard output != "-" else { return nil }
    do { return try FileDraft(for: output) } catch { throw unwritable(output, error) }
  }

  private static func write(
    _ text: String, to draft: FileDraft?, _ output: String, _ console: Console
  ) throws(Diagnostic) {
    guard let draft else { return try console.print(text) }
    do { try draft.write(text) } catch { throw unwritable(output, error) }
  }

  private static func unwritable(_ path: String, _ error: FileError) -> Diagnostic {
    let shown = Paths.shown(path, in: FileSystem.currentFolder())
    return Diagnostic(.error, at: nil, "expected to write '\(shown)': \(error.reason)")
  }
}
