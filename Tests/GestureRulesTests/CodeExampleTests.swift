import Foundation
import GestureModel
import GestureRules
import GestureTestSupport
import Testing

/// The code examples of the tutorials' pitfalls: there, short, parsable, and right in every number.
@Suite struct CodeExampleTests {
  /// The pitfalls of the three tutorials: `research/pitfalls.md` section 4.
  static let tutorials = [
    "paging-left-on", "missing-fast-deceleration", "velocity-ignored", "clips-off-without-hit-test",
    "content-size-omits-spacing", "content-size-too-small", "last-page-unreachable", "alignment-mismatch",
    "stride-mismatch", "screen-bounds-as-viewport", "orthogonal-section-no-scroll-callbacks",
    "remainder-never-above-half", "truncation-bias", "velocity-unit-mismatch", "multi-page-skip", "flick-ignored",
    "overscroll-unclamped", "resize-keeps-offset", "cancelled-touch", "trace-without-end",
  ]

  @Test func `each pitfall of the tutorials has an example, and each example is worked out`() {
    let shown = Set(Pitfalls.all.filter { $0.example != nil }.map { $0.identifier })
    #expect(shown == Set(Self.tutorials))
    #expect(shown == Set(WorkedExample.all.keys))
  }

  @Test func `the pitfalls of the tutorials are those that the taxonomy names`() throws {
    guard let path = SharedFolder.file("research/pitfalls.md") else { return }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var named: Set<String> = []
    var chapter = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { chapter = String(line) }
      let cells = line.split(separator: "|").map(String.init)
      guard line.hasPrefix("| "), cells.count > 1 else { continue }
      let cell = chapter.hasPrefix("## 4.") ? cells[1] : line.contains("**Seed") ? cells[0] : ""
      named.formUnion(cell.matches(of: /`([a-z-]+)`/).map { String($0.output.1) })
    }
    // Section 4 names ids beside others' names in its second column alone.
    #expect(named == Set(Self.tutorials))
  }

  @Test("The wrong lines show the pitfall and the right ones do not", arguments: tutorials)
  func shows(identifier: String) throws {
    let worked = try #require(try WorkedExample.all[identifier]?())
    #expect(worked.wrong.findings.contains { $0.id == identifier })
    #expect(worked.right.findings.allSatisfy { $0.id != identifier })
  }

  @Test("Every number of the sentences is the engine's", arguments: tutorials)
  func numbers(identifier: String) throws {
    let example = try #require(Pitfalls.named(identifier)?.example)
    let worked = try #require(try WorkedExample.all[identifier]?())
    let written = Self.numbers(in: example.numbers)
    let computed = worked.figures.map { ($0 + 0).trimmedText(2) }
    #expect(written == computed, "\(example.numbers)")
    #expect(example.numbers.hasSuffix(".") && !example.numbers.contains("\n"))
  }

  @Test func `a number that is not the engine's would be seen`() {
    let text = "A group of 331.5 pt rests at (331.5 − 390) / 2 = −29.25 pt, page 1."
    #expect(Self.numbers(in: text) == ["331.5", "331.5", "390", "2", "-29.25", "1"])
  }

  /// Numbers as they stand in a sentence; a minus belongs to a number if no space parts them.
  static func numbers(in text: String) -> [String] {
    text.matches(of: /−?[0-9]+(\.[0-9]+)?/).map { String($0.output.0).replacing("−", with: "-") }
  }

  @Test func `the lines are few, fit beside their indent, and differ`() throws {
    for identifier in Self.tutorials {
      let example = try #require(Pitfalls.named(identifier)?.example)
      #expect(example.wrong != example.right)
      for code in [example.wrong, example.right] {
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(!code.hasSuffix("\n") && lines.count <= 9, "\(identifier)")
        #expect(lines.allSatisfy { $0.count <= 104 }, "\(identifier)")
      }
    }
  }

  @Test func `every example is Swift that the compiler parses`() throws {
    var source = ""
    for (number, identifier) in Self.tutorials.enumerated() {
      let example = try #require(Pitfalls.named(identifier)?.example)
      source += "func wrong\(number)() {\n\(example.wrong)\n}\nfunc right\(number)() {\n\(example.right)\n}\n"
    }
    #expect(try Self.complaints(parsing: source) == "")
    #expect(try Self.complaints(parsing: "let page = (1 + 2\n").contains("error:"))
  }

  /// What the compiler's parser says about `source`; nothing is resolved, so that no framework needs to be there.
  static func complaints(parsing source: String) throws -> String {
    let folder = try TemporaryFolder()
    let path = try folder.write(source, to: "main.swift")
    let said = folder.file("said")
    try Data().write(to: URL(fileURLWithPath: said))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-frontend", "-parse", path]
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: said))
    try process.run()
    process.waitUntilExit()
    return try String(contentsOfFile: said, encoding: .utf8)
  }
}
