/// Finds how far a number has to move before a decision changes, for rules without a closed form.
///
/// The rule itself is asked, so a margin cannot disagree with the decision it belongs to.
enum FlipSearch {
  /// The least distance from `value` at which `decide` answers something else; `nil` if it never does.
  ///
  /// - Parameters:
  ///   - breakpoints: Numbers between which the answer does not change, in any order; more than there are do no harm,
  ///     those that are not finite are left out. They need only be right to about 1e−10 of their size.
  ///   - decide: The rule.
  /// - Returns: The distance, exact to the last bits: beside the breakpoint the place is bisected.
  /// - Complexity: O(*n* log *n*), and three questions for each breakpoint that does not flip.
  static func distance<Decision: Equatable>(
    from value: Double, across breakpoints: [Double], decide: (Double) -> Decision
  ) -> Double? {
    guard value.isFinite else { return nil }
    let held = decide(value)
    let ordered = breakpoints.filter(\.isFinite).sorted { abs($0 - value) < abs($1 - value) }
    for breakpoint in ordered {
      let width = 1e-9 * max(abs(breakpoint), 1)
      let places = [breakpoint - width, breakpoint, breakpoint + width].sorted { abs($0 - value) < abs($1 - value) }
      var same = value
      for place in places {
        if decide(place) != held { return abs(edge(from: same, to: place, held: held, decide: decide) - value) }
        // The places on the far side of `value` lead away from the flip.
        if (place - value) * (breakpoint - value) > 0 { same = place }
      }
    }
    return nil
  }

  /// The number nearest to `same`, on the way to `other`, at which the answer is not `held`.
  private static func edge<Decision: Equatable>(
    from same: Double, to other: Double, held: Decision, decide: (Double) -> Decision
  ) -> Double {
    var (same, other) = (same, other)
    for _ in 0..<200 {
      let middle = same + (other - same) / 2
      guard middle != same, middle != other else { break }
      if decide(middle) == held { same = middle } else { other = middle }
    }
    return other
  }
}
