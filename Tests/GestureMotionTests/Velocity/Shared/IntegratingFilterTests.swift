import GestureModel
import Testing

@testable import GestureMotion

@Suite struct IntegratingFilterTests {
  private func filter(_ times: [Int64], minimum: Int64, clock: TickClock) -> IntegratingFilter {
    var filter = IntegratingFilter(clock: clock, minimumTicks: minimum, isSecondOrder: false)
    for time in times { filter.add(Sample(nanoseconds: time, x: Double(time), y: 0)) }
    return filter
  }

  @Test func `only samples more than the minimum apart count`() {
    #expect(filter([0, 2, 3, 5, 6], minimum: 2, clock: .nanoseconds).count == 3)  // 0, 3 and 6
    #expect(filter([0, 2999, 3000], minimum: 2, clock: .microseconds).count == 2)
    #expect(filter([9, 3, 1], minimum: 0, clock: .nanoseconds).count == 1)
    #expect(filter([], minimum: 2, clock: .nanoseconds).count == 0)
  }

  @Test func `a constant speed stays`() {
    let speed = filter((0..<20).map { $0 * 8_000_000 }, minimum: 2, clock: .nanoseconds).pointsPerSecond
    #expect(abs(speed.x - 1e9) < 1)  // a point a nanosecond
    #expect(speed.y == 0)
  }
}
