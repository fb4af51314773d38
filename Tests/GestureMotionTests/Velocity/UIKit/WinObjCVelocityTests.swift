import GestureModel
import Testing

@testable import GestureMotion

@Suite struct WinObjCVelocityTests {
  private let estimator = WinObjCVelocity()

  private func stroke(_ places: [(ms: Int64, x: Double, y: Double)], hold: Int64 = 0) -> Stroke {
    Stroke(
      samples: places.map { Sample(nanoseconds: $0.ms * 1_000_000, x: $0.x, y: $0.y) },
      liftNanoseconds: ((places.last?.ms ?? 0) + hold) * 1_000_000)
  }

  @Test func `the secants to the newest event are averaged`() throws {
    // From the lift at 20 ms, at (30, 3): (20, 2) in 10 ms and (30, 3) in 20 ms: 2000 and 1500 along x.
    let velocity = try #require(estimator.estimate(of: stroke([(0, 0, 0), (10, 10, 1), (20, 30, 3)])).velocity)
    #expect(abs(velocity.xPointsPerSecond - 1750) < 1e-9)
    #expect(abs(velocity.yPointsPerSecond - 175) < 1e-9)
  }

  @Test func `an exactly horizontal swipe stands still`() {
    let estimate = estimator.estimate(of: stroke([(0, 0, 0), (10, 10, 0), (20, 30, 0)]))
    #expect(estimate.velocity == .zero)
  }

  @Test func `the walk goes past 100 ms until an event has counted`() {
    // Only the touch-down, 200 ms back, differs on both axes: 40 pt in 200 ms.
    let far = estimator.estimate(of: stroke([(0, 0, 0), (190, 40, 4)], hold: 10))
    #expect(abs((far.velocity?.xPointsPerSecond ?? 0) - 200) < 1e-9)
    // With one inside 100 ms the touch-down is out: 20 pt in 20 ms.
    let near = estimator.estimate(of: stroke([(0, 0, 0), (180, 20, 2), (190, 40, 4)], hold: 10))
    #expect(abs((near.velocity?.xPointsPerSecond ?? 0) - 1000) < 1e-9)
  }

  @Test("A distance must be half a point", arguments: [(0.3, 0.4, true), (0.29, 0.4, false)])
  func shortest(x: Double, y: Double, moves: Bool) {
    // 0.3 and 0.4 pt make 0.5.
    #expect((estimator.estimate(of: stroke([(0, 0, 0), (10, x, y)])).velocity != .zero) == moves)
  }
}
