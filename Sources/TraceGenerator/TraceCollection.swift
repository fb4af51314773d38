import GestureModel

/// Everything in `Traces/`.
enum TraceCollection {
  /// The seed from which the committed files were made: the day on which the collection was begun.
  static let seed: UInt64 = 20_261_130

  /// How a generated trace tells where it comes from.
  static func generatedOrigin(seed: UInt64) -> String { "generated, seed \(seed)" }

  /// The folders, sorted by name as they are walked.
  static func folders(seed: UInt64 = seed) -> [TraceFolder] {
    [
      CardTraces.folder(seed: seed), FeedTraces.folder(seed: seed), PageTraces.folder(seed: seed),
      RightToLeftTraces.folder(seed: seed), RecordedRuns.folder,
    ]
  }

  /// Every file with its text; the same seed gives the same bytes.
  static func files(seed: UInt64 = seed) -> [GeneratedFile] {
    let folders = folders(seed: seed)
    let readme = GeneratedFile(path: "README.md", text: CollectionReadme.text(of: folders, seed: seed))
    return [readme]
      + folders.flatMap { folder in
        [
          GeneratedFile(
            path: "\(folder.name)/detent.json",
            text: ScenarioText.text(folder.scenario, candidates: folder.candidates, comments: folder.comments))
        ] + folder.files.map { GeneratedFile(path: "\(folder.name)/\($0.fileName)", text: $0.text) }
      }
  }
}
