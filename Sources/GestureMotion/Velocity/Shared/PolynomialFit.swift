import GestureModel

/// The slope, at the newest sample, of a polynomial fitted to a window, as Android's and Chromium's trackers ask for it.
enum PolynomialFit {
  /// The remaining norm below which a column counts as dependent on the earlier ones, with times in seconds.
  ///
  /// - Source: `research/velocity.md` 1.3.
  static let shortestColumn = 1e-6

  /// Fits `window`, oldest first, with the degree lowered to what its samples allow.
  ///
  /// One sample gives none, two a line.
  static func estimate(
    of window: ArraySlice<Sample>, degree: Int, weighting: SampleWeighting = .none, clock: TickClock
  ) -> VelocityEstimate {
    guard let newest = window.last, window.count >= 2 else {
      return VelocityEstimate(nil, remark: .tooFewSamples, sampleCount: window.count)
    }
    let fit = LeastSquares.fit(
      degree: min(degree, window.count - 1), count: window.count, onShortColumn: .giveUp(below: shortestColumn)
    ) { back in
      let index = window.endIndex - 1 - back
      let sample = window[index]
      let age = clock.seconds(from: sample, to: newest)
      var row = LeastSquares.Row(time: -age, place: sample.place)
      guard weighting != .none else { return row }
      let step = back == 0 ? nil : clock.seconds(from: sample, to: window[index + 1]) * 1000
      row.weight = weighting.weight(ageMilliseconds: age * 1000, millisecondsToNewer: step)
      return row
    }
    guard let fit else { return VelocityEstimate(nil, remark: .undetermined, sampleCount: window.count) }
    return VelocityEstimate(FingerVelocity(pointsPerSecond: fit.slope), of: window)
  }
}

extension VelocityEstimate {
  /// An answer that all samples of `window` took part in.
  init(_ velocity: FingerVelocity?, remark: VelocityRemark? = nil, of window: ArraySlice<Sample>) {
    self.init(
      velocity, remark: remark, sampleCount: window.count, oldestNanoseconds: window.first?.nanoseconds,
      newestNanoseconds: window.last?.nanoseconds)
  }
}
