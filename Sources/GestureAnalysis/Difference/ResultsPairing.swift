/// Which of the old belongs to which of the new.
///
/// Names pair first. What is left over was renamed, moved or is really new, and pairs by what it is.
enum ResultsPairing {
  /// Pairs the elements that have the same key, the first with the first of equals, in the order of the new ones.
  static func pairs<Element>(
    _ old: [Element], _ new: [Element], oldLeft: [Int], newLeft: [Int], by key: (Element) -> String?
  ) -> [(old: Int, new: Int)] {
    var waiting: [String: [Int]] = [:]
    for index in oldLeft.reversed() {
      if let key = key(old[index]) { waiting[key, default: []].append(index) }
    }
    return newLeft.compactMap { index in
      guard let key = key(new[index]), let partner = waiting[key]?.popLast() else { return nil }
      return (partner, index)
    }
  }

  /// Pairs by one key after the other; what one key has paired the next does not see.
  static func pairs<Element>(
    _ old: [Element], _ new: [Element], keys: [(Element) -> String?]
  ) -> [(old: Int, new: Int)] {
    var (oldLeft, newLeft) = (Array(old.indices), Array(new.indices))
    var found: [(old: Int, new: Int)] = []
    for key in keys {
      let pairs = pairs(old, new, oldLeft: oldLeft, newLeft: newLeft, by: key)
      let (oldTaken, newTaken) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
      oldLeft.removeAll(where: oldTaken.contains)
      newLeft.removeAll(where: newTaken.contains)
      found += pairs
    }
    return found.sorted { $0.new < $1.new }
  }

  /// The scenarios: by name, then by their place.
  static func scenarios(_ old: [RecordedResults], _ new: [RecordedResults]) -> [(old: Int, new: Int)] {
    pairs(old, new, keys: [{ $0.name }, { _ in "" }])
  }

  /// The candidates: by name, then those of one strategy in their order, as `threshold(velocity: 0.5)` becomes
  /// `threshold(velocity: 0.3)`.
  static func candidates(_ old: [RecordedCandidate], _ new: [RecordedCandidate]) -> [(old: Int, new: Int)] {
    pairs(old, new, keys: [{ $0.id }, { $0.strategy }])
  }

  /// The traces: by file and name, then by name alone, as when a file was moved.
  static func traces(_ old: [RecordedTrace], _ new: [RecordedTrace]) -> [(old: Int, new: Int)] {
    pairs(old, new, keys: [{ trace in trace.path.map { "\($0)\n\(trace.id)" } }, { $0.id }])
  }
}
