import GestureModel

/// The program: arguments in, exit code out.
public enum Detent {
  /// Runs the program on the process's own streams and returns its exit code.
  public static func run(arguments: [String]) async -> Int32 {
    FileSystem.ignoreClosedPipes()
    return await run(arguments: arguments, console: .standard())
  }

  /// Runs the program and returns its exit code.
  static func run(arguments: [String], console: Console) async -> Int32 {
    do {
      let parsed = try Arguments(arguments)
      if let help = parsed.help {
        try console.print(help == .short ? Help.short(parsed.command) : Help.full(parsed.command))
        return ExitCode.success
      }
      if parsed.wantsVersion {
        try console.print("\(Program.name) \(Program.version)\n")
        return ExitCode.success
      }
      guard let command = parsed.command else {
        console.errors(Help.short(nil))
        return ExitCode.unusable
      }
      return try await run(command, parsed, console)
    } catch let diagnostic as Diagnostic {
      console.report(diagnostic)
      return ExitCode.unusable
    } catch {
      // Everything that a user can cause is a Diagnostic.
      console.report(
        Diagnostic(
          .error, at: nil, "unexpected: \(error)",
          notes: ["this is a defect of detent \(Program.version); please report it with the command line"]))
      return ExitCode.defect
    }
  }

  private static func run(_ command: CommandName, _ arguments: Arguments, _ console: Console) async throws -> Int32 {
    switch command {
    case .compare: try await CompareCommand.run(arguments, console)
    case .inspect: try InspectCommand.run(arguments, console)
    case .lint: try LintCommand.run(arguments, console)
    case .diff: try DiffCommand.run(arguments, console)
    case .convert: try ConvertCommand.run(arguments, console)
    case .recorder: try RecorderCommand.run(arguments, console)
    case .list: try ListCommand.run(arguments, console)
    case .explain: try ExplainCommand.run(arguments, console)
    }
  }
}
