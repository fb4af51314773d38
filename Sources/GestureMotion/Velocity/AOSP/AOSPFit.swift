import GestureModel

/// The fits of Android's LSQ strategies.
enum AOSPFit {
  /// Fits what the store holds, with the degree lowered to what its samples allow.
  ///
  /// An unweighted parabola is fitted in closed form, also where a cubic was asked for and there are only three samples:
  /// they may lie so close together that Gram–Schmidt would give up.
  static func estimate(
    of window: ArraySlice<Sample>, degree: Int, weighting: SampleWeighting = .none
  ) -> VelocityEstimate {
    guard min(degree, window.count - 1) == 2, weighting == .none else {
      return PolynomialFit.estimate(of: window, degree: degree, weighting: weighting, clock: .nanoseconds)
    }
    guard let parabola = ClosedFormParabola(through: window) else {
      return VelocityEstimate(nil, remark: .undetermined, sampleCount: window.count)
    }
    return VelocityEstimate(FingerVelocity(pointsPerSecond: parabola.slope), of: window)
  }
}
