import GestureModel
import Testing

@testable import GestureMotion

@Suite struct FlutterFitTests {
  @Test func `a line is fitted through points about it, with the share it explains`() throws {
    // y = 0, 2, 1 at 0, 1, 2: slope 1/2, through (1, 1); errors −1/2, 1, −1/2: R² = 1 − 1.5/2.
    let fit = try #require(
      FlutterFit(degree: 1, times: [0, 1, 2], places: [SIMD2(0, 7), SIMD2(2, 7), SIMD2(1, 7)]))
    #expect(abs(fit.x[0] - 0.5) < 1e-12 && abs(fit.x[1] - 0.5) < 1e-12)
    #expect(abs(fit.confidence.x - 0.25) < 1e-12)
    #expect(fit.confidence.y == 1)  // nothing varies along y
  }

  @Test func `a degree that the rows do not determine has no fit`() {
    #expect(FlutterFit(degree: 2, times: [0, 1], places: [.zero, .zero]) == nil)
    #expect(FlutterFit(degree: 1, times: [3, 3], places: [.zero, .zero]) == nil)
    #expect(FlutterFit(degree: 1, times: [], places: []) == nil)
  }
}
