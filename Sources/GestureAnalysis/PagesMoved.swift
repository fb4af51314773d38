/// How many strokes moved how many pages, negative towards page 0.
public struct PagesMoved: Hashable, Sendable {
  private var counts: [Int: Int] = [:]

  /// Creates an empty histogram.
  public init() {}

  /// Counts one stroke that moved `pages`.
  public mutating func add(_ pages: Int) { counts[pages, default: 0] += 1 }

  /// The bars from the lowest number of pages up; empty if nothing was counted.
  public var bars: [(pages: Int, strokes: Int)] {
    counts.keys.sorted().map { (pages: $0, strokes: counts[$0] ?? 0) }
  }
}
