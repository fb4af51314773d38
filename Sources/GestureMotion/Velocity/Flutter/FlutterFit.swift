import GestureModel

/// Flutter's least-squares solver: a polynomial in each axis with the share of the variance it explains.
///
/// Fitted by ``LeastSquares`` with weights of 1; a column whose rest is shorter than 1e-10 leaves no fit. The confidence of
/// an axis is R² = 1 − (sum of squared errors)/(sum of squares about the mean), 1 where the latter is 1e-10 or less.
///
/// - Source: `research/velocity.md` 2, from flutter/flutter `gestures/lsq_solver.dart`, read in
///   nate-thegrate/flutter @79557800f992.
package struct FlutterFit {
  /// The coefficients along x, lowest power first; those above the degree are 0.
  package let x: SIMD4<Double>
  /// The coefficients along y, lowest power first; those above the degree are 0.
  package let y: SIMD4<Double>
  /// R² of each axis.
  package let confidence: SIMD2<Double>
  /// The slope at time 0, per unit of time.
  package var slope: SIMD2<Double> { SIMD2(x[1], y[1]) }

  /// The sum of squares below which places do not vary.
  private static let noVariance = 1e-10

  /// Fits places at times in any unit; `nil` if they do not determine a polynomial of `degree`, 0 to 3.
  package init?(degree: Int, times: [Double], places: [SIMD2<Double>]) {
    self.init(degree: degree, count: min(times.count, places.count)) { (times[$0], places[$0]) }
  }

  /// Fits a window, oldest first, with time 0 at its newest sample and milliseconds as the unit.
  init?(degree: Int, of window: ArraySlice<Sample>, clock: TickClock) {
    guard let newest = window.last else { return nil }
    self.init(degree: degree, count: window.count) { back in
      let sample = window[window.endIndex - 1 - back]
      return (-(clock.seconds(from: sample, to: newest) * 1000), sample.place)
    }
  }

  private init?(degree: Int, count: Int, row: (Int) -> (time: Double, place: SIMD2<Double>)) {
    let fit = LeastSquares.fit(degree: degree, count: count, onShortColumn: .giveUp(below: 1e-10)) {
      LeastSquares.Row(time: row($0).time, place: row($0).place)
    }
    guard let fit else { return nil }
    var mean = SIMD2<Double>.zero
    for index in 0..<count { mean += row(index).place }
    mean /= Double(count)
    var (errors, squares) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    for index in 0..<count {
      let (time, place) = row(index)
      var fitted = SIMD2<Double>.zero
      for power in (0...degree).reversed() { fitted = fitted * time + SIMD2(fit.x[power], fit.y[power]) }
      errors += (place - fitted) * (place - fitted)
      squares += (place - mean) * (place - mean)
    }
    (x, y) = (fit.x, fit.y)
    confidence = (1 - errors / squares).replacing(with: 1, where: squares .<= Self.noVariance)
  }
}
