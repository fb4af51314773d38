import GestureModel
import Testing

@Suite struct SnapCurveTests {
  @Test func `a curve begins at rest, evenly, or with speed`() {
    #expect(SnapCurve.easeInOut.initialSpeed == 0)
    #expect(SnapCurve.linear.initialSpeed == 1)
    // Near 0 the Bézier of (0, 0, 0.58, 1) has x = 1.74·t² and y = 3·t².
    #expect(abs(SnapCurve.easeOut.initialSpeed - 3 / 1.74) < 1e-12)
  }
}
