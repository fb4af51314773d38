import Foundation
import GestureModel
import Testing

@testable import GestureReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whatever a file calls its traces, sessions, labels and itself: no format lets it act. One test a format.
@Suite struct HostileNamesTests {
  /// What no output may hold, whatever its grammar.
  func expectHarmlessOnScreen(
    _ text: String, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let shown = name.debugDescription.prefix(60)
    #expect(
      !text.unicodeScalars.contains { $0 != "\n" && $0.isUnsafeToShow }, "\(shown)", sourceLocation: sourceLocation)
    #expect(!text.utf8.contains([0x23, 0x23, 0x5B]), "##[ of \(shown)", sourceLocation: sourceLocation)
    #expect(!contains(text, "##vso["), "##vso[ of \(shown)", sourceLocation: sourceLocation)
  }

  /// Whether the bytes of `part` occur: characters could be joined with what stands before them.
  func contains(_ text: String, _ part: String) -> Bool { Data(text.utf8).range(of: Data(part.utf8)) != nil }

  /// The lines that a GitHub runner would take for commands.
  func commands(in text: String) -> [String] {
    lines(of: text).filter { line in
      line.unicodeScalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
    }
  }

  /// The lines as bytes see them: a line break joined with a carriage return would be one character.
  func lines(of text: String) -> [String] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }

  func text(_ format: any ReportFormat.Type, _ report: Report, brief: Bool = false) -> String {
    format.text(of: [report], style: ReportStyle(isBrief: brief))
  }

  @Test func `text neither breaks lines nor commands a terminal or a CI system`() {
    for (name, report) in HostileReport.all {
      let text = text(TextReport.self, report)
      expectHarmlessOnScreen(text, name)
      #expect(commands(in: text).isEmpty, "\(commands(in: text))")
      // As many lines as the same report has with a harmless name, give or take those that are broken for length.
      #expect(!lines(of: text).contains("break"))
    }
  }

  @Test func `Markdown holds no element, link, image or mention but our own`() {
    for (name, report) in HostileReport.all {
      for format: any ReportFormat.Type in [MarkdownReport.self, GitHubSummaryReport.self] {
        let text = text(format, report)
        expectHarmlessOnScreen(text, name)
        #expect(commands(in: text).isEmpty)
        expectPlainMarkdown(text, name)
      }
    }
  }

  @Test func `brief Markdown holds none either`() {
    for (name, report) in HostileReport.all {
      let text = text(MarkdownReport.self, report, brief: true)
      expectHarmlessOnScreen(text, name)
      #expect(commands(in: text).isEmpty)
      expectPlainMarkdown(text, name)
      #expect(text.utf8.count <= BriefMarkdown.byteLimit)
    }
  }

  @Test func `a job's summary draws no chart out of names`() {
    for (name, report) in HostileReport.all {
      let all = lines(of: text(GitHubSummaryReport.self, report))
      for (number, line) in all.enumerated() where line.hasPrefix("    x-axis") {
        #expect(line.utf8.count { $0 == UInt8(ascii: "\"") } == 4, "\(name.prefix(60)): \(line)")  // two names
        #expect(!line.utf8.contains { "`<>#;%{}\\".utf8.contains($0) }, "\(line)")
        #expect(all[number + 1].hasPrefix("    y-axis"))
      }
    }
  }

  /// What stands outside of code begins no element, link, image or mention, and tables keep their columns.
  func expectPlainMarkdown(_ text: String, _ name: String) {
    let ours = ["<details>", "</details>", "<summary>", "</summary>", "<sub>", "</sub>", "<br>"]
    var columns: Int?
    var isFenced = false
    for line in lines(of: text) {
      if line.unicodeScalars.drop(while: { $0 == " " }).starts(with: "```".unicodeScalars), !line.contains("` ") {
        isFenced.toggle()
        continue
      }
      if isFenced { continue }
      let bars = unescapedBars(line)
      if line.hasPrefix("|") {
        if let columns { #expect(bars == columns, "\(name.prefix(60)): \(line.prefix(400))") } else { columns = bars }
      } else {
        columns = nil
      }
      for part in textOutsideCode(Array(line.unicodeScalars)) {
        for (index, scalar) in part.enumerated() {
          let rest = String(String.UnicodeScalarView(part[index...].prefix(12)))
          let next = index + 1 < part.count ? part[index + 1] : " "
          let isEscaped = index > 0 && part[index - 1] == "\\"
          switch scalar {
          case "<": #expect(ours.contains { rest.hasPrefix($0) }, "\(name.prefix(60)): \(rest)")
          case "]" where !isEscaped: #expect(next != "(" && next != "[", "\(name.prefix(60)): \(rest)")
          case "@": #expect(!next.properties.isAlphabetic, "\(name.prefix(60)): \(rest)")
          case ":": #expect(!rest.hasPrefix("://"), "\(name.prefix(60)): \(rest)")
          default: break
          }
        }
      }
    }
    #expect(!isFenced, "\(name.prefix(60)) leaves a fence open")
  }

  func unescapedBars(_ line: String) -> Int {
    let bytes = Array(line.utf8)
    return bytes.indices.count { bytes[$0] == 0x7C && ($0 == 0 || bytes[$0 - 1] != 0x5C) }
  }

  /// What stands between code spans, which begin and end with equally many backticks.
  func textOutsideCode(_ line: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    var parts: [[Unicode.Scalar]] = []
    var outside: [Unicode.Scalar] = []
    var index = 0
    while index < line.count {
      guard line[index] == "`" else {
        let isEscape = line[index] == "\\" && index + 1 < line.count
        outside += line[index...(isEscape ? index + 1 : index)]
        index += isEscape ? 2 : 1
        continue
      }
      let fence = line[index...].prefix { $0 == "`" }.count
      var end = index + fence
      var closed: Int?
      while end < line.count, closed == nil {
        guard line[end] == "`" else {
          end += 1
          continue
        }
        let run = line[end...].prefix { $0 == "`" }.count
        if run == fence { closed = end + run }
        end += run
      }
      guard let closed else {
        outside += line[index..<index + fence]
        index += fence
        continue
      }
      parts.append(outside)
      outside = []
      index = closed
    }
    return parts + [outside]
  }

  @Test func `JSON reads back every name unchanged`() throws {
    for (name, report) in HostileReport.all {
      let text = text(JSONReport.self, report)
      expectHarmlessOnScreen(text, name)
      #expect(commands(in: text).isEmpty)
      let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      let outcome = try #require((document["outcomes"] as? [[String: Any]])?.first)
      #expect((outcome["trace"] as? String).map { Array($0.utf8) } == Array(name.utf8))
    }
  }

  @Test func `CSV has one line a row, as many cells as columns, and no formula`() {
    for (name, report) in HostileReport.all {
      let text = text(CSVReport.self, report)
      expectHarmlessOnScreen(text, name)
      #expect(commands(in: text).isEmpty)
      let rows = lines(of: text).dropLast()
      #expect(rows.count == 3)  // a heading, and one stroke under two candidates
      for row in rows {
        let cells = cells(of: row)
        #expect(cells.count == CSVReport.columns.count, "\(name.prefix(60)): \(row.prefix(200))")
        for cell in cells where Double(cell) == nil {
          let first = cell.unicodeScalars.first { !$0.properties.isWhitespace }
          #expect(!"=+-@＝＋－＠".unicodeScalars.contains(first ?? "x"), "\(cell.prefix(60))")
        }
      }
    }
  }

  /// The cells of a row by RFC 4180, bytes alone.
  func cells(of row: String) -> [String] {
    var cells: [[UInt8]] = [[]]
    var isQuoted = false
    for byte in row.utf8 {
      if byte == 0x22 { isQuoted.toggle() }
      if byte == 0x2C, !isQuoted { cells.append([]) } else if byte != 0x22 { cells[cells.count - 1].append(byte) }
    }
    #expect(!isQuoted)
    return cells.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `JUnit is one document with no element but its own`() throws {
    for (name, report) in HostileReport.all {
      let text = text(JUnitReport.self, report)
      expectHarmlessOnScreen(text, name)
      #expect(commands(in: text).isEmpty)
      let elements = Elements()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = elements
      #expect(parser.parse(), "\(name.prefix(60)): \(String(describing: parser.parserError))")
      let known: Set = ["testsuites", "testsuite", "testcase", "failure", "error", "skipped", "system-out"]
      #expect(elements.names.isSubset(of: known), "\(elements.names)")
      #expect(Set(elements.cases).count == elements.cases.count, "two cases of one name for \(name.prefix(60))")
    }
  }

  /// The elements of a document.
  final class Elements: NSObject, XMLParserDelegate {
    var names: Set<String> = []
    var cases: [[String]] = []
    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      names.insert(name)
      if name == "testcase" { cases.append([attributes["classname"] ?? "", attributes["name"] ?? ""]) }
    }
  }

  @Test func `SARIF has relative places, no link in a message, and indices that fit`() throws {
    for (name, report) in HostileReport.all {
      let text = text(SARIFReport.self, report)
      expectHarmlessOnScreen(text, name)
      #expect(commands(in: text).isEmpty)
      let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      let run = try #require((document["runs"] as? [[String: Any]])?.first)
      let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
      let rules = try #require(driver["rules"] as? [[String: Any]])
      let results = try #require(run["results"] as? [[String: Any]])
      #expect(results.count == 7)  // one of the configuration, two places of three findings
      for result in results {
        let index = try #require(result["ruleIndex"] as? Int)
        #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        let message = try #require((result["message"] as? [String: String])?["text"])
        #expect(!contains(message, "]("), "\(message)")
      }
      for uri in text.matches(of: /"uri": "([^"]*)"/).map({ String($0.1) }) {
        #expect(!uri.isEmpty && !uri.hasPrefix("/"))
        #expect(uri.utf8.allSatisfy { "%/-._~".utf8.contains($0) || isAlphanumeric($0) }, "\(uri.prefix(80))")
      }
    }
  }

  func isAlphanumeric(_ byte: UInt8) -> Bool {
    byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || byte >= 0x30 && byte <= 0x39)
  }

  @Test func `GitLab's list has what it needs, paths from the root, and fingerprints of their own`() throws {
    for (name, report) in HostileReport.all {
      let text = text(GitLabReport.self, report)
      expectHarmlessOnScreen(text, name)
      #expect(commands(in: text).isEmpty)
      let issues = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
      #expect(issues.count == 9)  // seven places and two errors of reading
      #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 9)
      for issue in issues {
        let path = try #require((issue["location"] as? [String: Any])?["path"] as? String)
        #expect(!path.isEmpty && !path.hasPrefix("/") && !path.hasPrefix("./"))
      }
    }
  }

  @Test func `of the annotations' lines every command is ours, with our properties alone`() {
    for (name, report) in HostileReport.all {
      let text = text(GitHubReport.self, report)
      expectHarmlessOnScreen(text, name)
      let all = lines(of: text).dropLast()
      #expect(commands(in: text).count == all.count - 1)  // the last line is for people
      // A configuration's error, a recording's, a warning, a note, and two errors of reading.
      #expect(all.count <= 7)
      for line in all.dropLast() {
        // As the runner reads it: the command's name, its properties up to the next `::`, and the message.
        let parts = line.dropFirst(2).split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
        let words = parts[0].split(separator: " ", maxSplits: 1)
        #expect(["error", "warning", "notice"].contains(words[0]))
        let keys = words[1].unicodeScalars.split(separator: ",").map { $0.prefix { $0 != "=" } }
        #expect(
          keys.map(String.init) == ["file", "line", "endLine", "col", "endColumn", "title"], "\(line.prefix(300))")
      }
    }
  }
}
