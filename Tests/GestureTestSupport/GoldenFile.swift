import Foundation
import Testing

/// Files that hold the expected output of a report, word for word.
///
/// A changed report is written anew with `DETENT_WRITE_GOLDEN=1 swift test`, and its diff is read in review.
public enum GoldenFile {
  /// Compares `text` with `Golden/<name>` beside the calling test, or writes it there if that was asked for.
  public static func expect(
    _ text: String, toMatch name: String, testFile: String = #filePath,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Golden")
    try expect(text, toMatch: folder.appendingPathComponent(name), sourceLocation: sourceLocation)
  }

  /// Compares `text` with a file anywhere in the package, or writes it there if that was asked for.
  public static func expect(
    _ text: String, toMatch file: URL, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let name = file.lastPathComponent
    if ProcessInfo.processInfo.environment["DETENT_WRITE_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return
    }
    let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    guard text != expected else { return }
    let (found, wanted) = (lines(of: text), lines(of: expected))
    let first = zip(found, wanted).prefix { $0 == $1 }.count
    let foundLine = found.indices.contains(first) ? found[first] : "(end)"
    let wantedLine = wanted.indices.contains(first) ? wanted[first] : "(end)"
    Issue.record(
      "\(name), line \(first + 1): expected\n\(wantedLine)\nfound\n\(foundLine)", sourceLocation: sourceLocation)
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
