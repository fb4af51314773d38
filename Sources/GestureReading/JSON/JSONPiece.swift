import GestureModel

/// A value of JSON with those of its members that a reader asked for; numbers keep their text, so times stay exact.
struct JSONPiece {
  enum Kind {
    case null
    case bool(Bool)
    case number
    case string
    case array([JSONPiece])
    case object([(key: String, value: JSONPiece)])
  }

  var kind: Kind
  /// The text of a number or string.
  var text: [UInt8] = []
  var line: Int
  var column: Int

  subscript(key: String) -> JSONPiece? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }
  /// The value of the first of these keys that is there.
  func first(_ keys: String...) -> JSONPiece? {
    for key in keys {
      if let value = self[key] { return value }
    }
    return nil
  }
  var elements: [JSONPiece]? { if case .array(let elements) = kind { elements } else { nil } }
  var isObject: Bool { if case .object = kind { true } else { false } }
  var string: String? { if case .string = kind { String(decoding: text.prefix(1000), as: UTF8.self) } else { nil } }
  private var decimal: DecimalText? {
    guard case .number = kind, case .number(let decimal) = DecimalText.read(text, 0, text.count) else { return nil }
    return decimal
  }
  /// A finite number.
  var number: Double? { decimal?.double(from: text, 0, text.count) }
  /// A whole number.
  var whole: Int64? {
    decimal.flatMap { $0.exponent >= 0 ? $0.scaled(byPowerOfTen: 0) : nil } ?? number.flatMap(Int64.init(exactly:))
  }
  /// A number in `unit` as nanoseconds, without a detour over binary fractions.
  func nanoseconds(_ unit: TimeUnit) -> Int64? { decimal?.scaled(byPowerOfTen: unit.power) }
  /// A number or text as a name.
  var name: String? {
    switch kind {
    case .number, .string: String(decoding: text.prefix(64), as: UTF8.self)
    default: nil
    }
  }
}

/// Cuts a JSON text into the pieces that stand at its top or in its outermost array.
struct JSONPieces {
  private var cursor: JSONCursor
  private let wanted: Set<String>
  private let limit: Int
  private var isInArray = false
  private var budget = 0
  /// Where the piece that is being read begins.
  private var top = (line: 0, column: 0)

  /// - Parameter wanted: The keys that are read, at any depth; the others are passed over.
  init(_ input: BlockBuffer, path: String, options: ReadingOptions, wanted: Set<String>) {
    cursor = JSONCursor(input, path: path, dialect: .strict, options: options)
    self.wanted = wanted
    limit = max(options.maximumHeldEvents, 1).multipliedReportingOverflow(by: 16).partialValue
  }

  /// The next piece, or `nil` at the end.
  mutating func next() throws(Diagnostic) -> JSONPiece? {
    while true {
      let event = try cursor.next()
      switch event {
      case .end: return nil
      case .beginArray where !isInArray: isInArray = true
      case .endArray where isInArray && cursor.depth == 0: isInArray = false
      default:
        budget = 0
        top = (cursor.line, cursor.column)
        return try piece(event)
      }
    }
  }

  /// After a fault of grammar: goes on with the next line, if the faulty value began and ended on a line of its own.
  mutating func resume(after error: Diagnostic) -> Bool {
    guard !isInArray, top.column == 1, error.location?.line == top.line else { return false }
    return cursor.resumeOnNextLine()
  }

  private mutating func piece(_ event: JSONCursor.Event) throws(Diagnostic) -> JSONPiece {
    budget += 1
    let (line, column) = (cursor.line, cursor.column)
    guard budget <= limit else {
      throw Diagnostic(
        .error, at: cursor.location, "expected at most \(limit) values in one list, found more",
        notes: ["the limit is 16 times ReadingOptions.maximumHeldEvents"])
    }
    func made(_ kind: JSONPiece.Kind, _ text: [UInt8] = []) -> JSONPiece {
      JSONPiece(kind: kind, text: text, line: line, column: column)
    }
    switch event {
    case .beginArray:
      var elements: [JSONPiece] = []
      while true {
        let event = try cursor.next()
        if event == .endArray || event == .end { return made(.array(elements)) }
        elements.append(try piece(event))
      }
    case .beginObject:
      var members: [(key: String, value: JSONPiece)] = []
      while try cursor.next() == .key {
        let key = String(decoding: cursor.text.prefix(65), as: UTF8.self)
        let event = try cursor.next()
        if wanted.contains(key) {
          members.append((key, try piece(event)))
        } else {
          try cursor.skip(event)
        }
      }
      return made(.object(members))
    case .number: return made(.number, cursor.text)
    case .string: return made(.string, cursor.text)
    case .bool(let value): return made(.bool(value))
    default: return made(.null)
    }
  }
}

/// What a format of touches in JSON needs beyond reading JSON.
protocol JSONTouchModel {
  static var identifier: String { get }
  /// The keys it reads.
  static var wanted: Set<String> { get }
  init(assembler: TraceAssembler)
  /// Takes an element of the outermost array, or a value of its own.
  mutating func take(_ piece: JSONPiece, into queue: inout EventQueue)
  mutating func finish(into queue: inout EventQueue)
}

/// Reads JSON whose shape is that of a known recorder.
final class JSONTouchReader<Model: JSONTouchModel>: FormatReader {
  private var pieces: JSONPieces
  private var model: Model
  private var isOver = false

  init(_ input: BlockBuffer, path: String, options: ReadingOptions) {
    pieces = JSONPieces(input, path: path, options: options, wanted: Model.wanted)
    model = Model(assembler: TraceAssembler(path: path, format: Model.identifier, options: options))
  }

  func step(into queue: inout EventQueue) -> Bool {
    while queue.isEmpty, !isOver {
      do {
        if let piece = try pieces.next() {
          model.take(piece, into: &queue)
          continue
        }
      } catch {
        queue.say(error, kind: "grammar", limit: 1000)
        if pieces.resume(after: error) { continue }
      }
      isOver = true
      model.finish(into: &queue)
      queue.sayWhatWasCounted()
    }
    return !isOver
  }
}
