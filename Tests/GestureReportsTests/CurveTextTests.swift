import Testing

@testable import GestureReports

@Suite struct CurveTextTests {
  @Test(
    "Whole tenths, each as the difference from the one before",
    arguments: [
      // 1.24 → 12, 1.26 → 13, −0.05 → −1 (half away from zero), 0 → 0.
      ([1.24, 1.26, -0.05, 0], "[12,1,-14,1]"),
      // What no longer moves is left out; the first number never is.
      ([296, 296, 296], "[2960]"), ([0, 0], "[0]"), ([], "[]"),
      // What cannot be drawn is drawn at the edge of what can.
      ([.infinity, -.infinity, .nan], "[10000000000,-20000000000,10000000000]"),
    ] as [([Double], String)])
  func deltas(numbers: [Double], text: String) {
    #expect(CurveText.deltas(numbers) == text)
  }
}
