import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ZyngaScrollerVelocityTests {
  private let estimator = ZyngaScrollerVelocity()

  @Test func `travel before the drag begins is lost`() {
    // 4, 8 and 18 pt at 10, 20 and 30 ms: the drag begins at 8, so 10 pt in 20 ms since the first entry.
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 4), (20, 8), (30, 18)])
    #expect(abs((estimator.x(of: stroke) ?? 0) - 500) < 1e-9)
  }

  @Test func `an entry exactly 100 ms old is too old`() {
    // Moves at 10, 20 and 110 ms; from 20: 40 pt in 90 ms.
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 10), (20, 20), (110, 60)])
    #expect(abs((estimator.x(of: stroke) ?? 0) - 40 / 0.09) < 1e-9)
  }

  @Test func `the oldest ten entries go before a list of more than twenty grows`() {
    // 22 moves, 1 ms apart, 2 pt each from the sixth on, 6 pt before: the 22nd finds 21, so entry 11 is the oldest.
    var places = [(ms: 0.0, x: 0.0)]
    for move in 1...22 { places.append((Double(move), (places.last?.x ?? 0) + (move > 5 ? 2 : 6))) }
    let estimate = estimator.estimate(of: StrokeQuestions.stroke(places))
    #expect(estimate.sampleCount == 12)
    #expect(abs((estimate.velocity?.xPointsPerSecond ?? 0) - 2000) < 1e-9)
    // With 21 moves nothing has gone: from the first, where the drag began, 4·6 + 16·2 pt in 20 ms.
    let all = estimator.estimate(of: StrokeQuestions.stroke(Array(places.dropLast())))
    #expect(all.sampleCount == 21)
    #expect(abs((all.velocity?.xPointsPerSecond ?? 0) - 2800) < 1e-9)
  }

  @Test("It takes 60 pt/s and a lift within 100 ms", arguments: [(6.1, 100.0, 61.0), (6, 100, 0), (6.1, 100.1, 0)])
  func gate(points: Double, hold: Double, wanted: Double) {
    let stroke = StrokeQuestions.stroke([(0, 0), (10, 10), (60, 10 + points / 2)], hold: hold)
    #expect(abs((estimator.x(of: stroke) ?? -1) - wanted) < 1e-9)
  }

  @Test func `entries of one time have no finite velocity, and that is said`() {
    #expect(estimator.estimate(of: StrokeQuestions.stroke([(0, 0), (8, 30), (8, 42)])).remark == .notFinite)
  }
}
