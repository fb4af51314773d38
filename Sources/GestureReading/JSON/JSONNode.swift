import GestureModel

/// A value of JSON with its place in the file, for settings: small files that people write by hand.
///
/// JSON5 is read: comments, trailing commas, keys without quotes, single quotes, hexadecimal numbers, `Infinity` and `NaN`.
public struct JSONNode: Hashable, Sendable {
  /// A key of an object and what it holds.
  public struct Member: Hashable, Sendable {
    /// The key's text.
    public var key: String
    /// Where the key stands.
    public var keyLocation: SourceLocation
    /// What the key holds.
    public var value: JSONNode
  }

  /// What a value can be.
  public indirect enum Value: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number; infinite or not a number only where the text says so in words.
    case number(Double)
    /// A text.
    case string(String)
    /// Values in order.
    case array([JSONNode])
    /// Members in the order of the file; no key comes twice.
    case object([Member])
  }

  /// What stands there.
  public var value: Value
  /// Where it begins.
  public var location: SourceLocation

  /// Creates a value.
  public init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }

  /// The value of a key, or `nil` if this is no object or has no such key.
  public subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// What it is, for messages: `a number`.
  public var kindWords: String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Reads one value and nothing after it.
  ///
  /// - Parameter depth: The deepest nesting that is read.
  /// - Throws: The first fault, with its place. An empty file and a key that comes twice are faults.
  public static func parse(
    bytes: some Sequence<UInt8>, path: String, depth: Int = ReadingOptions().maximumDepth
  ) throws(Diagnostic) -> JSONNode {
    var content = Array(bytes)
    if content.starts(with: [0xEF, 0xBB, 0xBF]) { content.removeFirst(3) }
    var options = ReadingOptions()
    options.maximumDepth = min(depth, 512)  // this reader calls itself once a level
    let buffer = BlockBuffer(MemorySource(content), blockSize: max(content.count, 1))
    var cursor = JSONCursor(buffer, path: path, dialect: .json5, options: options)
    let first = try cursor.next()
    guard first != .end else {
      throw Diagnostic(.error, at: SourceLocation(path: path), "expected a value, found an empty file")
    }
    let node = try node(first, &cursor)
    guard try cursor.next() == .end else {
      throw Diagnostic(.error, at: cursor.location, "expected the end of the file after the value, found more")
    }
    return node
  }

  static func node(_ event: JSONCursor.Event, _ cursor: inout JSONCursor) throws(Diagnostic) -> JSONNode {
    let location = cursor.location
    switch event {
    case .null: return JSONNode(.null, at: location)
    case .bool(let value): return JSONNode(.bool(value), at: location)
    case .string: return JSONNode(.string(String(decoding: cursor.text, as: UTF8.self)), at: location)
    case .number: return JSONNode(.number(try number(cursor)), at: location)
    case .notFinite:
      let isNegative = cursor.text.first == UInt8(ascii: "-")
      let isNumber = cursor.text.last != UInt8(ascii: "N")
      return JSONNode(.number(isNumber ? (isNegative ? -Double.infinity : .infinity) : .nan), at: location)
    case .beginArray:
      var elements: [JSONNode] = []
      while true {
        let event = try cursor.next()
        if event == .endArray { return JSONNode(.array(elements), at: location) }
        elements.append(try node(event, &cursor))
      }
    default: return JSONNode(.object(try members(&cursor)), at: location)
    }
  }

  private static func members(_ cursor: inout JSONCursor) throws(Diagnostic) -> [Member] {
    var members: [Member] = []
    var keys: Set<String> = []
    while try cursor.next() == .key {
      let key = String(decoding: cursor.text, as: UTF8.self)
      let place = cursor.location
      guard keys.insert(key).inserted else {
        let first = members.first { $0.key == key }?.keyLocation.line ?? 0
        throw Diagnostic(
          .error, at: place,
          "expected each key once, found \(FoundText.quoted(key)) again; it stands on line \(first) already")
      }
      members.append(Member(key: key, keyLocation: place, value: try node(try cursor.next(), &cursor)))
    }
    return members
  }

  private static func number(_ cursor: JSONCursor) throws(Diagnostic) -> Double {
    let text = cursor.text
    if case .number(let decimal) = DecimalText.read(text, 0, text.count),
      let value = decimal.double(from: text, 0, text.count)
    {
      return value
    }
    throw Diagnostic(
      .error, at: cursor.location, "expected a finite number, found \(FoundText.quoted(text)), out of range")
  }
}
