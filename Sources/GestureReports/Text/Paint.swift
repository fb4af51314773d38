import GestureModel

/// What a terminal can show: colours or none, and how wide it is.
struct Paint {
  /// Whether colours are written at all.
  var isOn: Bool
  /// How many columns the terminal has; `nil` where the text goes elsewhere.
  var columns: Int?

  /// Colours or none, in text that goes to no terminal.
  init(isOn: Bool) { self.isOn = isOn }

  /// What `style` asks for.
  init(_ style: ReportStyle) {
    isOn = style.usesColor
    columns = style.columns
  }

  /// How wide lines may be: as the terminal, but not so wide that lines are hard to follow.
  var width: Int { columns.map { min(max($0, Self.leastWidth), Self.mostWidth) } ?? TextLayout.width }
  /// Below, names and numbers no longer stand beside each other (ours).
  static let leastWidth = 40
  /// Beyond, an eye loses the line (ours).
  private static let mostWidth = 140

  /// Breaks `text` so that lines fit; see ``TextLayout/wrap(_:first:indent:width:)``.
  func wrap(_ text: String, first: String = "", indent: String = "") -> String {
    TextLayout.wrap(text, first: first, indent: indent, width: width)
  }

  /// A line that stands out, broken so that it fits.
  func heading(_ text: String) -> String { bold(wrap(text)) }

  /// Text that stands out.
  func bold(_ text: String) -> String { styled(text, "1") }
  /// Text that steps back.
  func dim(_ text: String) -> String { styled(text, "2") }
  /// What went well.
  func green(_ text: String) -> String { styled(text, "32") }
  /// Places and shapes of a picture.
  func blue(_ text: String) -> String { styled(text, "34") }
  /// Speeds of a picture.
  func yellow(_ text: String) -> String { styled(text, "33") }

  /// The word for a severity, red, yellow or cyan.
  func word(for severity: Severity) -> String { colored(severity.rawValue, as: severity) }

  /// Text in the colour of a severity.
  func colored(_ text: String, as severity: Severity) -> String {
    let color =
      switch severity {
      case .error: 31
      case .warning: 33
      case .note: 36
      }
    return styled(text, "1;\(color)")
  }

  private func styled(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
