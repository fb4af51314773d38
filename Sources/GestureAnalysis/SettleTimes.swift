/// How long strokes took to settle, counted by whole milliseconds so that its memory does not grow with the strokes.
public struct SettleTimes: Hashable, Sendable {
  /// Longer times are counted as this one: 100 s are no settling any more (ours).
  static let longestMilliseconds = 100_000
  private var counts: [Int: Int] = [:]
  private var total = 0

  /// Creates times of nothing.
  public init() {}

  /// Counts a time; NaN and negative ones are left out.
  mutating func add(_ milliseconds: Double) {
    guard milliseconds >= 0 else { return }
    counts[Int(min(milliseconds.rounded(.up), Double(Self.longestMilliseconds))), default: 0] += 1
    total += 1
  }

  /// The whole milliseconds within which a share of the strokes settled; `nil` if there are none.
  ///
  /// - Parameter share: From above 0 to 1; 0.95 of 20 strokes are 19 of them.
  public func milliseconds(ofShare share: Double) -> Double? {
    guard total > 0, share > 0 else { return nil }
    // A share is meant in whole per mille: 0.95 · 20 is 19, whatever the last bit says.
    let wanted = min(max(Int((share * Double(total) - 1e-9).rounded(.up)), 1), total)
    var seen = 0
    for time in counts.keys.sorted() {
      seen += counts[time] ?? 0
      if seen >= wanted { return Double(time) }
    }
    return nil
  }
}
