import Foundation
import Testing

@testable import GestureReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a chart back as a browser would: the words and where they stand.
struct ChartProbe {
  /// Words with the room that they take.
  struct Words: Hashable {
    var text: String
    var left, right, top, bottom: Double

    /// Whether both need the same place; touching is none.
    func overlaps(_ other: Words) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
  }

  /// The words of the drawing, in their order.
  var words: [Words] = []
  /// Every element's name, attributes and text.
  var elements: [(name: String, attributes: [String: String], text: String)] = []
  /// The height of the ground.
  var height = 0.0

  /// Parses `svg`; `nil` if it is no well-formed XML.
  init?(_ svg: String) {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    guard parser.parse() else { return nil }
    elements = reader.elements
    height = elements.first { $0.name == "svg" }?.attributes["height"].flatMap(Double.init) ?? 0
    for element in elements where element.name == "text" {
      let roles = element.attributes["class", default: ""].split(separator: " ")
      guard let role = ChartText.allCases.first(where: { roles.contains("ct-\($0.rawValue)") }),
        let x = element.attributes["x"].flatMap(Double.init), let y = element.attributes["y"].flatMap(Double.init)
      else { return nil }
      let width = TextWidths.width(of: element.text, as: role)
      let left =
        switch element.attributes["text-anchor"] {
        case "middle": x - width / 2
        case "end": x - width
        default: x
        }
      // Capitals are 0.73 of the size high, and what hangs below the line 0.24 (DejaVu Sans).
      words.append(
        Words(
          text: element.text, left: left, right: left + width, top: y - 0.73 * role.size, bottom: y + 0.24 * role.size))
    }
  }

  /// Parses a chart that must exist and be well-formed.
  static func of(_ chart: (any Chart)?) throws -> ChartProbe {
    let svg = try #require(chart).svg()
    return try #require(ChartProbe(svg))
  }

  /// Pairs of words that need the same place, and words that leave the ground.
  var collisions: [String] {
    var found: [String] = []
    for (index, one) in words.enumerated() {
      if one.left < 0 || one.right > Drawing.width || one.top < 0 || one.bottom > height {
        found.append("'\(one.text)' leaves the ground")
      }
      for other in words[(index + 1)...] where one.overlaps(other) {
        found.append("'\(one.text)' and '\(other.text)'")
      }
    }
    return found
  }

  /// The words, in their order.
  var texts: [String] { words.map(\.text) }

  /// The words that stand on the same line as `text`, left to right, itself not among them.
  func line(of text: String) -> [String] {
    guard let name = words.first(where: { $0.text == text }) else { return [] }
    return words.filter { $0 != name && $0.top < name.bottom && name.top < $0.bottom }.sorted { $0.left < $1.left }
      .map(\.text)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String], text: String)] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append((name, attributes, ""))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { elements[last].text += text }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      open.removeLast()
    }
  }
}
