import Testing

@testable import GestureReplay

@Suite struct FlingGateTests {
  @Test func `a release under the minimum has no velocity, one at it has`() {
    #expect(FlingGate.android.passing(pointsPerMillisecond: 0.049, travel: 100) == 0)
    #expect(FlingGate.android.passing(pointsPerMillisecond: 0.05, travel: 100) == 0.05)
    #expect(FlingGate.android.passing(pointsPerMillisecond: -0.05, travel: -100) == -0.05)
    #expect(FlingGate.flutterBouncing.passing(pointsPerMillisecond: 0.099, travel: 100) == 0)
  }

  @Test func `a release over the maximum is cut to it, in its own direction`() {
    #expect(FlingGate.android.passing(pointsPerMillisecond: 9, travel: 1) == 8)
    #expect(FlingGate.android.passing(pointsPerMillisecond: -80, travel: 1) == -8)
  }

  @Test func `Flutter asks for more than 18 px`() {
    #expect(FlingGate.flutter.passing(pointsPerMillisecond: 1, travel: 18) == 0)
    #expect(FlingGate.flutter.passing(pointsPerMillisecond: 1, travel: -18.1) == 1)
  }

  @Test func `an open gate lets everything pass`() {
    #expect(FlingGate().passing(pointsPerMillisecond: 1e-12, travel: 0) == 1e-12)
    #expect(FlingGate().passing(pointsPerMillisecond: -1e9, travel: 0) == -1e9)
  }
}
