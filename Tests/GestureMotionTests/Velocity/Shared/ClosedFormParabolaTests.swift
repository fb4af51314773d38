import GestureModel
import Testing

@testable import GestureMotion

@Suite struct ClosedFormParabolaTests {
  private func samples(_ places: [(ms: Double, x: Double, y: Double)]) -> ArraySlice<Sample> {
    places.map { Sample(nanoseconds: Int64($0.ms * 1e6), x: $0.x, y: $0.y) }[...]
  }

  @Test func `a parabola gives back its coefficients on both axes`() throws {
    // x = 7 + 300·t + 2000·t², y = 5 − 100·t with t = −0.04 … 0 s.
    let exact = (0...4).map { index -> (ms: Double, x: Double, y: Double) in
      let time = Double(index - 4) * 0.01
      return (Double(index) * 10, 7 + 300 * time + 2000 * time * time, 5 - 100 * time)
    }
    let parabola = try #require(ClosedFormParabola(through: samples(exact)))
    #expect(abs(parabola.place.x - 7) < 1e-9 && abs(parabola.place.y - 5) < 1e-9)
    #expect(abs(parabola.slope.x - 300) < 1e-8 && abs(parabola.slope.y + 100) < 1e-8)
    #expect(abs(parabola.halfAcceleration.x - 2000) < 1e-5 && abs(parabola.halfAcceleration.y) < 1e-5)
  }

  @Test func `fewer than three samples, or all at one time, have none`() {
    #expect(ClosedFormParabola(through: samples([(0, 0, 0), (1, 1, 1)])) == nil)
    #expect(ClosedFormParabola(through: samples([])) == nil)
    #expect(ClosedFormParabola(through: samples([(1, 0, 0), (1, 1, 1), (1, 2, 2)])) == nil)
  }
}
