import Testing

@testable import GestureMotion

@Suite struct PixelRoundingTests {
  @Test func `an offset goes to the nearest third of a point at 3x`() {
    // 0.44·3 = 1.32 rounds to 1; −0.2 = −1 + 0.8, and 0.8·3 = 2.4 rounds to 2.
    #expect(abs(PixelRounding.offset(2364.44, scale: 3) - 2364 - 1.0 / 3) < 1e-9)
    #expect(abs(PixelRounding.offset(-0.2, scale: 3) + 1.0 / 3) < 1e-12)
    #expect(PixelRounding.offset(.greatestFiniteMagnitude, scale: 3) == .greatestFiniteMagnitude)
  }
}
