import GestureModel
import Testing

@testable import GestureMotion

@Suite struct IScrollVelocityTests {
  private let estimator = IScrollVelocity()

  @Test func `the secant runs to the lift's time and keeps its sign`() {
    // −60 pt in 40 + 20 ms.
    let stroke = StrokeQuestions.stroke([(0, 0), (40, -60)], hold: 20)
    #expect(abs((estimator.x(of: stroke) ?? 0) + 1000) < 1e-9)
  }

  @Test func `a move more than 300 ms after the base becomes the base`() {
    // From 301 ms on: 20 pt in 20 ms.
    let stroke = StrokeQuestions.stroke([(0, 0), (100, 90), (301, 100), (311, 120)], hold: 10)
    #expect(abs((estimator.x(of: stroke) ?? 0) - 1000) < 1e-9)
  }

  @Test func `a lift 300 ms after the base is too late`() {
    #expect(estimator.x(of: StrokeQuestions.stroke([(0, 0), (100, 100)], hold: 200)) == 0)
    #expect(estimator.x(of: StrokeQuestions.stroke([(0, 0), (100, 100)], hold: 199)) != 0)
  }

  @Test func `a base in the lift's own instant has no finite velocity, and that is said`() {
    // 0/0, at which iScroll freezes: cubiq/iscroll#1161.
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 0), (301, 100)])).remark == .notFinite)
  }
}
