import GestureModel

/// Writes JSON with its keys in the order in which they are given.
///
/// Numbers take their shortest form that reads back the same; one that is not finite becomes `null`.
package struct JSONWriter {
  /// How the members of an object or array are set.
  package enum Layout {
    /// Each on a line of its own.
    case spread
    /// All on one line.
    case inline
  }

  /// What has been written.
  package private(set) var text = ""
  private var isFirst = true
  private var isAfterKey = false
  private var depth = 0
  private var layout = Layout.inline

  /// Creates an empty document.
  package init() {}

  /// Writes an object whose members `members` writes.
  package mutating func object(_ layout: Layout = .inline, _ members: (inout JSONWriter) -> Void) {
    enclose("{", "}", layout, members)
  }

  /// Writes an array whose elements `elements` writes.
  package mutating func array(_ layout: Layout = .inline, _ elements: (inout JSONWriter) -> Void) {
    enclose("[", "]", layout, elements)
  }

  /// Writes a key; its value must follow.
  package mutating func key(_ name: String) {
    beginElement()
    text += name.asJSON + ": "
    isAfterKey = true
  }

  /// Writes a string, or `null`.
  package mutating func value(_ string: String?) { scalar(string?.asJSON ?? "null") }
  /// Writes a whole number.
  package mutating func value(_ number: Int) { scalar(String(number)) }
  /// Writes a number, or `null` if it is none or not finite.
  package mutating func value(_ number: Double?) {
    scalar(number.flatMap { $0.isFinite ? $0.shortText : nil } ?? "null")
  }
  /// Writes `true`, `false` or `null`.
  package mutating func value(_ flag: Bool?) { scalar(flag.map { $0 ? "true" : "false" } ?? "null") }

  /// Writes a member that is a string, or `null`.
  package mutating func member(_ name: String, _ string: String?) {
    key(name)
    value(string)
  }
  /// Writes a member that is a whole number.
  package mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }
  /// Writes a member that is a number, or `null`.
  package mutating func member(_ name: String, _ number: Double?) {
    key(name)
    value(number)
  }
  /// Writes a member that is `true`, `false` or `null`.
  package mutating func member(_ name: String, _ flag: Bool?) {
    key(name)
    value(flag)
  }
  /// Writes a member that is an array of strings.
  package mutating func member(_ name: String, _ strings: [String]) {
    key(name)
    array { array in strings.forEach { array.value($0) } }
  }

  private mutating func scalar(_ literal: String) {
    beginElement()
    text += literal
  }

  private mutating func enclose(
    _ open: String, _ close: String, _ layout: Layout, _ body: (inout JSONWriter) -> Void
  ) {
    beginElement()
    text += open
    let outer = (isFirst, self.layout)
    isFirst = true
    // Inside a line there is no way back to lines.
    self.layout = depth > 0 && outer.1 == .inline ? .inline : layout
    depth += 1
    body(&self)
    depth -= 1
    if self.layout == .spread && !isFirst { breakLine() }
    (isFirst, self.layout) = outer
    isFirst = false
    text += close
  }

  private mutating func beginElement() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    if !isFirst { text += layout == .spread ? "," : ", " }
    isFirst = false
    if layout == .spread && depth > 0 { breakLine() }
  }

  private mutating func breakLine() {
    text += "\n"
    for _ in 0..<depth { text += "  " }
  }
}
