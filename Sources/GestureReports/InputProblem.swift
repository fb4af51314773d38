import GestureModel

/// Input that could not be read, where CI systems want a rule's name for it.
enum InputProblem {
  /// The name, which no pitfall has.
  static let identifier = "unreadable-input"
  /// One sentence for lists of rules.
  static let summary = "A trace could not be read and was left out."
  /// What to do, in one sentence.
  static let remedy = "Mend the file where the message says, or leave it out of the run."
}

extension String {
  /// A path as GitHub and GitLab find files: relative to the repository's root, without `./`.
  var asRepositoryPath: String {
    var path = Substring(onTerminal.shortened(to: 1024))
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    while path.utf8.first == UInt8(ascii: "/") { path = Substring(path.unicodeScalars.dropFirst()) }
    return path.isEmpty ? "-" : String(path)
  }
}
