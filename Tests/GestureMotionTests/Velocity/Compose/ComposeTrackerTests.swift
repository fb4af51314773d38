import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ComposeTrackerTests {
  private func samples(_ places: [(ms: Double, x: Double)]) -> ArraySlice<Sample> {
    StrokeQuestions.stroke(places).samples[...]
  }

  @Test func `the lift is late after 40 whole milliseconds`() {
    #expect(!ComposeTracker.isStopped(samples([(0.9, 0)]), at: Lift(nanoseconds: 40_999_999)))
    #expect(ComposeTracker.isStopped(samples([(0.9, 0)]), at: Lift(nanoseconds: 41_000_000)))
    #expect(!ComposeTracker.isStopped(samples([]), at: Lift(nanoseconds: 41_000_000)))
  }

  @Test func `the window ends at 100 ms, at a step of more than 40, and at 20 samples`() {
    #expect(ComposeTracker.window(of: samples((0...5).map { (Double($0) * 25, 0) })).count == 5)
    #expect(ComposeTracker.window(of: samples([(0, 0), (40, 0), (81, 0)])).count == 1)
    #expect(ComposeTracker.window(of: samples((0...30).map { (Double($0), 0) })).count == 20)
  }

  @Test func `a step of a wheel is its own, of places the difference`() {
    let window = samples([(0, 100), (10, 10), (20, 20)])
    // 10 and 20 pt in 10 ms each; −90 and 10.
    #expect(abs(ComposeTracker.impulse(of: window, readsSteps: true).x - 5e6.squareRoot()) < 1e-6)
    // W = −9000²/2, then (1000 + 9000)·1000 = 10⁷: −√(2·3.05·10⁷).
    #expect(abs(ComposeTracker.impulse(of: window).x + 6.1e7.squareRoot()) < 1e-6)
  }

  @Test func `what is no number is 0 on its axis alone`() {
    let estimate = ComposeTracker.estimate(SIMD2(.nan, 5), of: samples([(0, 0)]))
    #expect(estimate.velocity == FingerVelocity(xPointsPerSecond: 0, yPointsPerSecond: 5))
    #expect(estimate.remark == .undetermined)
    #expect(ComposeTracker.estimate(SIMD2(.infinity, 5), of: samples([(0, 0)])).remark == .notFinite)
  }
}
