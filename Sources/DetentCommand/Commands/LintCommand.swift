import GestureAnalysis
import GestureModel
import GestureReports
import GestureRules

/// `detent lint`: the pitfalls that need no trace.
enum LintCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws(Diagnostic) -> Int32 {
    if arguments.has(.suggest) { return try SuggestCommand.run(try settings(arguments), arguments, console) }
    let targets = try ReportTargets(arguments, formats: ReportFormats.all.map { $0.identifier })
    let failFlag = try FailLevel.flag(arguments)
    let settings = try settings(arguments)
    let (scenario, assumption) = try Geometry.resolve(settings.scenario, arguments: arguments)
    // A configuration is not to blame for strategies that nobody chose.
    let candidates = try CandidateList.resolve(settings.candidates, arguments: arguments, defaults: [])
    var gate = try BaselineGate(arguments)
    try targets.spare([settings.source].compactMap { $0 } + arguments.all(.scenario) + gate.files)
    try targets.prepare()
    let book = RuleBook(scenario: scenario, candidates: candidates, settings: settings.rules)
    var reports = [
      Report(
        scenario: scenario, assumption: assumption, candidates: candidates,
        comparison: Comparison(candidateCount: candidates.count, lattice: scenario.lattice),
        findings: book.configurationFindings(), settingsPath: settings.path, toolVersion: Program.version)
    ]
    reports[0].rulesTurnedOff = settings.rules.turnedOff
    let read = [settings.path].compactMap { $0 }
    gate.judge(&reports, acceptances: [settings.acceptances])
    gate.close(&reports, read: read)
    try Reporting.write(reports, to: targets, arguments, console)
    let isKnown = try gate.write(read: read, hasErrors: false, tell: console.report)
    let level = failFlag ?? settings.failOn ?? .error
    let hasFailed = !isKnown && level.fails(on: reports.first?.worstSeverity)
    return hasFailed || gate.hasSlipped ? ExitCode.findings : ExitCode.success
  }

  /// The settings of the file that was named, or of the nearest one, or of the flags alone.
  private static func settings(_ arguments: Arguments) throws(Diagnostic) -> Settings {
    guard arguments.operands.count < 2 else {
      throw .usage("expected one settings file, found \(arguments.operands.count)", command: .lint)
    }
    var finder = try SettingsFinder(arguments)
    if let operand = arguments.operands.first {
      guard !arguments.has(.config) else {
        throw .usage("'\(operand)' and '--config' exclude each other", notes: ["name one file"])
      }
      return try finder.settings(named: operand)
    }
    let settings = try finder.settings(for: "-")
    let hasGeometry = ScenarioKey.all.contains { $0.flag.map(arguments.has) ?? false }
    guard settings.path != nil || hasGeometry || arguments.has(.scenario) || arguments.has(.candidate) else {
      throw Diagnostic(
        .error, at: nil, "expected a detent.json in this folder or one above, found none",
        notes: ["name the file, or give the geometry with flags such as --viewport 390 --item 280"])
    }
    return settings
  }
}
