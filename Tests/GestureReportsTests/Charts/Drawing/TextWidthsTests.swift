import Testing

@testable import GestureReports

@Suite struct TextWidthsTests {
  @Test func `a word is as wide as its letters in the wider font`() {
    // DejaVu Sans: r 411, o 612, u 634, n 634, d 635 thousandths; at 12 px.
    #expect(abs(TextWidths.width(of: "round", as: .label) - 2.926 * 12) < 1e-9)
    // Liberation Sans has the wider J, 500 instead of 295, and K, 667 instead of 656.
    #expect(abs(TextWidths.width(of: "JK", as: .label) - 1.167 * 12) < 1e-9)
  }

  @Test func `letters outside of the table count as a square, pictures as more`() {
    #expect(TextWidths.width(of: "漢", as: .small) == 11)
    #expect(abs(TextWidths.width(of: "😀", as: .small) - 15.4) < 1e-9)
  }

  @Test func `a text that fits stays, another loses its middle`() {
    #expect(TextWidths.fitted("round", into: 36, as: .label) == "round")
    let short = TextWidths.fitted("threshold(velocity: 0.5)", into: 80, as: .label)
    #expect(short.hasPrefix("thre") && short.contains("…") && short.hasSuffix("0.5)"))
    #expect(TextWidths.width(of: short, as: .label) <= 80)
  }

  @Test func `without room there is an ellipsis, and control characters are shown`() {
    #expect(TextWidths.fitted("round", into: 1, as: .label) == "…")
    #expect(TextWidths.fitted("a\u{1B}b", into: 200, as: .label) == "a\\u{1B}b")
  }
}
