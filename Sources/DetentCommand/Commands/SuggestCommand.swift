import GestureModel
import GestureReading
import GestureReplay
import GestureReports
import GestureRules

/// `detent lint --suggest`: the settings with every mechanical remedy applied, on standard output.
enum SuggestCommand {
  static func run(_ settings: Settings, _ arguments: Arguments, _ console: Console) throws(Diagnostic) -> Int32 {
    let others: [FlagName] = [.report, .baseline, .writeBaseline, .ratchet]
    for other in others where arguments.has(other) {
      throw .usage(
        "'--suggest' and '--\(other.rawValue)' exclude each other", notes: ["settings are printed, and no report"])
    }
    let failFlag = try FailLevel.flag(arguments)
    let (scenario, _) = try Geometry.resolve(settings.scenario, arguments: arguments)
    _ = try CandidateList.resolve(settings.candidates, arguments: arguments, defaults: [])  // says what is wrong where
    let flags = arguments.all(.candidate)
    let suggestion: Suggestion
    do {
      let written = (settings.candidates ?? []).map(\.spelling)
      let spellings = flags.isEmpty ? written : try flags.map(CandidateSpelling.init)
      suggestion = try Suggestion(
        scenario: scenario, spellings: spellings, estimator: CandidateList.estimator(named: arguments[.estimator]),
        rules: settings.rules
      ) { finding in settings.acceptances.contains { $0.covers(finding, in: nil) } }
    } catch let error as CandidateError {
      throw Diagnostic(.error, at: nil, error.message, notes: [error.advice])
    } catch let error as Diagnostic {
      throw error
    } catch {
      throw Diagnostic(.error, at: nil, "\(error)")
    }
    let given = ScenarioKey.all.filter { $0.flag.map(arguments.has) ?? false }.map(\.name)
    try console.print(
      SettingsWriter.text(
        of: suggestion, file: try file(settings),
        givenByFlags: Set(given + (arguments.has(.startPage) ? ["startOffset"] : [])),
        hasOwnScenario: arguments.has(.scenario), hasOwnCandidates: !flags.isEmpty))
    tell(suggestion, settings, arguments, console)
    let level = failFlag ?? settings.failOn ?? .error
    return level.fails(on: suggestion.remaining.map(\.severity).max()) ? ExitCode.findings : ExitCode.success
  }

  private static func file(_ settings: Settings) throws(Diagnostic) -> JSONNode? {
    guard let source = settings.source else { return nil }
    do {
      return try JSONNode.parse(bytes: try FileSystem.bytes(of: source), path: settings.path ?? source)
    } catch let error as Diagnostic {
      throw error
    } catch {
      throw Diagnostic(.error, at: SourceLocation(path: settings.path ?? source), "expected a settings file")
    }
  }

  /// Says on standard error what was changed, and what no change of a setting mends.
  private static func tell(
    _ suggestion: Suggestion, _ settings: Settings, _ arguments: Arguments, _ console: Console
  ) {
    for finding in suggestion.remaining {
      let candidate = finding.candidate.map { " (\($0))" } ?? ""
      console.report(
        Diagnostic(
          .warning, at: nil, "not mended: \(finding.id)\(candidate): \(finding.message)", notes: [finding.remedy]))
    }
    guard !arguments.has(.quiet) else { return }
    for change in suggestion.changes {
      let candidate = change.candidate.map { " (\($0))" } ?? ""
      console.report(Diagnostic(.note, at: nil, "\(change.name), for \(change.pitfall)\(candidate)"))
    }
    if suggestion.changes.isEmpty {
      console.report(Diagnostic(.note, at: nil, "nothing to change"))
    } else {
      console.report(Diagnostic(.note, at: nil, "the app needs the same changes: settings only describe it"))
    }
    if settings.path != nil { console.report(Diagnostic(.note, at: nil, "comments of the file are not kept")) }
  }
}
