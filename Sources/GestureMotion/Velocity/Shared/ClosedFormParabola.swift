import GestureModel

/// The parabola through samples at −age seconds, all of one weight, in closed form.
///
/// With x = −age, y = place and sums over n ≥ 3 samples: Sxx = Σx² − (Σx)²/n, Sxy = Σxy − ΣxΣy/n,
/// Sxx2 = Σx³ − ΣxΣx²/n, Sx2y = Σx²y − Σx²Σy/n, Sx2x2 = Σx⁴ − (Σx²)²/n; D = Sxx·Sx2x2 − Sxx2²;
/// `c1 = (Sxy·Sx2x2 − Sx2y·Sxx2)/D`, `c2 = (Sx2y·Sxx − Sxy·Sxx2)/D`, `c0 = (Σy − c1Σx − c2Σx²)/n`.
///
/// - Source: `research/velocity.md` 1.3, from LineageOS/android_frameworks_native `libs/input/VelocityTracker.cpp`
///   @7034776f0876.
package struct ClosedFormParabola {
  /// The place at the newest sample.
  package let place: SIMD2<Double>
  /// The velocity at the newest sample, per second.
  package let slope: SIMD2<Double>
  /// Half the acceleration, per second squared.
  package let halfAcceleration: SIMD2<Double>

  /// Fits `window`, oldest first; `nil` if it has fewer than three samples, or if D is exactly 0.
  ///
  /// - Complexity: O(*n*); allocates nothing.
  package init?(through window: ArraySlice<Sample>) {
    guard let last = window.last, window.count >= 3 else { return nil }
    var (sx, sx2, sx3, sx4) = (0.0, 0.0, 0.0, 0.0)
    var (sy, sxy, sx2y) = (SIMD2<Double>.zero, SIMD2<Double>.zero, SIMD2<Double>.zero)
    // By index: an iterator would retain and release the samples.
    for index in window.indices {
      let sample = window[index]
      let x = TickClock.nanoseconds.seconds(from: last, to: sample)
      // The shift by the newest place changes no slope and spares the sums their leading digits.
      let y = sample.place - last.place
      let x2 = x * x
      sx += x
      sx2 += x2
      sx3 += x2 * x
      sx4 += x2 * x2
      sy += y
      sxy += x * y
      sx2y += x2 * y
    }
    let count = Double(window.count)
    let centredXX = sx2 - sx * sx / count
    let centredXX2 = sx3 - sx * sx2 / count
    let centredX2X2 = sx4 - sx2 * sx2 / count
    let centredXY = sxy - sx * sy / count
    let centredX2Y = sx2y - sx2 * sy / count
    let determinant = centredXX * centredX2X2 - centredXX2 * centredXX2
    guard determinant != 0 else { return nil }
    slope = (centredXY * centredX2X2 - centredX2Y * centredXX2) / determinant
    halfAcceleration = (centredX2Y * centredXX - centredXY * centredXX2) / determinant
    place = last.place + (sy - slope * sx - halfAcceleration * sx2) / count
  }
}
