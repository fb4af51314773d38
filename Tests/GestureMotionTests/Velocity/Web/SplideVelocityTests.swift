import GestureModel
import Testing

@testable import GestureMotion

@Suite struct SplideVelocityTests {
  private let estimator = SplideVelocity()

  @Test func `the lift counts with its place and time`() {
    // 60 pt to the move, 66 to the lift, in 60 ms.
    var stroke = StrokeQuestions.stroke([(0, 0), (40, 60), (60, 66)])
    stroke.lastSampleIsLift = true
    #expect(abs((estimator.x(of: stroke) ?? 0) - 1100) < 1e-9)
  }

  @Test func `a move more than 200 ms after the base becomes the base`() {
    // From 201 ms on: 20 pt in 20 ms to the lift.
    let stroke = StrokeQuestions.stroke([(0, 0), (100, 90), (201, 100), (211, 120)], hold: 10)
    #expect(abs((estimator.x(of: stroke) ?? 0) - 1000) < 1e-9)
  }

  @Test("A lift 200 ms after the base is too late", arguments: [(99.0, 100 / 0.199), (100, 0)])
  func late(hold: Double, wanted: Double) {
    let stroke = StrokeQuestions.stroke([(0, 0), (100, 100)], hold: hold)
    #expect(abs((estimator.x(of: stroke) ?? -1) - wanted) < 1e-9)
  }
}
