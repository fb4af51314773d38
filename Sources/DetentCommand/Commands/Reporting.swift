import GestureModel
import GestureReports

/// Writes reports of replays in every format asked for.
enum Reporting {
  /// With less than this, in bytes, a job's summary is full (ours: the verdict and the table of pitfalls).
  private static let leastRoom = 32_000

  static func write(
    _ reports: [Report], to targets: ReportTargets, _ arguments: Arguments, _ console: Console
  ) throws(Diagnostic) {
    var styles: [ReportTarget: ReportStyle] = [:]
    for target in targets.targets { styles[target] = try Style.of(target, arguments, console) }
    func files(for target: ReportTarget) -> ReportFiles {
      let style = styles[target] ?? ReportStyle()
      guard let format = ReportFormats.named(target.format) else { return ReportFiles(text: "") }
      if let room = style.byteLimit, room < leastRoom {
        console.report(
          Diagnostic(
            .warning, at: nil, "the job's summary is full, so the report is not added to it",
            notes: ["name a file: --report \(target.format)=FILE"]))
        return ReportFiles(text: "")
      }
      guard let folder = target.picturesFolder else {
        return ReportFiles(text: format.text(of: reports, style: style))
      }
      return format.files(of: reports, style: style, picturesIn: Paths.name(of: folder))
    }
    try targets.write(console, files: files)
  }
}

extension FailLevel {
  /// What `--fail-on` says, or `nil` if it was not given.
  static func flag(_ arguments: Arguments) throws(Diagnostic) -> FailLevel? {
    guard let word = arguments[.failOn] else { return nil }
    guard let level = FailLevel(rawValue: word) else {
      let words = FailLevel.allCases.map(\.rawValue)
      throw .usage(
        "expected error, warning, note or never for '--fail-on', found '\(word)'",
        suggestion: NearestName.to(word, in: words))
    }
    return level
  }
}
