import Testing

@testable import GestureReports

@Suite struct ChartColorTests {
  /// WCAG 2.2's relative luminance: linear light, weighted as the eye does.
  static func luminance(_ color: String) -> Double {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    func linear(_ byte: Int) -> Double {
      let share = Double(byte & 255) / 255
      // (share + 0.055)/1.055 to the power of 2.4, as a square times a fifth root squared.
      guard share > 0.04045 else { return share / 12.92 }
      let base = (share + 0.055) / 1.055
      var root = 0.5
      for _ in 0..<60 { root -= (root * root * root * root * root - base) / (5 * root * root * root * root) }
      return base * base * root * root
    }
    return 0.2126 * linear(value >> 16) + 0.7152 * linear(value >> 8) + 0.0722 * linear(value)
  }

  static func contrast(_ one: String, _ other: String) -> Double {
    let (high, low) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
  }

  @Test func `the contrast of black and white is 21, of a known grey 4.54`() {
    #expect(abs(Self.contrast("#000000", "#ffffff") - 21) < 1e-9)
    // WebAIM's example: #767676 on white is 4.54 : 1.
    #expect(abs(Self.contrast("#767676", "#ffffff") - 4.54) < 0.005)
  }

  @Test("Words stand out by 4.5 : 1, shapes by 3 : 1", arguments: [false, true])
  func contrasts(isDark: Bool) {
    func shown(_ color: ChartColor) -> String { isDark ? color.dark : color.light }
    for ground in [ChartColor.ground, .panel] {
      for word in [ChartColor.ink, .muted] {
        #expect(Self.contrast(shown(word), shown(ground)) >= 4.5, "\(word) on \(ground)")
      }
      for shape in [ChartColor.blue, .red, .green, .axis] {
        #expect(Self.contrast(shown(shape), shown(ground)) >= 3, "\(shape) on \(ground)")
      }
    }
  }

  @Test func `every page's number can be read on its colour, and each page is darker than the one before`() {
    for color in PageColor.ramp { #expect(Self.contrast(color.fill, color.word) >= 4.5, "\(color.fill)") }
    let luminances = PageColor.ramp.map { Self.luminance($0.fill) }
    for (lighter, darker) in zip(luminances, luminances.dropFirst()) { #expect(darker < lighter * 0.9) }
  }

  @Test("Pages are spread over the ramp", arguments: [(0, 0), (4, 6), (2, 3), (-7, 0), (9, 6)])
  func step(page: Int, step: Int) {
    // Page 2 of 0 to 4 is half-way: 0.5 · 6 = 3.
    #expect(PageColor.step(of: page, in: 0...4) == step)
  }

  @Test func `a single page and the farthest pages have a colour`() {
    #expect(PageColor.step(of: 3, in: 3...3) == 0)
    #expect(PageColor.step(of: Int.max, in: Int.min...Int.max) == 6)
  }
}
