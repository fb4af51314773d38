import Foundation

/// What a vector says an estimator must answer, with every key that such an object may have.
struct WantedVelocity {
  /// A number, or what stands in its place.
  enum Value: Hashable {
    /// The estimator must report no velocity.
    case none
    /// The original returns NaN or an infinity; ours says none, and that it is not finite.
    case notFinite(String)
    case number(Double)
  }
  /// As shipped, often in float32.
  var x, y: Value?
  /// The same algorithm in double.
  var x64, y64: Value?
  /// What bridges the two.
  var toleranceX, toleranceY: Double?
  /// The same samples through Android's IMPULSE.
  var impulse: (x: Value?, y: Value?)?
  var coefficients: [Double]?
  var confidence, samples, durationMicroseconds, dx, dy: Double?
  /// Whether Flutter's 40 ms rule made it 0.
  var isStale: Bool?
  /// −1, 0 or 1.
  var ySign: Int?
  /// How the answers to the queries compare.
  var order: String?
  /// Whether a debug build stops here.
  var debugStop = false
  /// Whether the values are from before the cut to the maximum.
  var isBeforeClamp = false

  init(x: Value?, y: Value?) { (self.x, self.y) = (x, y) }

  init(_ json: StrictObject) throws {
    (x, y) = (try Self.value("vx", of: json), try Self.value("vy", of: json))
    (x64, y64) = (try Self.value("vx64", of: json), try Self.value("vy64", of: json))
    (toleranceX, toleranceY) = (try json.number("tolX"), try json.number("tolY"))
    if json.has("impulse_vx") || json.has("impulse_vy") {
      impulse = (try Self.value("impulse_vx", of: json), try Self.value("impulse_vy", of: json))
    }
    coefficients = try json.numbers("coefficients")
    (confidence, samples) = (try json.number("confidence"), try json.number("samples"))
    durationMicroseconds = try json.number("duration_us")
    (dx, dy) = (try json.number("dx"), try json.number("dy"))
    isStale = json.has("stale") ? try json.flag("stale") : nil
    ySign = try Self.sign(of: json)
    order = try json.text("order")
    debugStop = try json.text("error") != nil
    let note = try json.text("note") ?? ""
    guard note.isEmpty || note == "before the clamp" else {
      throw VectorProblem("\(json.place).note: '\(note)' is not understood")
    }
    isBeforeClamp = !note.isEmpty
  }

  /// Whether no velocity is asked for.
  var isEmpty: Bool { x == nil && y == nil && x64 == nil && y64 == nil }

  /// Whether what Flutter tells beside the velocity is asked for.
  var isReport: Bool {
    confidence != nil || samples != nil || durationMicroseconds != nil || dx != nil || dy != nil
  }

  /// Whether the original has an axis without a finite number.
  var isNotFiniteSomewhere: Bool {
    [x, y, x64, y64].contains { if case .notFinite = $0 { true } else { false } }
  }

  private static func value(_ key: String, of json: StrictObject) throws -> Value? {
    switch json.value(key) {
    case nil: return nil
    case is NSNull: return Value.none
    case let text as String where ["NaN", "Infinity", "-Infinity"].contains(text): return .notFinite(text)
    case let number as NSNumber: return .number(number.doubleValue)
    case let other?: throw VectorProblem("\(json.place).\(key): '\(other)' is not understood")
    }
  }

  private static func sign(of json: StrictObject) throws -> Int? {
    switch json.value("vySign") {
    case nil: return nil
    case let text as String:
      let words = ["negative": -1, "-": -1, "zero": 0, "0": 0, "positive": 1, "+": 1]
      if let sign = words[text] { return sign }
    case let number as NSNumber where [-1, 0, 1].contains(number.doubleValue): return number.intValue
    default: break
    }
    throw VectorProblem("\(json.place).vySign is not understood")
  }
}

/// One comparison of `expected.order`, such as `v[1] < v[0]`.
struct OrderRule {
  /// A query's answer or a plain number.
  enum Side: Equatable {
    case answer(Int)
    case number(Double)
  }
  var text: String
  var left: Side
  var isLess: Bool
  var allowsEqual: Bool
  var right: Side

  /// Reads rules with commas between them.
  static func rules(_ text: String) throws -> [OrderRule] {
    try text.split(separator: ",").map { part in
      let words = part.split(separator: " ").map(String.init)
      guard words.count == 3, ["<", ">", "<=", ">="].contains(words[1]) else {
        throw VectorProblem("order: '\(part)' is not understood")
      }
      return OrderRule(
        text: words.joined(separator: " "), left: try side(words[0]), isLess: words[1].hasPrefix("<"),
        allowsEqual: words[1].hasSuffix("="), right: try side(words[2]))
    }
  }

  func holds(for answers: [Double]) -> Bool {
    func value(_ side: Side) -> Double? {
      switch side {
      case .answer(let index): answers.indices.contains(index) ? answers[index] : nil
      case .number(let number): number
      }
    }
    guard let left = value(left), let right = value(right) else { return false }
    return (allowsEqual && left == right) || (isLess ? left < right : left > right)
  }

  private static func side(_ word: String) throws -> Side {
    if let number = Double(word) { return .number(number) }
    guard word.hasPrefix("v["), word.hasSuffix("]"), let index = Int(word.dropFirst(2).dropLast()) else {
      throw VectorProblem("order: '\(word)' is not understood")
    }
    return .answer(index)
  }
}
