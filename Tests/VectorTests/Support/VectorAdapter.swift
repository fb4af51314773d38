/// Puts the cases of one vector file to the code that the program runs.
///
/// An adapter translates names and units and nothing else: where it would have to compute, the program lacks something.
struct VectorAdapter: Sendable {
  /// The file's name in its folder, without the ending.
  var file: String
  /// Answers a case with the keys of its `expected`; more keys than those do no harm.
  var answer: @Sendable (VectorQuestion) throws -> [String: VectorAnswer]
  /// Answers the `corrected` of a case; `nil` for a file without any.
  var corrected: (@Sendable (VectorQuestion) throws -> [String: VectorAnswer])?

  init(
    _ file: String, corrected: (@Sendable (VectorQuestion) throws -> [String: VectorAnswer])? = nil,
    answer: @escaping @Sendable (VectorQuestion) throws -> [String: VectorAnswer]
  ) {
    self.file = file
    self.answer = answer
    self.corrected = corrected
  }
}

/// What a case asks. Every key of `inputs` has to be read, or named as a remark, so that none is misunderstood.
struct VectorQuestion {
  /// The case's name, for messages only: an answer that depends on it is no answer.
  var name: String
  /// The strategy, in files that hold several.
  var strategy: String?
  var inputs: StrictObject
  /// The keys of `expected`, for files in which they are the question (`isDone` at a time, say).
  var wanted: Set<String>
  /// When `samples` are asked for: the numbers under each key of its rows.
  var sampled: [String: [Double]] = [:]

  /// A number that has to be there.
  func number(_ key: String) throws -> Double { try inputs.required(inputs.number(key), key) }
  /// A number, or `nil` where the key is absent or null.
  func optional(_ key: String) throws -> Double? { inputs.isNull(key) ? nil : try inputs.number(key) }
  /// A whole number that has to be there.
  func whole(_ key: String) throws -> Int { Int(try inputs.required(inputs.whole(key), key)) }
  /// A text that has to be there.
  func text(_ key: String) throws -> String { try inputs.required(inputs.text(key), key) }
  /// Numbers that have to be there.
  func numbers(_ key: String) throws -> [Double] { try inputs.required(inputs.numbers(key), key) }
  /// Lists of numbers that have to be there.
  func rows(_ key: String) throws -> [[Double]] { try inputs.required(inputs.rows(key), key) }
  /// A switch that has to be there.
  func flag(_ key: String) throws -> Bool { try inputs.required(inputs.optionalFlag(key), key) }

  /// Says that these keys are remarks which decide nothing.
  func remarks(_ keys: String...) { for key in keys { _ = inputs.value(key) } }
}
