import GestureModel

/// Walks through a JSON file of any size and builds only the values that are asked for.
///
/// The closures are handed the walker in front of one value, and take it with one of the methods here.
package struct JSONWalker {
  private var cursor: JSONCursor
  private let failure = FailureWatch()

  /// Creates a walker in front of the file's only value.
  ///
  /// - Parameter path: The file as messages name it.
  package init(source: any ByteSource, path: String) {
    let options = ReadingOptions()
    let buffer = BlockBuffer(source, blockSize: options.blockSize, failure: failure)
    cursor = JSONCursor(buffer, path: path, dialect: .json5, options: options)
  }

  /// Where the last value or key begins.
  package var location: SourceLocation { cursor.location }

  /// Takes an object; `member` takes each value.
  package mutating func object(
    _ what: String, _ member: (String, inout JSONWalker) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    let event = try next()
    guard event == .beginObject else { throw mismatch(what, event) }
    while try next() == .key {
      let key = String(decoding: cursor.text, as: UTF8.self)
      try member(key, &self)
    }
  }

  /// Takes an array; `element` takes each value.
  package mutating func array(
    _ what: String, _ element: (inout JSONWalker) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    let event = try next()
    guard event == .beginArray else { throw mismatch(what, event) }
    while true {
      let event = try next()
      if event == .endArray { return }
      pushedBack = event
      try element(&self)
    }
  }

  /// Takes a value and builds it.
  package mutating func value() throws(Diagnostic) -> JSONNode {
    let event = try next()
    do {
      return try JSONNode.node(event, &cursor)
    } catch {
      throw failure.reason ?? error
    }
  }

  /// Takes a value without building it.
  package mutating func skip() throws(Diagnostic) {
    var depth = 0
    repeat {
      switch try next() {
      case .beginObject, .beginArray: depth += 1
      case .endObject, .endArray: depth -= 1
      case .end: throw Diagnostic(.error, at: location, "expected a value, found the end of the input")
      default: break
      }
    } while depth > 0
  }

  /// Makes sure that nothing follows.
  package mutating func end() throws(Diagnostic) {
    guard try next() == .end else {
      throw Diagnostic(.error, at: location, "expected the end of the file after the value, found more")
    }
  }

  /// An event that was looked at to see whether an array goes on.
  private var pushedBack: JSONCursor.Event?

  private mutating func next() throws(Diagnostic) -> JSONCursor.Event {
    if let event = pushedBack {
      pushedBack = nil
      return event
    }
    let event: JSONCursor.Event
    do {
      event = try cursor.next()
    } catch {
      // A file that could not be read on looks like one that ends too early.
      throw failure.reason ?? error
    }
    if event == .end, let reason = failure.reason { throw reason }
    return event
  }

  private func mismatch(_ what: String, _ event: JSONCursor.Event) -> Diagnostic {
    Diagnostic(.error, at: location, "expected \(what), found \(event.words)")
  }
}
