/// A row of bars, one a value, that fits into a line of text.
enum Sparkline {
  fileprivate static let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

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

extension Sparkline {
  /// A bar for `count` of `most`, the lowest for the least that is more than none; a blank for none.
  static func bar(_ count: Int, of most: Int) -> Character {
    guard count > 0, most > 0 else { return " " }
    let step = (Double(count) / Double(most) * Double(bars.count)).rounded(.up)
    return bars[min(max(Int(step) - 1, 0), bars.count - 1)]
  }

  /// Rows of blocks, the highest first: each value fills its column up to its share of `most`, in eighths of a row.
  ///
  /// What is more than nothing shows at least an eighth; what is no number is blank.
  static func area(of values: [Double], upTo most: Double, rows: Int) -> [String] {
    let eighths = values.map { value -> Int in
      guard value.isFinite, most > 0, value > 0 else { return 0 }
      return max(Int((min(value / most, 1) * Double(rows * bars.count)).rounded()), 1)
    }
    return (0..<rows).reversed().map { row in
      String(
        eighths.map { eighths -> Character in
          let filled = eighths - row * bars.count
          return filled <= 0 ? " " : bars[min(filled, bars.count) - 1]
        })
    }
  }
}
