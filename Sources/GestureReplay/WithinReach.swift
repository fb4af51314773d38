extension Double {
  /// The number limited to ±10¹², 0 if it is none: what a replay reckons with.
  ///
  /// Recordings hold what their makers wrote. Farther than 10¹² pt no finger moves and no content reaches (ours: large
  /// enough never to touch an honest number, small enough that products and sums of a few stay finite).
  var withinReach: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e12), 1e12) }
}
