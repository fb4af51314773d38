extension Double {
  /// The number limited to ±10¹², 0 if it is none: what a replay reckons with.
  ///
  /// Recordings hold what their makers wrote. Farther than 10¹² pt no finger moves and no content reaches (ours: large
  /// enough never to touch an honest number, small enough that products and sums of a few stay finite).
  var withinReach: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e12), 1e12) }
}

extension Int64 {
  /// The time since another, both in nanoseconds, in milliseconds; recordings hold times that no whole number lies between.
  func milliseconds(since earlier: Int64) -> Double {
    let (difference, overflow) = subtractingReportingOverflow(earlier)
    return (overflow ? Double(self) - Double(earlier) : Double(difference)) * 1e-6
  }
}
