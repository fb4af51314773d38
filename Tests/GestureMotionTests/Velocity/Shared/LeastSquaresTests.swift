import GestureModel
import Testing

@testable import GestureMotion

@Suite struct LeastSquaresTests {
  private func fit(
    _ rows: [(time: Double, x: Double)], degree: Int, weights: [Double]? = nil,
    onShortColumn: LeastSquares.ShortColumn = .giveUp(below: 1e-10)
  ) -> SIMD4<Double>? {
    LeastSquares.fit(degree: degree, count: rows.count, onShortColumn: onShortColumn) { index in
      LeastSquares.Row(
        time: rows[index].time, place: SIMD2(rows[index].x, -rows[index].x), weight: weights?[index] ?? 1)
    }.map(\.x)
  }

  @Test("A polynomial gives back its coefficients", arguments: 0...3)
  func polynomial(degree: Int) throws {
    // 3 − 2t + 5t² − t³, cut off after its degree.
    let coefficients = Array([3.0, -2, 5, -1].prefix(degree + 1))
    let rows = (0..<8).map { index -> (time: Double, x: Double) in
      let time = -Double(index)
      return (time, coefficients.reversed().reduce(0) { $0 * time + $1 })
    }
    let found = try #require(fit(rows, degree: degree))
    for power in 0...3 { #expect(abs(found[power] - (power <= degree ? coefficients[power] : 0)) < 1e-9) }
  }

  @Test func `both axes are fitted`() throws {
    let fit = try #require(
      LeastSquares.fit(degree: 1, count: 2, onShortColumn: .giveUp(below: 0)) {
        LeastSquares.Row(time: Double(-$0), place: SIMD2(Double($0), 7))
      })
    #expect(abs(fit.slope.x + 1) < 1e-12 && abs(fit.slope.y) < 1e-12)
    #expect(abs(fit.y[0] - 7) < 1e-12)
  }

  @Test func `errors count by the square of the weight`() throws {
    // The mean of 0 and 6 with weights 1 and 2: (0·1 + 6·4)/5.
    let mean = try #require(fit([(0, 0), (-1, 6)], degree: 0, weights: [1, 2]))
    #expect(abs(mean[0] - 24.0 / 5) < 1e-12)
  }

  @Test func `a degree that the rows do not determine has no fit`() {
    #expect(fit([(0, 1), (-1, 2)], degree: 2) == nil)
    #expect(fit([], degree: 0) == nil)
    #expect(fit([(0, 1), (-1, 2), (-2, 3), (-3, 4), (-4, 5)], degree: 4) == nil)
    #expect(fit([(0, 1)], degree: -1) == nil)
  }

  @Test func `a short column ends the fit, or makes it no number, as asked`() throws {
    let rows: [(time: Double, x: Double)] = [(-5, 1), (-5, 2), (-5, 3)]
    #expect(fit(rows, degree: 1) == nil)
    let clamped = try #require(
      fit(rows.map { (time: 0, x: $0.x) }, degree: 1, onShortColumn: .clamp(to: 1e-6)))
    #expect(clamped[1].isNaN)
  }

  @Test func `any number of rows is fitted`() throws {
    let found = try #require(fit((0..<1000).map { (-Double($0) * 0.01, Double($0) * 0.03) }, degree: 1))
    #expect(abs(found[1] + 3) < 1e-9)
  }
}
