/// How many strokes moved how many pages, negative towards page 0.
public struct PagesMoved: Hashable, Sendable {
  private var counts: [Int: Int] = [:]

  /// Creates an empty histogram.
  public init() {}

  /// Counts one stroke that moved `pages`.
  public mutating func add(_ pages: Int) { counts[pages, default: 0] += 1 }

  /// How many strokes were counted.
  public var strokeCount: Int { counts.values.reduce(0, +) }

  /// The mean of the pages moved, either way; `nil` if nothing was counted.
  public var mean: Double? {
    let pages = bars.reduce(0.0) { $0 + abs(Double($1.pages)) * Double($1.strokes) }
    return strokeCount > 0 ? pages / Double(strokeCount) : nil
  }

  /// The share of the strokes that moved at least `pages` either way, from 0 to 1; `nil` if nothing was counted.
  public func share(ofAtLeast pages: Int) -> Double? {
    let strokes = bars.filter { $0.pages.magnitude >= pages.magnitude }.reduce(0) { $0 + $1.strokes }
    return strokeCount > 0 ? Double(strokes) / Double(strokeCount) : nil
  }

  /// The bars from the lowest number of pages up; empty if nothing was counted.
  public var bars: [(pages: Int, strokes: Int)] {
    counts.keys.sorted().map { (pages: $0, strokes: counts[$0] ?? 0) }
  }
}
