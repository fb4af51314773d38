import Testing

@testable import GestureMotion

@Suite struct FlutterOverscrollTests {
  @Test func `the content follows the finger inside and lags outside`() {
    #expect(FlutterOverscroll.offset(after: 10, from: 300, within: 0...1000, viewport: 100) == 310)
    // Moving on at 20 of 100 outside: 10·0.52·0.8² = 3.328.
    #expect(abs(FlutterOverscroll.offset(after: -10, from: -20, within: 0...1000, viewport: 100) + 23.328) < 1e-9)
    // Easing: the factor at 20 − 10: 10·0.52·0.9² = 4.212.
    #expect(abs(FlutterOverscroll.offset(after: 10, from: -20, within: 0...1000, viewport: 100) + 15.788) < 1e-9)
    #expect(FlutterOverscroll.offset(after: 10, from: -20, within: 0...0, viewport: 0).isFinite)
  }
}
