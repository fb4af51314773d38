import GestureModel
import GestureReports

/// Where a report goes and in which format, as `--report` says.
struct ReportTarget: Hashable, Sendable {
  /// The format's identifier.
  var format: String
  /// The file, or `nil` for standard output.
  var path: String?
  /// Whether the file is another's, so that the report is added to it.
  var appends = false

  /// Whether pictures lie beside the report: it needs a file of its own, and a job's summary shows none.
  var hasPictures: Bool { picturesFolder != nil }

  /// The folder of pictures, a path like that of the report: its name without the ending.
  ///
  /// Where that is something else already, the traces themselves perhaps, `-pictures` is added.
  var picturesFolder: String? {
    guard let path, ReportFormats.named(format)?.hasPictures ?? false, FileSystem.kind(of: path) != .stream,
      FileSystem.environment("GITHUB_STEP_SUMMARY").map({ !FileSystem.isSameFile($0, path) }) ?? true
    else { return nil }
    let ending = Paths.fileExtension(of: path)
    let stem = ending.isEmpty ? "\(path)-pictures" : String(path.dropLast(ending.count + 1))
    return PictureFolder(path: stem).isFree ? stem : "\(stem)-pictures"
  }
}

/// The reports that a run writes.
struct ReportTargets: Sendable {
  /// In the order of the command line; one of them may go to standard output.
  var targets: [ReportTarget]

  /// Reads `--report`; where none goes to standard output, `text` does.
  ///
  /// - Parameters:
  ///   - formats: The formats that the command can write.
  ///   - jobSummary: Where GitHub wants a job's summary; it is used for `github-summary` without a file alone.
  init(
    _ arguments: Arguments, formats: [String],
    jobSummary: String? = FileSystem.environment("GITHUB_STEP_SUMMARY")
  ) throws(Diagnostic) {
    targets = []
    for text in arguments.all(.report) {
      var target = try Self.target(text, formats: formats)
      if target.path == nil, target.format == GitHubSummaryReport.identifier, !text.hasSuffix("=-"),
        let jobSummary, !jobSummary.isEmpty
      {
        target = ReportTarget(format: target.format, path: jobSummary, appends: true)
      }
      targets.append(target)
    }
    try Self.checkBrief(arguments, targets)
    let onOutput = targets.filter { $0.path == nil }
    guard onOutput.count < 2 else {
      throw .usage(
        "expected one report on standard output, found \(onOutput.map(\.format).joined(separator: " and "))",
        notes: ["write the others to files: --report \(onOutput[1].format)=FILE"])
    }
    let files = targets.compactMap(\.path)
    let current = FileSystem.currentFolder()
    let places = files.map { Paths.absolute($0, in: current) }
    if let twice = zip(files, places).first(where: { file in places.count { $0 == file.1 } > 1 })?.0 {
      throw .usage("expected a file of its own for each report, found '\(twice)' twice")
    }
    if onOutput.isEmpty { targets.append(ReportTarget(format: "text", path: nil)) }
  }

  /// A flag without effect is a mistake.
  private static func checkBrief(_ arguments: Arguments, _ targets: [ReportTarget]) throws(Diagnostic) {
    guard arguments.has(.brief), !targets.contains(where: { $0.format == MarkdownReport.identifier }) else { return }
    throw .usage(
      "expected a Markdown report for '--brief', found none", notes: ["such as --report markdown --brief"])
  }

  private static func target(_ text: String, formats: [String]) throws(Diagnostic) -> ReportTarget {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2 {
      let format = try known(parts[0], formats: formats)
      guard !parts[1].isEmpty else { throw .usage("expected a file after '\(text)'") }
      return ReportTarget(format: format, path: parts[1] == "-" ? nil : parts[1])
    }
    if formats.contains(text) { return ReportTarget(format: text, path: nil) }
    if let format = ReportFormats.forFile(text)?.identifier {
      return ReportTarget(format: try known(format, formats: formats), path: text)
    }
    if text.contains("/") || text.contains(".") {
      throw .usage(
        "cannot tell the format of the report '\(text)' from its ending",
        notes: ["name it: --report FORMAT=\(text); the formats are \(formats.joined(separator: ", "))"])
    }
    return ReportTarget(format: try known(text, formats: formats), path: nil)
  }

