import GestureModel
import Testing

@testable import GestureMotion

@Suite struct PlaceVectorTests {
  @Test func `places and velocities keep their axes`() {
    #expect(Sample(nanoseconds: 1, x: 2, y: 3).place == SIMD2(2, 3))
    #expect(FingerVelocity(pointsPerSecond: SIMD2(2, 3)) == FingerVelocity(xPointsPerSecond: 2, yPointsPerSecond: 3))
    #expect(SIMD2(-2.0, 3).magnitudes == SIMD2(2, 3))
  }
}
