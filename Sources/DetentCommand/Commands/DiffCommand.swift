import GestureAnalysis
import GestureModel
import GestureReading
import GestureReports

/// `detent diff`: what is different between two results, and why.
enum DiffCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws(Diagnostic) -> Int32 {
    guard arguments.operands.count == 2 else {
      throw .usage("expected two results files, found \(arguments.operands.count)", command: .diff)
    }
    let (old, new) = (arguments.operands[0], arguments.operands[1])
    guard !(old == "-" && new == "-") else {
      throw .usage("expected '-' once: standard input can be read once only")
    }
    let targets = try ReportTargets(arguments, formats: ["text", "markdown", "json"])
    var styles: [ReportTarget: ReportStyle] = [:]
    for target in targets.targets { styles[target] = try Style.of(target, arguments, console) }
    let (limit, tolerance) = (try limit(arguments), try tolerance(arguments))
    let failLevel = try FailLevel.flag(arguments) ?? .error
    try targets.spare([old, new])
    try targets.prepare()
    let (compared, added, removed) = ResultsDifference.differences(
      from: try read(old), to: try read(new), tolerance: tolerance)
    let current = FileSystem.currentFolder()
    let report = DifferenceReport(
      oldPath: Paths.shown(old, in: current), newPath: Paths.shown(new, in: current), differences: compared,
      addedScenarios: added, removedScenarios: removed, limit: limit, tolerance: tolerance,
      toolVersion: Program.version)
    try targets.write(console) { target in
      switch target.format {
      case "markdown": DifferenceMarkdown.text(of: report)
      case "json": DifferenceJSON.text(of: report)
      default: DifferenceText.text(of: report, style: styles[target] ?? ReportStyle())
      }
    }
    let hasFailed = !report.isLimitKept || failLevel.fails(on: report.worsening)
    return hasFailed ? ExitCode.findings : ExitCode.success
  }

  private static func read(_ path: String) throws(Diagnostic) -> [RecordedResults] {
    let shown = Paths.shown(path, in: FileSystem.currentFolder())
    do {
      return try ResultsReader.results(from: FileSource(path: path), path: shown)
    } catch {
      var error = error
      if error.location?.path == path { error.location?.path = shown }
      throw error
    }
  }

  private static func limit(_ arguments: Arguments) throws(Diagnostic) -> (limit: ChangeLimit, text: String)? {
    guard let text = arguments[.maxChanged] else { return nil }
    guard let limit = ChangeLimit(text) else {
      throw .usage(
        "expected a share such as 1% or a number of strokes for '--max-changed', found '\(text)'",
        notes: ["0 allows no change at all"])
    }
    switch limit {
    case .percent(let percent): return (limit, "\(percent.shortText) %")
    case .count(let count): return (limit, "\(count) \(count == 1 ? "stroke" : "strokes")")
    }
  }

  private static func tolerance(_ arguments: Arguments) throws(Diagnostic) -> Double {
    guard let text = arguments[.tolerance] else { return ResultsDifference.defaultTolerance }
    guard let tolerance = Double(text), tolerance.isFinite, tolerance >= 0 else {
      throw .usage("expected a number of points, 0 or more for '--tolerance', found '\(text)'")
    }
    return tolerance
  }
}
