/// Polynomials fitted to samples by modified Gram–Schmidt, as the platforms' trackers do it.
///
/// Column 0 of the matrix is the weights, column i is column i − 1 times the time. From each column its projections on
/// the earlier orthonormal ones are taken off one after the other, each computed on what is left of it, and the rest is
/// divided by its norm. R holds the columns' projections; the right side is place times weight; back substitution gives
/// the coefficients. Errors are thus weighted by the square of the weight.
///
/// - Source: `research/velocity.md` 1.3, from LineageOS/android_frameworks_native `libs/input/VelocityTracker.cpp`
///   @7034776f0876; 2 and 5.3 for Flutter's and Compose's limits.
enum LeastSquares {
  /// One row of the matrix.
  struct Row {
    /// The time relative to the newest sample, in the unit in which the platform fits; 0 or less.
    var time: Double
    /// Both coordinates.
    var place: SIMD2<Double>
    /// The weight.
    var weight = 1.0
  }

  /// What to do when a column is as good as a combination of the earlier ones.
  enum ShortColumn {
    /// There is no fit.
    case giveUp(below: Double)
    /// The norm is taken for this much.
    case clamp(to: Double)
  }

  /// A polynomial in each axis.
  struct Fit {
    /// The coefficients, lowest power first; those above the degree are 0.
    var x: SIMD4<Double>
    /// The coefficients, lowest power first; those above the degree are 0.
    var y: SIMD4<Double>
    /// The slope at time 0, per unit of time.
    var slope: SIMD2<Double> { SIMD2(x[1], y[1]) }
  }

  /// The polynomial of `degree` through `count` rows; `nil` if a column is too short, or the degree is not below `count`.
  ///
  /// - Parameters:
  ///   - degree: 0 to 3.
  ///   - count: How many rows there are.
  ///   - row: Gives the row of an index below `count`, the newest sample first; asked several times.
  /// - Complexity: O(*count*·*degree*²). The scratch memory is on the stack, and nothing is allocated, up to 32 rows at
  ///   degree 3 and 42 at degree 2; the platforms' rings hold 20 and 40.
  static func fit(degree: Int, count: Int, onShortColumn: ShortColumn, row: (Int) -> Row) -> Fit? {
    guard (0...3).contains(degree), count > degree else { return nil }
    // `basis` holds the orthonormal columns one after the other. `rest` holds the times, then the current column of the
    // matrix, then R row by row with four places a row. Every index below stays inside: columns < degree + 1 ≤ 4.
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: (degree + 1) * count) { basis in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * count + 16) { rest in
        let (column, triangle) = (count, 2 * count)
        for index in 0..<count {
          let entry = row(index)
          rest[index] = entry.time
          rest[column + index] = entry.weight
        }
        for power in 0...degree {
          if power > 0 { for index in 0..<count { rest[column + index] *= rest[index] } }
          let start = power * count
          for index in 0..<count { basis[start + index] = rest[column + index] }
          for earlier in 0..<power {
            let other = earlier * count
            var (projection, entry) = (0.0, 0.0)
            for index in 0..<count {
              projection += basis[start + index] * basis[other + index]
              entry += rest[column + index] * basis[other + index]
            }
            rest[triangle + 4 * earlier + power] = entry
            for index in 0..<count { basis[start + index] -= projection * basis[other + index] }
          }
          var square = 0.0
          for index in 0..<count { square += basis[start + index] * basis[start + index] }
          var norm = square.squareRoot()
          switch onShortColumn {
          case .giveUp(let limit): if norm < limit { return nil }
          case .clamp(let limit): norm = max(norm, limit)
          }
          var entry = 0.0
          for index in 0..<count {
            basis[start + index] /= norm
            entry += basis[start + index] * rest[column + index]
          }
          rest[triangle + 4 * power + power] = entry
        }
        var fit = Fit(x: .zero, y: .zero)
        for power in (0...degree).reversed() {
          var value = SIMD2<Double>.zero
          for index in 0..<count {
            let entry = row(index)
            value += basis[power * count + index] * (entry.weight * entry.place)
          }
          for higher in (power + 1)..<(degree + 1) {
            value -= rest[triangle + 4 * power + higher] * SIMD2(fit.x[higher], fit.y[higher])
          }
          value /= rest[triangle + 4 * power + power]
          (fit.x[power], fit.y[power]) = (value.x, value.y)
        }
        return fit
      }
    }
  }
}
