/// Lines of an app that show a pitfall, the lines that do not, and what both come to.
///
/// The lines are Swift for UIKit or SwiftUI and leave out what does not matter: `stride`, `item`, `spacing`, `count` and
/// `lastPage` stand for the layout's own. A test replays each example and derives every number in ``numbers`` again.
public struct CodeExample: Hashable, Sendable {
  /// The lines that show the pitfall, without a line break at the end.
  public var wrong: String
  /// The lines that do not, without a line break at the end.
  public var right: String
  /// Both worked out on one layout or release, in sentences.
  public var numbers: String
  /// Creates an example.
  public init(wrong: String, right: String, numbers: String) {
    self.wrong = wrong
    self.right = right
    self.numbers = numbers
  }
}
