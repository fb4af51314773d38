import GestureTestSupport
import Testing

@testable import GestureModel

@Suite struct NumberTextTests {
  @Test(
    "The shortest text drops an empty fraction and the sign of zero",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (3, "3"), (-3, "-3"), (0.1, "0.1"), (813.61, "813.61"), (1e21, "1e+21"),
      (0.00001, "1e-05"), (2.9999999999999996, "2.9999999999999996"),
    ] as [(Double, String)])
  func short(value: Double, text: String) {
    #expect(value.shortText == text)
  }

  @Test func `the shortest text reads back as the same number`() {
    var numbers = SeededNumbers(seed: 11)
    for _ in 0..<2000 {
      let value = numbers.number(in: -1e6...1e6)
      #expect(Double(value.shortText) == value)
    }
  }

  @Test(
    "Fixed text has exactly as many decimals and rounds half away from zero",
    arguments: [
      (1.25, 1, "1.3"), (-1.25, 1, "-1.3"), (0.5, 0, "1"), (-0.5, 0, "-1"), (0.49, 0, "0"), (-0.004, 2, "0.00"),
      (7, 2, "7.00"), (0.05, 1, "0.1"), (999.9999, 3, "1000.000"), (12.3456, 3, "12.346"), (-0.06, 1, "-0.1"),
    ] as [(Double, Int, String)])
  func fixed(value: Double, places: Int, text: String) {
    #expect(value.fixedText(places) == text)
  }

  @Test(
    "Trimmed text drops the zeros that fixed text ends in",
    arguments: [
      (1.5, 3, "1.5"), (2, 3, "2"), (2.749, 3, "2.749"), (100, 0, "100"), (1200, 2, "1200"), (0.0004, 3, "0"),
      (-0.0004, 3, "0"), (0.1004, 3, "0.1"),
    ] as [(Double, Int, String)])
  func trimmed(value: Double, places: Int, text: String) {
    #expect(value.trimmedText(places) == text)
  }

  @Test(
    "No number is too large or too strange to write",
    arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e15, 9.2e18])
  func extremes(value: Double) {
    #expect(!value.fixedText(3).isEmpty)
    #expect(!value.fixedText(30).isEmpty)
    #expect(!value.trimmedText(3).isEmpty)
    #expect(!value.shortText.isEmpty)
    _ = value.rounded(toPlaces: 20)
  }

  @Test func `rounding to places keeps what cannot be rounded`() {
    #expect((2.0 / 3).rounded(toPlaces: 3) == 0.667)
    #expect((-2.5).rounded(toPlaces: 0) == -3)
    #expect(1e300.rounded(toPlaces: 3) == 1e300)
    #expect(Double.infinity.rounded(toPlaces: 3) == .infinity)
    #expect(Double.nan.rounded(toPlaces: 3).isNaN)
  }
}
