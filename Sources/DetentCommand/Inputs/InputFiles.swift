import GestureModel

/// A file to read traces from.
struct InputFile: Hashable, Sendable {
  /// The path to open; `-` is standard input.
  var path: String
  /// How messages and results name it.
  var shown: String
}

/// Finds the files that the command line's paths mean.
enum InputFiles {
  /// The endings of files in folders that are taken for traces.
  static let endings: Set<String> = ["csv", "tsv", "txt", "json", "ndjson", "jsonl", "events", "evemu", "gz"]
  /// The name of settings files, which are no traces.
  static let settingsName = "detent.json"
  /// Folders in folders beyond this are not walked (ours; it also ends loops).
  private static let deepest = 64

  /// The files in the order of the command line, folders in the order of bytes; a problem is handed to `report`.
  static func find(
    _ operands: [String], arguments: Arguments, report: (Diagnostic) -> Void
  ) -> [InputFile] {
    let current = FileSystem.currentFolder()
    var files: [InputFile] = []
    for operand in operands {
      if operand == "-" {
        files.append(InputFile(path: "-", shown: arguments[.stdinName].map { Paths.shown($0, in: current) } ?? "-"))
        continue
      }
      let shown = Paths.shown(operand, in: current)
      switch FileSystem.kind(of: operand) {
      case .file, .stream: files.append(InputFile(path: operand, shown: shown))
      case .folder:
        let inside = walk(operand, shown: shown, depth: 0, report: report)
        if inside.isEmpty {
          let known = endings.sorted().map { ".\($0)" }.joined(separator: " ")
          report(
            Diagnostic(
              .error, at: SourceLocation(path: shown), "expected traces in this folder, found none",
              notes: ["files with these endings are read: \(known)"]))
        }
        files += inside
      case .missing:
        report(missing(operand, shown: shown))
      }
    }
    return files
  }

  private static func missing(_ operand: String, shown: String) -> Diagnostic {
    let folder = Paths.folder(of: operand)
    let siblings = (try? FileSystem.names(in: folder)) ?? []
    let nearest = NearestName.to(Paths.name(of: operand), in: siblings).map { ["did you mean '\($0)'?"] }
    return Diagnostic(
      .error, at: SourceLocation(path: shown), "expected a file or folder, found nothing of that name",
      notes: nearest ?? [])
  }

  /// What a folder holds under a trace's name and is none; who wants to read a pipe names it.
  private static func unreadable(_ shown: String, found: String) -> Diagnostic {
    Diagnostic(.error, at: SourceLocation(path: shown), "expected a file, found \(found); it is left out")
  }

  private static func walk(
    _ folder: String, shown: String, depth: Int, report: (Diagnostic) -> Void
  ) -> [InputFile] {
    let names: [String]
    do {
      names = try FileSystem.names(in: folder)
    } catch {
      report(
        Diagnostic(
          .error, at: SourceLocation(path: shown), "expected a folder that can be listed: \(error.reason)"))
      return []
    }
    var files: [InputFile] = []
    for name in names where !name.hasPrefix(".") {
      let (path, label) = (Paths.join(folder, name), Paths.join(shown, name))
      switch FileSystem.kind(of: path) {
      case .folder:
        // A link to a folder may lead back to where the walk came from.
        guard !FileSystem.isLink(path), depth < deepest else { continue }
        files += walk(path, shown: label, depth: depth + 1, report: report)
      case _ where name == settingsName || !endings.contains(Paths.fileExtension(of: name)): continue
      case .file: files.append(InputFile(path: path, shown: label))
      case .stream: report(unreadable(label, found: "a pipe or a device"))
      case .missing: report(unreadable(label, found: "a link that leads nowhere"))
      }
    }
    return files
  }
}
