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

  @Test func `what the system made up is left out`() {
    var mixed = Array(samples([0, 10, 20]))
    mixed[1].flags = [.resampled, .historical]
    mixed[2].flags = .historical
    #expect(TrackedWindow.measured(of: mixed[...]).map(\.nanoseconds) == [0, 20])
    #expect(TrackedWindow.measured(of: samples([])).isEmpty)
  }

  @Test func `the last long step is found`() {
    func since(_ times: [Int64]) -> [Int64] {
      TrackedWindow.sinceGap(ofAtLeast: 40, in: samples(times), clock: .nanoseconds).map(\.nanoseconds)
    }
    #expect(since([0, 50, 60, 99]) == [50, 60, 99])
    #expect(since([0, 50, 60, 100]) == [100])
    #expect(since([0, 39]) == [0, 39])
    #expect(since([7]) == [7])
    #expect(since([]) == [])
    // Backwards is no pause.
    #expect(since([100, 0, 10]) == [100, 0, 10])
  }

  @Test func `a ring drops from its front alone`() {
    func ring(_ times: [Int64], capacity: Int = 20) -> [Int64] {
      TrackedWindow.ring(of: samples(times), capacity: capacity, horizonNanoseconds: 100).map(\.nanoseconds)
    }
    #expect(ring([0, 50, 100]) == [0, 50, 100])
    #expect(ring([0, 50, 101]) == [50, 101])
    #expect(ring([1, 2, 3, 4], capacity: 2) == [3, 4])
    #expect(ring([]) == [])
    // 0 is too old for 160, but stands behind 90, which is not; and it has dropped nothing before it came.
    #expect(ring([90, 0, 160]) == [90, 0, 160])
    #expect(ring([0, 200, 90]) == [200, 90])
  }

  @Test func `a walk back ends at what is too old, or too far from the next`() {
    func walk(_ times: [Int64], gap: Int64 = .max) -> [Int64] {
      TrackedWindow.walk(back: samples(times), capacity: 4, horizon: 3, gap: gap, clock: .microseconds)
        .map(\.nanoseconds)
    }
    #expect(walk([0, 1999, 5000]) == [5000])  // 0 and 1 µs are more than 3 µs old
    #expect(walk([0, 2000, 5999]) == [2000, 5999])
    #expect(walk([1, 2, 3, 4, 5]) == [2, 3, 4, 5])
    #expect(walk([0, 2000, 3000], gap: 1) == [2000, 3000])
    #expect(walk([]) == [])
  }
}
