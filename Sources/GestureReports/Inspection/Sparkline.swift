/// A row of bars, one a value, that fits into a line of text.
enum Sparkline {
  private static let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// Draws `values` between their least and their largest; equal values are all lowest, what is no number is a blank.
  static func text(of values: [Double]) -> String {
    let known = values.filter(\.isFinite)
    guard let least = known.min(), let most = known.max() else { return String(repeating: " ", count: values.count) }
    // Halved first, so that the distance of the farthest numbers is one.
    let range = most / 2 - least / 2
    return String(
      values.map { value -> Character in
        guard value.isFinite else { return " " }
        let share = range > 0 ? (value / 2 - least / 2) / range : 0
        return bars[min(Int(share * Double(bars.count)), bars.count - 1)]
      })
  }
}
