import GestureModel

extension Sample {
  /// Both coordinates as one vector, so that a formula is written, and computed, once for both axes.
  @inline(__always)
  var place: SIMD2<Double> { SIMD2(x, y) }
}

extension FingerVelocity {
  /// A velocity in points per second.
  @inline(__always)
  init(pointsPerSecond: SIMD2<Double>) {
    self.init(xPointsPerSecond: pointsPerSecond.x, yPointsPerSecond: pointsPerSecond.y)
  }
}

extension SIMD2<Double> {
  /// The magnitude of each component.
  @inline(__always)
  var magnitudes: Self { replacing(with: -self, where: self .< 0) }
}
