import GestureModel
import Testing

@testable import GestureMotion

@Suite struct FramerMotionVelocityTests {
  private let estimator = FramerMotionVelocity()

  @Test func `the secant begins at the first event more than 100 ms back`() {
    // 0, 20 … 160 ms at 2 pt each 20 ms, then 20 pt in 20 ms. Of 180: 80 is 100 ms back, so 60 it is: 8 + 2 + 20 pt.
    var places = (0...8).map { (ms: Double($0) * 20, x: Double($0) * 2) }
    places.append((180, 36))
    let stroke = StrokeQuestions.stroke(places, hold: 700)
    #expect(abs((estimator.x(of: stroke) ?? 0) - 30 / 0.12) < 1e-9)
    #expect(estimator.estimate(of: stroke).sampleCount == 7)
  }

  @Test func `a touch-down more than 200 ms old is not measured from`() {
    // The finger lay for 200 or 201 ms, then moved 10 pt and 10 pt in 10 ms each.
    let fresh = StrokeQuestions.stroke([(0, 0), (190, 10), (200, 20)])
    #expect(abs((estimator.x(of: fresh) ?? 0) - 100) < 1e-9)
    let old = StrokeQuestions.stroke([(0, 0), (191, 10), (201, 20)])
    #expect(abs((estimator.x(of: old) ?? 0) - 1000) < 1e-9)
    // With nothing between there is no other event to begin at.
    let only = StrokeQuestions.stroke([(0, 0), (400, 20)])
    #expect(abs((estimator.x(of: only) ?? 0) - 50) < 1e-9)
  }

  @Test func `moves closer than 3 pt to the touch-down do not begin the pan`() {
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 0), (10, 2.9)])).remark == .tooFewSamples)
    // They are no events either: the old touch-down gives way to the move at 210 ms, not to the one at 205.
    let stroke = StrokeQuestions.stroke([(0, 0), (205, 2), (210, 3), (220, 13)])
    #expect(abs((estimator.x(of: stroke) ?? 0) - 1000) < 1e-9)
  }

  @Test func `events of one time give 0`() {
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 0), (0, 9)])).velocity == .zero)
  }
}
