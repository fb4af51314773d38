import Foundation
import GestureModel
import GestureRules
import GestureTestSupport
import Testing

@Suite struct PitfallsTests {
  static let folders: [PitfallKind: String] = [
    .configuration: "Configuration", .outcome: "Outcome", .trace: "TraceQuality",
  ]

  @Test func `every file in the folders has its type in the list and a test file of the same name`() throws {
    let listed = Set(Pitfalls.all.map { "\($0)" })
    var files: Set<String> = []
    for folder in Self.folders.values.sorted() {
      let sources = PackageRoot.path + "/Sources/GestureRules/" + folder
      for file in try FileManager.default.contentsOfDirectory(atPath: sources) where file.hasSuffix(".swift") {
        let name = String(file.dropLast(6))
        files.insert(name)
        #expect(listed.contains(name), "\(name) is missing from Pitfalls.all")
        let test = PackageRoot.path + "/Tests/GestureRulesTests/\(folder)/\(name)Tests.swift"
        #expect(FileManager.default.fileExists(atPath: test), "\(name) has no test file")
      }
    }
    #expect(files == listed)
  }

  @Test func `every pitfall has an id of its own and lies in the folder of its kind`() {
    #expect(Set(Pitfalls.all.map { $0.identifier }).count == Pitfalls.all.count)
    for type in Pitfalls.all {
      let kebab = type.identifier.allSatisfy { $0 == "-" || $0.isLowercase && $0.isASCII || $0.isNumber }
      #expect(kebab, "\(type.identifier)")
      let path = "\(PackageRoot.path)/Sources/GestureRules/\(Self.folders[type.kind] ?? "")/\(type).swift"
      #expect(FileManager.default.fileExists(atPath: path), "\(type) is not in the folder of its kind")
      #expect(Pitfalls.named(type.identifier) == type)
    }
    #expect(Pitfalls.named("no-such-pitfall") == nil)
  }

  @Test func `every text is there and ends in a full stop`() {
    for type in Pitfalls.all {
      for text in [type.summary, type.remedy, type.explanation, type.source] {
        #expect(text.hasSuffix(".") && text.count > 3 && !text.contains("\n"), "\(type.identifier): \(text)")
      }
      for threshold in type.init().thresholds {
        #expect(!threshold.name.isEmpty && threshold.value.isFinite, "\(type.identifier)")
      }
    }
  }

  @Test func `severities are those of the taxonomy`() throws {
    guard let path = SharedFolder.file("research/pitfalls.md") else { return }
    let rows = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `") }
    var severities: [String: String] = [:]
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let id = String(cells[0].drop { $0 == "`" }.prefix { $0 != "`" })
      severities[id] = severities[id] ?? String(cells[1].prefix { $0 != " " })
    }
    #expect(Set(severities.keys) == Set(Pitfalls.all.map { $0.identifier }))
    #expect(severities.count == 75)
    for type in Pitfalls.all {
      let word = type.severity == .note ? "info" : type.severity.rawValue
      #expect(severities[type.identifier] == word, "\(type.identifier)")
    }
  }
}
