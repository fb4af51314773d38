/// The best of many values in order, those that came first before their equals, in memory that does not grow.
package struct Ranking<Element: Sendable>: Sendable {
  private let limit: Int
  private let isBetter: @Sendable (Element, Element) -> Bool
  private var kept: [Element] = []
  /// How many values were offered.
  package private(set) var offered = 0

  /// Keeps at most `limit` values.
  package init(limit: Int, isBetter: @escaping @Sendable (Element, Element) -> Bool) {
    self.limit = limit
    self.isBetter = isBetter
  }

  /// Takes `element` into account.
  ///
  /// - Complexity: O(log *limit*) on average; every *limit* values are sorted once.
  package mutating func offer(_ element: Element) {
    offered += 1
    kept.append(element)
    if kept.count >= 2 * limit { kept = best }
  }

  /// The values kept, best first.
  package var best: [Element] {
    // The standard library does not promise a stable sort, so places decide between equals.
    let order = kept.indices.sorted { left, right in
      if isBetter(kept[left], kept[right]) { return true }
      return isBetter(kept[right], kept[left]) ? false : left < right
    }
    return order.prefix(limit).map { kept[$0] }
  }
}
