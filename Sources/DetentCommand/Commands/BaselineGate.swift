import GestureModel
import GestureReading
import GestureReports
import GestureRules

/// What `--baseline`, `--write-baseline` and `--ratchet` ask for.
///
/// A baseline names files from its own folder, so that it holds wherever the program is started. In here they are named
/// from the root.
struct BaselineGate {
  /// What is known; `nil` without `--baseline`.
  private let baseline: Baseline?
  /// What the file to be written held before; its reasons are kept.
  private let previous: Baseline?
  private let path: String?
  private let writePath: String?
  /// Whether an entry that no longer occurs makes the program fail.
  private let isRatchet: Bool
  private let current: String
  /// Who was found.
  private var found: [FindingIdentity] = []
  /// The findings that show in more places than are kept.
  private var overflowing: [Finding] = []
  /// The entries that no longer occur.
  private var gone: [FindingIdentity] = []

  /// Reads the baseline, so that a missing one fails before the work.
  init(_ arguments: Arguments) throws(Diagnostic) {
    let current = FileSystem.currentFolder()
    self.current = current
    (path, writePath, isRatchet) = (arguments[.baseline], arguments[.writeBaseline], arguments.has(.ratchet))
    if isRatchet {
      guard path != nil else { throw .usage("'--ratchet' expects a baseline", notes: ["name it: --baseline FILE"]) }
      guard writePath == nil else {
        throw .usage(
          "'--ratchet' and '--write-baseline' exclude each other", notes: ["the one checks, the other records"])
      }
    }
    baseline = try path.map { path throws(Diagnostic) in try Self.read(path, current) }
    previous = try writePath.flatMap { path throws(Diagnostic) in
      FileSystem.kind(of: path) == .file ? try Self.read(path, current) : nil
    }
    guard let writePath else { return }
    do {
      try FileSystem.prepareToWrite(writePath)
    } catch {
      throw Self.unwritable(writePath, error)
    }
  }

  /// Whether every place where a finding shows has to be kept.
  var needsOccurrences: Bool { path != nil || writePath != nil }
  /// The files that no report may take the place of.
  var files: [String] { [path, writePath].compactMap { $0 } }
  /// Whether a baseline that was to shrink only is larger than it need be.
  var hasSlipped: Bool { isRatchet && !gone.isEmpty }

  private static func read(_ path: String, _ current: String) throws(Diagnostic) -> Baseline {
    let shown = Paths.shown(path, in: current)
    let folder = Paths.folder(of: Paths.absolute(path, in: current))
    do {
      let read = try BaselineFile.baseline(from: FileSource(path: path), path: shown)
      return read.renamingFiles { isFile($0) ? Paths.absolute($0, in: folder) : $0 }
    } catch {
      var error = error
      if error.location?.path == path { error.location?.path = shown }
      throw error
    }
  }

  /// Standard input and what stands in no file have no path.
  private static func isFile(_ path: String) -> Bool { !path.isEmpty && path != "-" }

  private func fromRoot(_ shown: String) -> String {
    Self.isFile(shown) ? Paths.absolute(shown, in: current) : shown
  }

  /// Takes what is accepted or known out of each report.
  mutating func judge(_ reports: inout [Report], acceptances: [[Acceptance]]) {
    for (index, accepted) in acceptances.enumerated() where reports.indices.contains(index) {
      let settingsPath = reports[index].settingsPath
      let triage = Triage(reports[index].findings, acceptances: accepted, baseline: baseline) { finding in
        finding.identities(settingsPath: settingsPath).map { $0.renamingFile(fromRoot) }
      }
      if needsOccurrences {
        overflowing += reports[index].findings.filter { $0.occurrenceCount > $0.occurrences.count }
      }
      reports[index].findings = triage.counting
      reports[index].accepted = triage.accepted
      if let path {
        reports[index].baseline = BaselineSummary(path: Paths.shown(path, in: current), known: triage.known)
      }
      found += triage.identities
    }
  }

  /// Finds the entries that no longer occur; the first report tells of them.
  ///
  /// - Parameter files: The files and settings that were read, as messages name them. An entry of another file counts as
  ///   gone only if that file is gone.
  mutating func close(_ reports: inout [Report], read files: [String]) {
    guard let baseline, !reports.isEmpty else { return }
    let (occurs, scope) = (Set(found), Set(files.map(fromRoot)))
    gone = baseline.entries.map(\.identity).filter { !occurs.contains($0) && isJudged($0, scope) }
    reports[0].baseline?.gone = gone.map { identity in
      identity.renamingFile { Self.isFile($0) ? Paths.relative($0, to: current) : $0 }
    }
    reports[0].baseline?.isRatchet = isRatchet
  }

  /// Whether this run could have found it: its file was read, or is no longer there.
  private func isJudged(_ identity: FindingIdentity, _ scope: Set<String>) -> Bool {
    scope.contains(identity.path)
      || Self.isFile(identity.path) && FileSystem.kind(of: identity.path) == .missing
  }

  /// Writes what was found, with what the old baselines say of files that were not read.
  ///
  /// - Parameter hasErrors: Whether input could not be read: what is missing then is not gone.
  /// - Returns: Whether everything that was found is known from now on.
  func write(read files: [String], hasErrors: Bool, tell: (Diagnostic) -> Void) throws(Diagnostic) -> Bool {
    guard let writePath else { return false }
    let shown = Paths.shown(writePath, in: current)
    guard !hasErrors else {
      throw Diagnostic(
        .error, at: nil, "the baseline '\(shown)' was not written, since not all input could be read",
        notes: ["what could not be read would be missing from it"])
    }
    let scope = Set(files.map(fromRoot))
    var new = Baseline()
    for old in [previous, baseline].compactMap({ $0 }) {
      for (identity, reason) in old.entries where !isJudged(identity, scope) { new.insert(identity, reason: reason) }
    }
    for identity in found {
      new.insert(identity, reason: previous?.reason(for: identity) ?? baseline?.reason(for: identity))
    }
    let folder = Paths.folder(of: Paths.absolute(writePath, in: current))
    let text = BaselineFile.text(
      of: new.renamingFiles { Self.isFile($0) ? Paths.relative($0, to: folder) : $0 })
    do {
      try FileSystem.write(text, to: writePath)
    } catch {
      throw Self.unwritable(writePath, error)
    }
    for finding in overflowing {
      tell(
        Diagnostic(
          .warning, at: nil,
          "the baseline holds \(finding.occurrences.count) of the \(finding.occurrenceCount) places of \(finding.id)",
          notes: ["so many places are no exception: set its level or a maximumShare in 'rules', or accept it"]))
    }
    return true
  }

  private static func unwritable(_ path: String, _ error: FileError) -> Diagnostic {
    let shown = Paths.shown(path, in: FileSystem.currentFolder())
    return Diagnostic(.error, at: nil, "expected to write the baseline '\(shown)': \(error.reason)")
  }
}
