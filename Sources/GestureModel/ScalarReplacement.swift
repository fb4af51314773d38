extension String {
  /// The text with those scalars replaced for which `replacement` has a text.
  ///
  /// For escaping: `replacing(_:with:)` compares characters, and a quote or a bar that is joined with an accent is
  /// another character to it, while every reader of the file still sees the quote or the bar.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    guard unicodeScalars.contains(where: { replacement($0) != nil }) else { return self }
    var replaced = ""
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        replaced += text
      } else {
        replaced.unicodeScalars.append(scalar)
      }
    }
    return replaced
  }
}
