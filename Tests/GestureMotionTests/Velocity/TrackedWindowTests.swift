import GestureModel
import Testing

@testable import GestureMotion

@Suite struct TrackedWindowTests {
  private func samples(_ times: [Int64]) -> ArraySlice<Sample> {
    times.map { Sample(nanoseconds: $0, x: Double($0), y: 0) }[...]
  }
  private func newest(_ times: [Int64], capacity: Int = 20, horizon: Int64 = 100, gap: Int64 = 40) -> [Int64] {
    TrackedWindow.newest(
      of: samples(times), capacity: capacity, horizonNanoseconds: horizon, gapNanoseconds: gap
    ).map(\.nanoseconds)
  }

  @Test func `the horizon keeps what is exactly as old`() {
    #expect(newest([0, 30, 60, 90, 100]) == [0, 30, 60, 90, 100])
    #expect(newest([0, 30, 60, 90, 101]) == [30, 60, 90, 101])
  }

  @Test func `a gap cuts off what was before it`() {
    #expect(newest([0, 40, 80]) == [0, 40, 80])
    #expect(newest([0, 10, 51, 60]) == [51, 60])
  }

  @Test func `a ring keeps the newest`() {
    #expect(newest([1, 2, 3, 4, 5], capacity: 3) == [3, 4, 5])
    #expect(newest([1, 2, 3], capacity: 1) == [3])
    #expect(newest([1, 2, 3], capacity: .max, horizon: .max, gap: .max) == [1, 2, 3])
  }

  @Test func `nothing stays nothing, and a slice keeps its own ends`() {
    #expect(newest([]) == [])
    let slice = samples([0, 10, 20, 30])[1...2]
    let window = TrackedWindow.newest(of: slice, capacity: 20, horizonNanoseconds: 100, gapNanoseconds: 40)
    #expect(window.map(\.nanoseconds) == [10, 20])
  }

  @Test func `samples of one time become the last of them`() {
    var repeated = Array(samples([0, 10, 10, 20, 20, 20]))
    repeated[2].x = 77
    repeated[5].x = 99
    #expect(TrackedWindow.mergingEqualTimes(repeated[...]).map(\.nanoseconds) == [0, 10, 20])
    #expect(TrackedWindow.mergingEqualTimes(repeated[...]).map(\.x) == [0, 77, 99])
    #expect(TrackedWindow.mergingEqualTimes(samples([1, 2, 3])) == samples([1, 2, 3]))
    #expect(TrackedWindow.mergingEqualTimes(samples([])).isEmpty)
  }
}
