import GestureAnalysis
import GestureModel
import GestureReading
import GestureReplay
import GestureReports
import GestureRules

/// `detent compare`: the main job.
enum CompareCommand {
  /// Inputs that share settings.
  private struct Group {
    var settings: Settings
    var files: [InputFile] = []
  }

  static func run(_ arguments: Arguments, _ console: Console) async throws(Diagnostic) -> Int32 {
    guard try Operands.check(arguments, console) else { return ExitCode.unusable }
    let targets = try ReportTargets(arguments, formats: ReportFormats.all.map { $0.identifier })
    for target in targets.targets { _ = try Style.of(target, arguments, console) }
    let options = try ReadingFlags.options(arguments)
    let failFlag = try FailLevel.flag(arguments)
    let jobs = try jobs(arguments)
    var missing: [Diagnostic] = []
    var gate = try BaselineGate(arguments)
    let files = InputFiles.find(arguments.operands, arguments: arguments) {
      missing.append($0)
      console.report($0)
    }
    let groups = try group(files, arguments)
    var runs: [ReplayRun] = []
    var budgets: [[Budget]] = []
    let flagBudgets = try BudgetReader.flags(arguments)
    let formats = targets.targets.compactMap { ReportFormats.named($0.format) }
    let keepsGallery = formats.contains { $0.needsGallery }
    for group in groups {
      let (scenario, assumption) = try Geometry.resolve(group.settings.scenario, arguments: arguments)
      let candidates = try CandidateList.resolve(group.settings.candidates, arguments: arguments)
      runs.append(
        ReplayRun(
          scenario: scenario, assumption: assumption, candidates: candidates,
          areCandidatesChosen: CandidateList.isChosen(group.settings.candidates, arguments: arguments),
          rules: group.settings.rules, settingsPath: group.settings.path, jobs: jobs,
          keepsOutcomes: formats.contains { $0.needsEveryOutcome },
          keepsOccurrences: gate.needsOccurrences || formats.contains { $0.needsOccurrences }
            || group.settings.acceptances.contains { $0.trace != nil },
          keepsScenes: keepsGallery || targets.targets.contains(where: \.hasPictures), keepsGallery: keepsGallery,
          mirrors: arguments.has(.mirror), triesRemedies: formats.contains { $0.tellsTrials }))
      budgets.append(
        try BudgetReader.resolve(group.settings.budgets, arguments: arguments, candidates: candidates.map(\.id))
          + flagBudgets.map(\.budget))
    }
    try BudgetReader.check(flagBudgets, candidates: runs.flatMap(\.candidateNames))
    try targets.spare(files.map(\.path) + groups.compactMap(\.settings.source) + arguments.all(.scenario) + gate.files)
    try targets.prepare()
    // What is missing belongs to the first part of the report.
    for problem in missing where !runs.isEmpty { runs[0].note(problem) }
    for index in runs.indices {
      for file in groups[index].files {
        await runs[index].read(file, options: options) {
          if $0.severity == .error || !arguments.has(.quiet) { console.report($0) }
        }
      }
    }
    if runs.reduce(0, { $0 + $1.traceCount }) == 0 {
      console.report(
        Diagnostic(
          .error, at: nil, "expected at least one trace, found none",
          notes: ["'detent compare --help' shows how to name traces"]))
      return ExitCode.unusable
    }
    var reports = runs.map { $0.report() }
    let read = files.map(\.shown) + groups.compactMap(\.settings.path)
    gate.judge(&reports, acceptances: groups.map(\.settings.acceptances))
    gate.close(&reports, read: read)
    judge(&reports, budgets)
    try Reporting.write(reports, to: targets, arguments, console)
    let hasErrors = runs.contains { $0.inputErrors > 0 }
    let isKnown = try gate.write(read: read, hasErrors: hasErrors, tell: console.report)
    if hasErrors { return ExitCode.unusable }
    let hasFailed = zip(reports, groups).contains { report, group in
      let level = failFlag ?? group.settings.failOn ?? .error
      return !report.brokenBudgets.isEmpty || !isKnown && level.fails(on: report.worstSeverity)
    }
    return hasFailed || gate.hasSlipped ? ExitCode.findings : ExitCode.success
  }

  /// Measures every budget where it holds.
  private static func judge(_ reports: inout [Report], _ budgets: [[Budget]]) {
    var results = zip(reports, budgets).map { report, budgets in
      budgets.flatMap {
        $0.results(of: report.comparison, candidates: report.candidates.map(\.id), findings: report.findings)
      }
    }
    BudgetResult.breakUnmeasured(in: &results)
    for index in reports.indices { reports[index].budgets = results[index] }
  }

  /// The files by the settings that hold for them, in the order in which the settings are first met.
  private static func group(_ files: [InputFile], _ arguments: Arguments) throws(Diagnostic) -> [Group] {
    var finder = try SettingsFinder(arguments)
    var groups: [Group] = []
    for file in files {
      let settings = try finder.settings(for: file.path)
      if let known = groups.firstIndex(where: { $0.settings.source == settings.source }) {
        groups[known].files.append(file)
      } else {
        groups.append(Group(settings: settings, files: [file]))
      }
    }
    return groups
  }

  private static func jobs(_ arguments: Arguments) throws(Diagnostic) -> Int {
    guard let text = arguments[.jobs] else { return min(FileSystem.processorCount(), 64) }
    guard let jobs = Int(text), (1...256).contains(jobs) else {
      throw .usage("expected a whole number from 1 to 256 for '--jobs', found '\(text)'")
    }
    return jobs
  }
}

/// What follows a command's flags.
enum Operands {
  /// Whether there are traces to read; if someone would have to type them, help is shown instead.
  static func check(_ arguments: Arguments, _ console: Console) throws(Diagnostic) -> Bool {
    let command = arguments.command
    if arguments.operands.isEmpty {
      if console.inputIsTerminal {
        console.errors(Help.short(command))
        return false
      }
      throw .usage("expected a trace, a folder or '-', found nothing", command: command)
    }
    if arguments.operands.contains("-") {
      guard arguments.operands.count(where: { $0 == "-" }) == 1 else {
        throw .usage("expected '-' once: standard input can be read once only")
      }
      if console.inputIsTerminal {
        console.errors(Help.short(command))
        return false
      }
    }
    return true
  }
}
