import GestureModel

/// A bar chart that GitHub and GitLab draw from a fenced block.
///
/// `xychart-beta` is the word that released renderers of both sites are known to take (`research/reports-cli.md`
/// section 3); a renderer that fails shows the block, so the same numbers stand in a table.
enum MermaidChart {
  /// How many bars fit (ours: labels of more overlap).
  static let barLimit = 12

  /// Draws lying bars from 0 to `most`; `nil` if there are none or too many, or they are not finite.
  static func bars(title: String, unit: String, most: Double, bars: [(name: String, value: Double)]) -> String? {
    guard (2...barLimit).contains(bars.count), most > 0, most.isFinite, bars.allSatisfy({ $0.value.isFinite }) else {
      return nil
    }
    let names = bars.map { "\"\(label($0.name))\"" }.joined(separator: ", ")
    let values = bars.map { $0.value.trimmedText(1) }.joined(separator: ", ")
    return """

      ```mermaid
      xychart-beta horizontal
          title "\(label(title, limit: 80))"
          x-axis [\(names)]
          y-axis "\(label(unit))" 0 --> \(most.rounded(.up).trimmedText(0))
          bar [\(values)]
      ```

      """
  }

  /// What may stand between a chart's quotes: letters, digits and a few signs; everything else would be grammar.
  static func label(_ text: String, limit: Int = 28) -> String {
    let kept = text.onTerminal.unicodeScalars.filter {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || " ().,:/_-".unicodeScalars.contains($0)
    }
    let label = String(String.UnicodeScalarView(kept)).shortened(to: limit)
    return label.isEmpty ? "-" : label
  }
}
