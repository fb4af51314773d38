import Foundation

/// What the program's code answers to a question, in the shape of a vector file's `expected`.
indirect enum VectorAnswer {
  /// A number, compared within the case's tolerance.
  case number(Double)
  /// A page or an index, compared exactly.
  case whole(Int)
  case flag(Bool)
  case text(String)
  /// No target, no snapping, not applicable: `null`.
  case none
  case list([VectorAnswer])
  case object([String: VectorAnswer])

  /// A number, or ``none`` where there is none.
  static func optional(_ number: Double?) -> VectorAnswer { number.map { .number($0) } ?? .none }
  /// A whole number, or ``none`` where there is none.
  static func optional(_ whole: Int?) -> VectorAnswer { whole.map { .whole($0) } ?? .none }
  /// Numbers, compared one by one.
  static func numbers(_ numbers: [Double]) -> VectorAnswer { .list(numbers.map { .number($0) }) }

  /// Why this is not what `expected` says, and by how much the numbers of both differ.
  func difference(from expected: Any, tolerance: Double, at place: String) -> VectorDifference {
    switch (self, expected) {
    case (.none, is NSNull): return VectorDifference()
    case (.text(let text), let wanted as String) where Self.word(wanted) == nil:
      return text == wanted ? VectorDifference() : VectorDifference("\(place): \(text) is not \(wanted)")
    case (.flag(let flag), let wanted as NSNumber) where wanted.isFlag:
      return flag == wanted.boolValue
        ? VectorDifference() : VectorDifference("\(place): \(flag) is not \(wanted.boolValue)")
    case (.whole(let whole), let wanted as NSNumber) where !wanted.isFlag:
      return Double(whole) == wanted.doubleValue
        ? VectorDifference() : VectorDifference("\(place): \(whole) is not \(wanted)")
    case (.number(let number), let wanted as NSNumber) where !wanted.isFlag:
      return Self.difference(number, wanted.doubleValue, tolerance, place)
    case (.number(let number), let wanted as String):
      guard let value = Self.word(wanted) else { break }
      return number == value || (number.isNaN && value.isNaN)
        ? VectorDifference() : VectorDifference("\(place): \(number) is not \(wanted)")
    case (.list(let answers), let wanted as [Any]):
      guard answers.count == wanted.count else {
        return VectorDifference("\(place): \(answers.count) values are not \(wanted.count)")
      }
      return zip(answers, wanted).enumerated().reduce(VectorDifference()) { sum, pair in
        sum
          + pair.element.0.difference(
            from: pair.element.1, tolerance: tolerance, at: "\(place)[\(pair.offset)]")
      }
    case (.object(let answers), let wanted as [String: Any]):
      return wanted.keys.sorted().reduce(VectorDifference()) { sum, key in
        guard let answer = answers[key], let value = wanted[key] else {
          return sum + VectorDifference("\(place).\(key): there is no answer")
        }
        return sum + answer.difference(from: value, tolerance: tolerance, at: "\(place).\(key)")
      }
    default: break
    }
    return VectorDifference("\(place): \(self) is not \(expected)")
  }

  private static func difference(
    _ number: Double, _ wanted: Double, _ tolerance: Double, _ place: String
  ) -> VectorDifference {
    let error = abs(number - wanted)
    var difference = VectorDifference()
    difference.worst = error
    // A NaN is within no tolerance.
    if !(error <= tolerance) { difference.problems = ["\(place): \(number) is not \(wanted) ± \(tolerance)"] }
    return difference
  }

  /// The numbers that JSON has no digits for.
  private static func word(_ text: String) -> Double? {
    ["Infinity": Double.infinity, "-Infinity": -.infinity, "NaN": .nan][text]
  }
}

/// How an answer differs from what a vector says.
struct VectorDifference {
  /// What disagrees, each with its place.
  var problems: [String] = []
  /// The largest difference between two numbers; 0 if none were compared.
  var worst = 0.0

  init() {}
  init(_ problem: String) { problems = [problem] }

  static func + (left: VectorDifference, right: VectorDifference) -> VectorDifference {
    var sum = left
    sum.problems += right.problems
    sum.worst = max(left.worst, right.worst)
    return sum
  }
}

extension NSNumber {
  /// Whether JSON said `true` or `false`, which Foundation keeps as a number.
  var isFlag: Bool { String(cString: objCType) == "c" }
}
