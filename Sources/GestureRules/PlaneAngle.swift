/// Angles by their cosines, without the C library, whose last bits differ between platforms.
enum PlaneAngle {
  /// π, as `Double` has it.
  private static let radiansPerDegree = Double.pi / 180

  /// The cosine of an angle from 0 to 180 degrees, to about 1e−15.
  static func cosine(degrees: Double) -> Double {
    let bounded = min(max(degrees, 0), 180)
    guard bounded <= 90 else { return -cosine(degrees: 180 - bounded) }
    let half = bounded / 2 * radiansPerDegree
    // The series of the half angle, at most π/4, falls below 1e−17 within ten terms; cos 2a = 2·cos²a − 1.
    var (sum, term) = (1.0, 1.0)
    for n in 1...10 {
      term *= -half * half / Double((2 * n - 1) * (2 * n))
      sum += term
    }
    return 2 * sum * sum - 1
  }

  /// The angle with this cosine, from 0 to 180 degrees, in whole tenths.
  static func degrees(cosine: Double) -> Double {
    var (low, high) = (0.0, 180.0)
    for _ in 0..<24 {  // halving 180° finds a hundred-thousandth of a degree
      let middle = (low + high) / 2
      if self.cosine(degrees: middle) > cosine { low = middle } else { high = middle }
    }
    return (high * 10).rounded() / 10
  }
}
