/// The style sheet of charts.
package enum ChartStyle {
  /// The fonts, by what systems have; ``TextWidths`` is as wide as the widest of them.
  static let fonts = "Helvetica,Arial,'Liberation Sans','DejaVu Sans',sans-serif"

  /// One for all charts, so that a page that holds several needs it once.
  ///
  /// The colours change with the reader's choice between a light and a dark ground.
  package static let sheet: String = {
    var rules = [".ct{font-family:\(fonts);font-size:12px}"]
    rules += ChartText.allCases.map { ".ct-\($0.rawValue){\($0.rule)}" }
    rules += colors(\.light)
    rules.append(".c-line{fill:none;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}")
    rules.append(".c-thin{fill:none;stroke-width:1}")
    rules.append(".c-mark{stroke-width:1.75}")
    rules.append(".c-dash{stroke-dasharray:5 3}")
    rules.append(".c-dots{stroke-dasharray:1.5 3}")
    rules.append(".c-shade{opacity:.05}")
    for (step, color) in PageColor.ramp.enumerated() {
      rules.append(".cp-\(step){fill:\(color.fill)}.cw-\(step){fill:\(color.word)}")
    }
    rules.append("@media (prefers-color-scheme:dark){\(colors(\.dark).joined())}")
    return rules.joined(separator: "\n")
  }()

  private static func colors(_ color: (ChartColor) -> String) -> [String] {
    ChartColor.allCases.map { name in
      ".cf-\(name.rawValue){fill:\(color(name))}.cs-\(name.rawValue){stroke:\(color(name))}"
    }
  }
}

/// How words are set.
package enum ChartText: String, CaseIterable, Sendable {
  /// The chart's title.
  case title
  /// Names and numbers.
  case label
  /// Names and numbers that stand out.
  case strong
  /// Axes and remarks.
  case small

  /// The size, in user units; at 600 px width a unit is a pixel.
  var size: Double {
    switch self {
    case .title: 14
    case .label, .strong: 12
    case .small: 11
    }
  }

  /// Whether the letters are bold.
  var isBold: Bool { self == .title || self == .strong }

  fileprivate var rule: String { "font-size:\(size.shortText)px" + (isBold ? ";font-weight:bold" : "") }
}
