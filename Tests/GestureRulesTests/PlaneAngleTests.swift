import Testing

@testable import GestureRules

@Suite struct PlaneAngleTests {
  @Test func `cosines of known angles are right to 1e−15`() {
    let known = [
      (0.0, 1.0), (30, 0.75.squareRoot()), (45, 0.5.squareRoot()), (60, 0.5), (90, 0), (120, -0.5), (180, -1),
    ]
    for (degrees, cosine) in known { #expect(abs(PlaneAngle.cosine(degrees: degrees) - cosine) < 1e-15) }
  }

  @Test func `an angle comes back from its cosine in tenths`() {
    for degrees in [0.0, 0.1, 33.7, 45, 48.8, 90, 179.9] {
      #expect(PlaneAngle.degrees(cosine: PlaneAngle.cosine(degrees: degrees)) == degrees)
    }
    // What is no cosine is the nearest that is.
    #expect(PlaneAngle.degrees(cosine: 1.1) == 0)
    #expect(PlaneAngle.degrees(cosine: -1.1) == 180)
  }
}
