import GestureReplay

/// How often candidates choose the same page: which platforms agree.
///
/// Memory grows with the square of the candidates, not with the traces.
public struct Likeness: Hashable, Sendable {
  /// How many strokes were compared.
  public private(set) var strokes = 0
  private let count: Int
  /// For each pair, the first before the second, how many strokes ended at one page.
  private var same: [Int]

  /// Creates a likeness of nothing.
  public init(candidateCount: Int) {
    count = candidateCount
    same = Array(repeating: 0, count: candidateCount * candidateCount)
  }

  /// Counts one stroke, with one outcome a candidate.
  public mutating func add(_ row: [Outcome]) {
    guard row.count == count else { return }
    strokes += 1
    for first in 0..<count {
      for second in first..<count where row[first].page == row[second].page { same[first * count + second] += 1 }
    }
  }

  /// The share of strokes that end at the same page under both, from 0 to 1; 1 without strokes.
  public func share(_ first: Int, _ second: Int) -> Double {
    let (low, high) = (min(first, second), max(first, second))
    return strokes > 0 ? Double(same[low * count + high]) / Double(strokes) : 1
  }

  /// The candidates by what they do: those that never differ stand together, largest group first, then in their order.
  public var groups: [[Int]] {
    var groups: [[Int]] = []
    for candidate in 0..<count {
      if let known = groups.firstIndex(where: { $0.first.map { share($0, candidate) == 1 } ?? false }) {
        groups[known].append(candidate)
      } else {
        groups.append([candidate])
      }
    }
    let order = groups.indices.sorted { left, right in
      groups[left].count != groups[right].count ? groups[left].count > groups[right].count : left < right
    }
    return order.map { groups[$0] }
  }
}
