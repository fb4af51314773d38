import GestureModel
import GestureMotion
import GestureReading
import GestureReports

/// `detent inspect`: what was read, what was mended, and the velocity by every estimator.
enum InspectCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws(Diagnostic) -> Int32 {
    guard try Operands.check(arguments, console) else { return ExitCode.unusable }
    let targets = try ReportTargets(arguments, formats: ["text", "json"])
    var styles: [ReportTarget: ReportStyle] = [:]
    for target in targets.targets { styles[target] = try Style.of(target, arguments, console) }
    let options = try ReadingFlags.options(arguments)
    let (estimators, shown) = try self.estimators(arguments)
    var problems = 0
    let files = InputFiles.find(arguments.operands, arguments: arguments) {
      problems += 1
      console.report($0)
    }
    try targets.spare(files.map(\.path))
    try targets.prepare()
    var traces: [InspectedTrace] = []
    // A trace that is alone is drawn large; of more, each has a line.
    var columns = targets.targets.lazy.compactMap { styles[$0]?.columns }.first
    for file in files {
      var input = TraceInput(file, options: options)
      while let event = input.next() {
        switch event {
        case .trace(let trace):
          if traces.count == 1 { traces[0].shrink() }
          if !traces.isEmpty { columns = nil }
          traces.append(InspectedTrace(trace, estimators: estimators, columns: columns))
        case .diagnostic(let diagnostic):
          if diagnostic.severity == .error { problems += 1 }
          console.report(diagnostic)
        }
      }
    }
    guard !traces.isEmpty else {
      console.report(Diagnostic(.error, at: nil, "expected at least one trace, found none"))
      return ExitCode.unusable
    }
    try targets.write(console) { target in
      target.format == "json"
        ? InspectionJSON.text(of: traces)
        : InspectionText.text(of: traces, style: styles[target] ?? ReportStyle(), shown: shown)
    }
    return problems > 0 ? ExitCode.unusable : ExitCode.success
  }

  /// Who is asked, and whose answers have a line of their own in the text.
  private static func estimators(
    _ arguments: Arguments
  ) throws(Diagnostic) -> (asked: [any VelocityEstimator], shown: Set<String>?) {
    if arguments.has(.estimator) { return ([try CandidateList.estimator(named: arguments[.estimator])], nil) }
    let all = VelocityEstimators.all.map { $0.init() as any VelocityEstimator }
    let defaults = VelocityEstimators.platformDefaults.map { $0.identifier }
    return (all, arguments.has(.allEstimators) ? nil : Set(defaults))
  }
}
