/// A place in a file, counted as editors count.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file as the user named it, or `-` for standard input.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Creates a place; without line and column it is the start of the file.
  public init(path: String, line: Int = 1, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// `path:line:column`, the form that editors and CI systems follow.
  public var description: String { "\(path):\(line):\(column)" }
}