  private static func known(_ format: String, formats: [String]) throws(Diagnostic) -> String {
    guard !formats.contains(format) else { return format }
    throw .usage(
      "there is no report '\(format)' here", suggestion: NearestName.to(format, in: formats),
      notes: ["the formats are \(formats.joined(separator: ", "))"])
  }

  /// Refuses to write a report over a file that the same run reads.
  ///
  /// - Parameter inputs: Paths of traces and settings; `-` is standard input.
  func spare(_ inputs: [String]) throws(Diagnostic) {
    for path in targets.compactMap(\.path) where inputs.contains(where: { FileSystem.isSameFile($0, path) }) {
      let shown = Paths.shown(path, in: FileSystem.currentFolder())
      throw .usage(
        "expected a report file that is not read in the same run, found '\(shown)'",
        notes: ["write the report outside the folders that are read, or under another name"])
    }
  }

  /// Finds out before the work whether every file can be written.
  func prepare() throws(Diagnostic) {
    for target in targets {
      guard let path = target.path else { continue }
      do {
        if target.appends { try FileSystem.append("", to: path) } else { try FileSystem.prepareToWrite(path) }
      } catch {
        throw Self.unwritable(path, error)
      }
    }
    for folder in targets.compactMap(\.picturesFolder) where FileSystem.kind(of: folder) == .folder {
      do {
        try FileSystem.prepareToWrite(Paths.join(folder, "picture.svg"))
      } catch {
        throw Self.unwritable(folder, error)
      }
    }
  }

  /// Writes every report: files first, so that a reader who closes the pipe early does not cost them.
  ///
  /// Pictures come before the report that refers to them; those of an earlier run that it no longer refers to go last.
  func write(_ console: Console, files: (ReportTarget) -> ReportFiles) throws(Diagnostic) {
    for target in targets {
      guard let path = target.path else { continue }
      let report = files(target)
      let pictures = target.picturesFolder.map { PictureFolder(path: $0) }
      for picture in report.pictures { try pictures?.write(picture) }
      do {
        if target.appends {
          try FileSystem.append(report.text, to: path)
        } else {
          try FileSystem.write(report.text, to: path)
        }
      } catch {
        throw Self.unwritable(path, error)
      }
      try pictures?.removeOthers(than: report.pictures)
    }
    for target in targets where target.path == nil { try console.print(files(target).text) }
  }

  /// Writes every report that is one text.
  func write(_ console: Console, text: (ReportTarget) -> String) throws(Diagnostic) {
    try write(console, files: { ReportFiles(text: text($0)) })
  }

  static func unwritable(_ path: String, _ error: FileError) -> Diagnostic {
    let shown = Paths.shown(path, in: FileSystem.currentFolder())
    return Diagnostic(.error, at: nil, "expected to write the report '\(shown)': \(error.reason)")
  }
}

/// How reports look on a target.
enum Style {
  /// Colours go to standard output alone: in a file they would be noise.
  static func of(_ target: ReportTarget, _ arguments: Arguments, _ console: Console) throws(Diagnostic) -> ReportStyle {
    let wanted = arguments[.color] ?? "auto"
    guard ["auto", "always", "never"].contains(wanted) else {
      throw .usage(
        "expected auto, always or never for '--color', found '\(wanted)'",
        suggestion: NearestName.to(wanted, in: ["auto", "always", "never"]))
    }
    let isOutput = target.path == nil
    let usesColor = isOutput && (wanted == "always" || wanted == "auto" && console.outputTakesColor)
    return ReportStyle(
      usesColor: usesColor, isQuiet: isOutput && arguments.has(.quiet), isBrief: arguments.has(.brief),
      byteLimit: target.appends ? target.path.map(room) : nil, columns: isOutput ? console.outputColumns : nil)
  }

  /// How much of a job's summary is left to us after what other commands of the step wrote there.
  private static func room(in summary: String) -> Int {
    max(GitHubSummaryReport.byteLimit - FileSystem.size(of: summary), 0)
  }
}
