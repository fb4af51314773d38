import Foundation

/// What is wrong with a vector file, or with an answer to it.
struct VectorProblem: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

/// A JSON object that knows which of its keys were read, so that one that nobody understands is found.
final class StrictObject {
  /// Where the object stands, for messages.
  let place: String
  private let members: [String: Any]
  private var read: Set<String> = []

  init(_ value: Any, at place: String) throws {
    guard let members = value as? [String: Any] else { throw VectorProblem("\(place): expected an object") }
    (self.members, self.place) = (members, place)
  }

  /// Every key, sorted.
  var keys: [String] { members.keys.sorted() }

  func has(_ key: String) -> Bool { members[key] != nil }

  /// The value, `NSNull` for null, `nil` where the key is absent.
  func value(_ key: String) -> Any? {
    read.insert(key)
    return members[key]
  }

  /// Whether the key is there and says `null`.
  func isNull(_ key: String) -> Bool { value(key) is NSNull }

  func text(_ key: String) throws -> String? { try typed(key, "a text") }
  func flag(_ key: String) throws -> Bool { try typed(key, "true or false") ?? false }
  func optionalFlag(_ key: String) throws -> Bool? { try typed(key, "true or false") }
  func rows(_ key: String) throws -> [[Double]]? {
    (try typed(key, "lists of numbers") as [[NSNumber]]?)?.map { $0.map(\.doubleValue) }
  }
  func number(_ key: String) throws -> Double? { (try typed(key, "a number") as NSNumber?)?.doubleValue }
  func whole(_ key: String) throws -> Int64? {
    guard let number: NSNumber = try typed(key, "a whole number") else { return nil }
    guard number.doubleValue.rounded() == number.doubleValue else {
      throw VectorProblem("\(place).\(key): expected a whole number, found \(number)")
    }
    return number.int64Value
  }
  func numbers(_ key: String) throws -> [Double]? {
    (try typed(key, "numbers") as [NSNumber]?)?.map(\.doubleValue)
  }
  func object(_ key: String) throws -> StrictObject? {
    try value(key).map { try StrictObject($0, at: "\(place).\(key)") }
  }
  func objects(_ key: String) throws -> [StrictObject]? {
    guard let list: [Any] = try typed(key, "a list") else { return nil }
    return try list.enumerated().map { try StrictObject($1, at: "\(place).\(key)[\($0)]") }
  }

  func required<Value>(_ value: Value?, _ key: String) throws -> Value {
    guard let value else { throw VectorProblem("\(place): '\(key)' is missing") }
    return value
  }

  /// Says which keys nobody has read.
  func finish() throws {
    let strange = keys.filter { !read.contains($0) }
    guard strange.isEmpty else {
      throw VectorProblem("\(place): keys that are not understood: \(strange.joined(separator: ", "))")
    }
  }

  private func typed<Value>(_ key: String, _ kind: String) throws -> Value? {
    guard let value = value(key) else { return nil }
    guard let typed = value as? Value else { throw VectorProblem("\(place).\(key): expected \(kind), found \(value)") }
    return typed
  }
}
