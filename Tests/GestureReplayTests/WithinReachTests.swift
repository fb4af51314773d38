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
