import GestureModel

/// Walks through JSON value by value, checking its grammar, without building anything.
///
/// Several values may follow each other at the top, as in one object a line.
struct JSONCursor {
  enum Event: Hashable {
    case beginObject, endObject, beginArray, endArray
    /// A key of an object; its text is in ``text``.
    case key
    case string, number, notFinite
    case bool(Bool)
    case null
    /// No more values.
    case end

    /// What it is, for "found …".
    var words: String {
      switch self {
      case .beginObject, .endObject: "an object"
      case .beginArray, .endArray: "an array"
      case .key, .string: "a string"
      case .number: "a number"
      case .notFinite: "no finite number"
      case .bool: "true or false"
      case .null: "null"
      case .end: "the end of the input"
      }
    }
  }

  private enum Place { case value, firstKey, key, firstElement, afterValue }

  private var tokenizer: JSONTokenizer
  private let dialect: JSONDialect
  private let maximumDepth: Int
  /// Whether each open container is an object.
  private var stack: [Bool] = []
  private var place = Place.value

  init(_ input: BlockBuffer, path: String, dialect: JSONDialect, options: ReadingOptions) {
    tokenizer = JSONTokenizer(input, path: path, dialect: dialect, maximumLength: options.maximumLineLength)
    self.dialect = dialect
    maximumDepth = max(options.maximumDepth, 1)
  }

  /// The text of the last key, string, number or word.
  var text: [UInt8] { tokenizer.text }
  /// Where the last event begins.
  private(set) var line = 1
  private(set) var column = 1
  /// How many containers are open.
  var depth: Int { stack.count }
  var location: SourceLocation {
    var location = tokenizer.tokenLocation
    location.line = line
    location.column = column
    return location
  }

  /// The next event.
  mutating func next() throws(Diagnostic) -> Event {
    var token = try read()
    if place == .afterValue {
      if let isObject = stack.last {
        if token == (isObject ? .endObject : .endArray) { return close(isObject) }
        guard token == .comma else { throw unexpected(token, isObject ? "',' or '}'" : "',' or ']'") }
        token = try read()
        place = isObject ? .key : .value
        if dialect == .json5, token == (isObject ? .endObject : .endArray) { return close(isObject) }
      } else {
        place = .value
      }
    }
    switch place {
    case .firstKey where token == .endObject: return close(true)
    case .firstElement where token == .endArray: return close(false)
    case .firstKey, .key:
      guard token == .string || (dialect == .json5 && JSONCursor.isWord(token)) else {
        throw unexpected(token, "a key in quotes" + (place == .firstKey ? " or '}'" : ""))
      }
      return try key()
    default: return try value(token)
    }
  }

  private mutating func read() throws(Diagnostic) -> JSONTokenizer.Token {
    let token = try tokenizer.next()
    line = tokenizer.tokenLine
    column = tokenizer.tokenColumn
    return token
  }

  private static func isWord(_ token: JSONTokenizer.Token) -> Bool {
    [.name, .yes, .no, .null, .notFinite].contains(token)
  }

  /// The key's text stays in place while the colon is read, since a colon has none.
  private mutating func key() throws(Diagnostic) -> Event {
    let (line, column) = (line, column)
    let token = try read()
    guard token == .colon else { throw unexpected(token, "':' after the key") }
    (self.line, self.column) = (line, column)
    place = .value
    return .key
  }

  private mutating func value(_ token: JSONTokenizer.Token) throws(Diagnostic) -> Event {
    place = .afterValue
    switch token {
    case .beginObject, .beginArray:
      guard stack.count < maximumDepth else {
        throw Diagnostic(
          .error, at: location, "expected nesting of at most \(maximumDepth) levels, found deeper nesting",
          notes: ["the limit is ReadingOptions.maximumDepth"])
      }
      stack.append(token == .beginObject)
      place = token == .beginObject ? .firstKey : .firstElement
      return token == .beginObject ? .beginObject : .beginArray
    case .string: return .string
    case .number: return .number
    case .notFinite: return .notFinite
    case .yes: return .bool(true)
    case .no: return .bool(false)
    case .null: return .null
    case .end where stack.isEmpty:
      place = .value
      return .end
    default: throw unexpected(token, "a value")
    }
  }

  private mutating func close(_ isObject: Bool) -> Event {
    stack.removeLast()
    place = .afterValue
    return isObject ? .endObject : .endArray
  }

  private func unexpected(_ token: JSONTokenizer.Token, _ expected: String) -> Diagnostic {
    let found =
      switch token {
      case .beginObject: "'{'"
      case .endObject: "'}'"
      case .beginArray: "'['"
      case .endArray: "']'"
      case .colon: "':'"
      case .comma: "','"
      case .string: "a string"
      case .number, .notFinite, .yes, .no, .null, .name: FoundText.quoted(tokenizer.text)
      case .end: "the end of the input"
      }
    return Diagnostic(.error, at: location, "expected \(expected), found \(found)")
  }

  /// Reads to the end of a value whose first event was `event`.
  mutating func skip(_ event: Event) throws(Diagnostic) {
    guard event == .beginObject || event == .beginArray else { return }
    let outer = depth - 1
    while depth > outer {
      // A grammatical walk closes what it opened before the input ends.
      if try next() == .end { return }
    }
  }

  /// Gives up what is open and goes on with the next line.
  mutating func resumeOnNextLine() -> Bool {
    stack.removeAll()
    place = .value
    return tokenizer.skipLine()
  }
}
