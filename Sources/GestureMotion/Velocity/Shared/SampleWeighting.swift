/// How much a sample counts in a weighted fit; its squared error counts by the square of this.
///
/// - Source: `research/velocity.md` 1.3, from LineageOS/android_frameworks_native `libs/input/VelocityTracker.cpp`
///   @7034776f0876, and the same in Chromium.
enum SampleWeighting: Hashable, Sendable {
  /// Every sample alike.
  case none
  /// Samples soon followed by another count less, down to a half.
  case delta
  /// Very new and old samples count less, down to a half.
  case central
  /// Samples older than 50 ms count less, down to a half at 100 ms.
  case recent

  /// The weight of a sample, 0.5 to 1.
  ///
  /// - Parameters:
  ///   - ageMilliseconds: How much older than the newest sample it is.
  ///   - millisecondsToNewer: How long after it the next newer sample came; `nil` for the newest.
  func weight(ageMilliseconds age: Double, millisecondsToNewer: Double?) -> Double {
    switch self {
    case .none: return 1
    case .delta:
      guard let step = millisecondsToNewer else { return 1 }
      return step < 0 ? 0.5 : step < 10 ? 0.5 + 0.05 * step : 1
    case .central:
      if age < 0 { return 0.5 }
      if age < 10 { return 0.5 + 0.05 * age }
      if age < 50 { return 1 }
      return age < 60 ? 0.5 + 0.05 * (60 - age) : 0.5
    case .recent:
      return age < 50 ? 1 : age < 100 ? 0.5 + 0.01 * (100 - age) : 0.5
    }
  }
}
