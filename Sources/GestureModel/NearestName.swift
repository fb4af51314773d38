/// Finds the known name that a mistyped one most likely meant.
package enum NearestName {
  /// The name with the fewest edits, if it is close enough to be worth suggesting; the first of equals.
  ///
  /// Close enough is a third of the longer name's length, at least 1 (ours: one slip in short words, several in long).
  /// - Complexity: O(*n*·*m*) in the lengths, for each name.
  package static func to(_ text: String, in names: some Sequence<String>) -> String? {
    let wanted = Array(text.lowercased().unicodeScalars.prefix(64))
    var best: (name: String, edits: Int)?
    for name in names {
      let candidate = Array(name.lowercased().unicodeScalars)
      let edits = distance(wanted, candidate)
      guard edits <= max(1, max(wanted.count, candidate.count) / 3) else { continue }
      if edits < best?.edits ?? .max { best = (name, edits) }
    }
    return best?.name
  }

  /// Optimal string alignment: insertions, deletions, replacements and swaps of neighbours.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var older = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1] + [Int](repeating: 0, count: right.count)
      for column in 0..<right.count {
        let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
        current[column + 1] = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          current[column + 1] = min(current[column + 1], older[column - 1] + 1)
        }
      }
      (older, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
