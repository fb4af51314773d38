import Foundation
import GestureModel
import GestureRules
import GestureTestSupport
import Testing

/// The page of pitfalls is written from the pitfalls; `DETENT_WRITE_GOLDEN=1` writes it anew.
@Suite struct PitfallsPageTests {
  static let file = PackageRoot.path + "/Sources/GestureRules/GestureRules.docc/Pitfalls.md"

  @Test func `the page of pitfalls says what the pitfalls say`() throws {
    let page = Self.page()
    if ProcessInfo.processInfo.environment["DETENT_WRITE_GOLDEN"] == "1" {
      try page.write(toFile: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: Self.file, encoding: .utf8) == page)
  }

  static func page() -> String {
    let chapters: [(title: String, kind: PitfallKind, text: String)] = [
      ("In the configuration", .configuration, "Shown by the scenario and the strategies, without a recording."),
      ("In the outcome", .outcome, "Shown by one replayed stroke under one candidate."),
      ("In the recording", .trace, "Shown by the samples, or by what was logged beside them."),
    ]
    var lines = [
      "# Pitfalls", "",
      "Every pitfall that is looked for, with what it compares, under which name `rules` in `detent.json` changes that, and",
      "what to do about it.",
    ]
    for chapter in chapters {
      lines += ["", "## \(chapter.title)", "", chapter.text]
      for type in Pitfalls.all where type.kind == chapter.kind {
        let thresholds = type.init().thresholds.map { threshold in
          let unit = threshold.unit.isEmpty ? "" : " \(threshold.unit)"
          let option = threshold.option.map { " (`\($0)`)" } ?? ""
          return "\(threshold.name) \(threshold.value.shortText)\(unit)\(option)"
        }
        lines += ["", "### `\(type.identifier)` (\(type.severity.rawValue))", "", type.summary, "", type.explanation]
        if let example = type.example {
          for (title, code) in [("Wrong", example.wrong), ("Right", example.right)] {
            lines += ["", "\(title):", "", "```swift", code, "```"]
          }
          lines += ["", "In numbers: \(example.numbers)"]
        }
        lines += thresholds.isEmpty ? [] : ["", "- Compares: \(thresholds.joined(separator: "; "))."]
        lines += thresholds.isEmpty ? [""] : []
        lines += ["- Remedy: \(type.remedy)", "- Seen in: \(type.source)"]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
