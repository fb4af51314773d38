import GestureModel

/// How a stroke is named in an address, so that a link opens the page at it: `#trace=flick-03&stroke=1`.
enum PageLink {
  /// The part of the address from `#` on.
  ///
  /// - Parameters:
  ///   - stroke: From 0; left out where the trace has only one.
  ///   - scenario: The report's place in the page, from 0; `nil` where it holds only one.
  static func fragment(trace: String, stroke: Int = 0, of strokeCount: Int = 1, scenario: Int? = nil) -> String {
    "#trace=\(encoded(trace.inPageText))" + (strokeCount > 1 ? "&stroke=\(stroke)" : "")
      + (scenario.map { "&scenario=\($0)" } ?? "")
  }

  /// Everything but the unreserved characters of RFC 3986 in per cent.
  private static func encoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return encoded
  }
}

extension String {
  /// Text as the page's script shows it: marks that hide or turn text are U+FFFD, as in ``inHTML``.
  var inPageText: String {
    guard unicodeScalars.contains(where: \.isUnsafeToShow) else { return self }
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars { shown.append(scalar.isUnsafeToShow ? "\u{FFFD}" : scalar) }
    return String(shown)
  }

  /// The same as a JSON string.
  var inPageJSON: String { inPageText.asJSON }
}
