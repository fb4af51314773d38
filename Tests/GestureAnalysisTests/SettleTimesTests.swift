import Testing

@testable import GestureAnalysis

@Suite struct SettleTimesTests {
  func times(_ milliseconds: [Double]) -> SettleTimes {
    var times = SettleTimes()
    milliseconds.forEach { times.add($0) }
    return times
  }

  @Test func `19 of 20 strokes are 95 of 100`() {
    // 10, 20, … 200 ms: the nineteenth is 190.
    let twenty = times((1...20).map { Double($0) * 10 })
    #expect(twenty.milliseconds(ofShare: 0.95) == 190)
    #expect(twenty.milliseconds(ofShare: 1) == 200)
    #expect(twenty.milliseconds(ofShare: 0.001) == 10)
  }

  @Test func `a time that is not whole is settled within the next one`() {
    #expect(times([99.2]).milliseconds(ofShare: 0.95) == 100)
  }

  @Test func `nothing has no time, and what is no time does not count`() {
    #expect(times([]).milliseconds(ofShare: 0.95) == nil)
    #expect(times([.nan, -1]).milliseconds(ofShare: 0.95) == nil)
    #expect(times([1]).milliseconds(ofShare: 0) == nil)
  }

  @Test func `a time without end is counted as the longest`() {
    #expect(times([.infinity, 1e300]).milliseconds(ofShare: 0.5) == 100_000)
  }
}
