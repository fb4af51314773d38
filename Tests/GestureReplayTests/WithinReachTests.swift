import Testing

@testable import GestureReplay

@Suite struct WithinReachTests {
  @Test(
    "An honest number stays, another becomes one",
    arguments: [
      (0.0, 0.0), (-1184.5, -1184.5), (1e12, 1e12), (1.1e12, 1e12), (-1e300, -1e12), (.infinity, 1e12),
      (-.infinity, -1e12), (.nan, 0),
    ] as [(Double, Double)])
  func reach(number: Double, kept: Double) {
    #expect(number.withinReach == kept)
  }
}

@Suite struct NanosecondsTests {
  @Test func `times farther apart than a whole number reaches do not trap`() {
    #expect(Int64(5_000_000).milliseconds(since: 2_000_000) == 3)
    #expect(abs(Int64.max.milliseconds(since: .min) / 1.8446744073709552e13 - 1) < 1e-12)  // 2⁶⁴ ns
    #expect(Int64.min.milliseconds(since: .max) < 0)
  }
}
