/// A picture of results that explains itself.
///
/// A chart is made of values and always gives the same bytes. To add one, conform in a file of its own.
package protocol Chart: Sendable {
  /// What is shown, in a few words.
  var title: String { get }
  /// What one sees, in a sentence: for those who do not see it.
  var summary: String { get }
  /// Draws everything below the title.
  ///
  /// - Parameter top: Where the drawing may begin.
  /// - Returns: Where it ends.
  func draw(in drawing: inout Drawing, from top: Double) -> Double
}

extension Chart {
  /// The chart as an SVG file, or as an element for a page that holds ``ChartStyle/sheet``.
  package func svg(isEmbedded: Bool = false) -> String {
    var drawing = Drawing()
    let room = Drawing.width - 2 * ChartLayout.edge
    drawing.words(TextWidths.fitted(title, into: room, as: .title), x: ChartLayout.edge, y: 24, .title)
    let end = draw(in: &drawing, from: 36)
    return drawing.svg(
      height: end.rounded(.up) + 12, title: title.onTerminal.shortened(to: 200),
      summary: summary.onTerminal.shortened(to: 1000), isEmbedded: isEmbedded)
  }
}

/// Columns that charts share, so that they line up under each other.
enum ChartLayout {
  /// The distance to the ground's edges.
  static let edge = 14.0
  /// Where the plot begins, right of the names.
  static let plotStart = 164.0
  /// Where the plot ends, left of the numbers.
  static let plotEnd = 478.0
  /// Where the numbers begin.
  static let numbers = 490.0
  /// How many lanes a chart has at most (ours: what is still looked at).
  static let laneLimit = 24

  /// The room for a name left of the plot.
  static let nameRoom = plotStart - edge - 10

  /// Tells below a chart that lanes were left out; returns where the chart ends.
  static func tellLeftOut(_ number: Int, _ noun: String, in drawing: inout Drawing, at y: Double) -> Double {
    guard number > 0 else { return y }
    let words = "\(Wording.count(number, "more \(noun)")) not drawn; the table has everything."
    drawing.words(words, x: edge, y: y + 14, .small)
    return y + 20
  }

  /// Lines of words, broken where the next word would pass the edge; returns where they end.
  static func paragraph(
    _ text: String, in drawing: inout Drawing, at y: Double, x: Double = edge, room: Double = Drawing.width - 2 * edge
  ) -> Double {
    var (line, end) = ("", y)
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if TextWidths.width(of: longer, as: .small) > room, !line.isEmpty {
        drawing.words(line, x: x, y: end + 12, .small)
        end += 15
        line = TextWidths.fitted(String(word), into: room, as: .small)
      } else {
        line = TextWidths.fitted(longer, into: room, as: .small)
      }
    }
    guard !line.isEmpty else { return end }
    drawing.words(line, x: x, y: end + 12, .small)
    return end + 15
  }
}
