import Foundation
import GestureTestSupport
import Testing

@testable import GestureMotion

/// One more estimator or strategy is one source file, one test file and one line in its list: nothing may be forgotten.
@Suite struct ListsTests {
  /// A file that declares a type conforming to one of the protocols asked for.
  struct Declaration {
    /// The file below the folder, with the folders between.
    var file: String
    var type: String
    var comment: [Substring]
  }

  private func declarations(in folder: String, of protocolNames: Set<Substring>) throws -> [Declaration] {
    let path = PackageRoot.path + "/Sources/GestureMotion/" + folder
    let files = try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix(".swift") }.sorted()
    var found: [Declaration] = []
    for file in files {
      let text = try String(contentsOfFile: path + "/" + file, encoding: .utf8)
      var comment: [Substring] = []
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("///") {
          comment.append(line)
          continue
        }
        let words = line.split { " :{,".contains($0) }
        let kinds: Set<Substring> = ["struct", "enum", "final", "class", "actor"]
        if let kind = words.firstIndex(where: kinds.contains),
          !protocolNames.isDisjoint(with: words.dropFirst(kind + 2))
        {
          found.append(Declaration(file: file, type: String(words[kind + 1]), comment: comment))
        }
        if !line.hasPrefix("@") { comment = [] }
      }
    }
    return found
  }

  private func check(_ declarations: [Declaration], folder: String, listed: [String]) {
    #expect(!declarations.isEmpty)
    for declaration in declarations {
      let path = String(declaration.file.dropLast(".swift".count))
      let name = path.split(separator: "/").last.map(String.init) ?? path
      #expect(listed.contains(declaration.type), "\(declaration.type) is missing from the list")
      #expect(declaration.type == name, "\(declaration.type) stands in \(declaration.file)")
      #expect(
        declaration.comment.contains { $0.hasPrefix("/// - Source:") }, "\(declaration.type) names no source")
      let test = "\(PackageRoot.path)/Tests/GestureMotionTests/\(folder)/\(path)Tests.swift"
      #expect(FileManager.default.fileExists(atPath: test), "\(path)Tests.swift is missing")
    }
    #expect(Set(listed).count == listed.count, "the list has something twice")
    #expect(Set(listed) == Set(declarations.map(\.type)), "the list and the folder differ")
  }

  @Test func `every strategy is listed, sourced and tested`() throws {
    check(
      try declarations(in: "Snapping", of: ["SnapStrategy", "SpeedThresholdSnap", "CarouselSnap", "BrowserSnap"]),
      folder: "Snapping",
      listed: SnapStrategies.all.map { String(describing: $0) })
  }

  @Test func `every estimator is listed, sourced and tested`() throws {
    let protocols: Set<Substring> = [
      "VelocityEstimator", "AOSPStrategy", "AOSPWindowStrategy", "ChromiumStrategy", "EventEstimator",
      "FlutterEstimator",
    ]
    check(
      try declarations(in: "Velocity", of: protocols), folder: "Velocity",
      listed: VelocityEstimators.all.map { String(describing: $0) })
  }
}
