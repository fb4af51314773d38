import GestureModel
import Testing

@testable import GestureMotion

@Suite struct KeenSliderVelocityTests {
  private let estimator = KeenSliderVelocity()

  @Test("Of n even moves (n − 2)/(n − 1) is reported", arguments: [(2, 0.0), (3, 0.5), (6, 0.8), (9, 0.8)])
  func lost(moves: Int, share: Double) {
    // 10 pt every 10 ms; at most six moves are read.
    let stroke = StrokeQuestions.stroke((0...moves).map { (ms: Double($0) * 10, x: Double($0) * 10) })
    #expect(abs((estimator.x(of: stroke) ?? -1) - 1000 * share) < 1e-9)
  }

  @Test func `a turn begins the sums anew`() {
    // Five moves right, then three left by 10, 20 and 30 pt in 10 ms each: of these the third's 30 pt in 20 ms.
    let stroke = StrokeQuestions.stroke(
      [(0, 0), (10, 10), (20, 20), (30, 30), (40, 40), (50, 50), (60, 40), (70, 20), (80, -10)])
    #expect(abs((estimator.x(of: stroke) ?? 0) + 1500) < 1e-9)
  }

  @Test func `a move more than 200 ms before the lift is not read`() {
    let places = (0...3).map { (ms: Double($0) * 10, x: Double($0) * 10) }
    // Three moves, of which the hold leaves two: nothing.
    #expect(estimator.x(of: StrokeQuestions.stroke(places, hold: 180)) == 500)
    #expect(estimator.x(of: StrokeQuestions.stroke(places, hold: 181)) == 0)
    #expect(estimator.estimate(of: StrokeQuestions.stroke(places, hold: 201)).remark == .stoppedBeforeLift)
  }
}
