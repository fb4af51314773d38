import GestureModel

/// Which column of delimited text holds what, as `--columns` says it.
///
/// The text is a list such as `t_ms=timestamp,x=px,y=py`: on the left what Detent needs, on the right a name from the
/// header or a column's number, counted from 1. What is not listed is found by its name as usual, and an empty right side
/// leaves a column out. On the left stand `trace`, `pointer`, `t_s`, `t_ms`, `t_us`, `t_ns`, `t` (unit found from the
/// numbers, or ISO 8601), `x`, `y`, `phase`, `session`, `intent`, `start_offset`, `device` and `velocity`.
/// A name with a comma or an equals sign stands in double quotes.
public struct ColumnMapping: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    var role: ColumnRole
    /// The name or number; empty to leave the role out.
    var column: String
    /// Whether it was quoted, so that digits are a name.
    var isQuoted: Bool
  }

  let entries: [Entry]

  private static let roles: [(name: String, role: ColumnRole)] = [
    ("trace", .trace), ("pointer", .pointer), ("t_s", .time(.seconds)), ("t_ms", .time(.milliseconds)),
    ("t_us", .time(.microseconds)), ("t_ns", .time(.nanoseconds)), ("t", .time(nil)), ("x", .x), ("y", .y),
    ("phase", .phase), ("session", .session), ("intent", .intent), ("start_offset", .startOffset),
    ("device", .source), ("velocity", .velocity),
  ]

  /// Reads the text of the option.
  ///
  /// - Throws: What cannot be understood; the message names no place, since it stands on no line of a file.
  public init(_ text: String) throws(Diagnostic) {
    var entries: [Entry] = []
    for piece in ColumnMapping.pieces(of: text) {
      guard let equals = piece.firstIndex(of: "=") else {
        throw Diagnostic(
          .error, at: nil, "expected name=column in --columns, found \(FoundText.quoted(String(piece)))",
          notes: ["write for example --columns \"t_ms=timestamp,x=2,y=3\""])
      }
      let name = ColumnMapping.trimmed(piece[..<equals])
      var column = ColumnMapping.trimmed(piece[piece.index(after: equals)...])
      guard let role = ColumnMapping.roles.first(where: { $0.name == name })?.role else {
        let near = NearestName.to(name, in: ColumnMapping.roles.map(\.name))
        throw Diagnostic(
          .error, at: nil, "expected a known name before = in --columns, found \(FoundText.quoted(name))",
          notes: (near.map { ["did you mean '\($0)'?"] } ?? [])
            + ["known names: " + ColumnMapping.roles.map(\.name).joined(separator: ", ")])
      }
      guard !entries.contains(where: { $0.role.isSameKind(as: role) }) else {
        throw Diagnostic(
          .error, at: nil, "expected '\(role.isSameKind(as: .time(nil)) ? "t" : name)' once in --columns")
      }
      let isQuoted = column.count >= 2 && column.hasPrefix("\"") && column.hasSuffix("\"")
      if isQuoted { column = String(column.dropFirst().dropLast()) }
      entries.append(Entry(role: role, column: column, isQuoted: isQuoted))
    }
    guard !entries.isEmpty else {
      throw Diagnostic(
        .error, at: nil, "expected columns in --columns, found nothing",
        notes: ["write for example --columns \"t_ms=timestamp,x=2,y=3\""])
    }
    self.entries = entries
  }

  /// Cut at commas that stand outside quotes.
  private static func pieces(of text: String) -> [Substring] {
    var isQuoted = false
    return text.split { character in
      if character == "\"" { isQuoted.toggle() }
      return character == "," && !isQuoted
    }.filter { !trimmed($0).isEmpty }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension ColumnMapping.Entry {
  /// The place in a row of `header`, from 0, or `nil` if there is none.
  func index(in header: [String]?, fieldCount: Int) -> Int? {
    if let header, let index = header.firstIndex(of: column) { return index }
    guard !isQuoted, let number = Int(column), number >= 1, number <= fieldCount else { return nil }
    return number - 1
  }
}
