import GestureModel

/// A number that a pitfall compares with and that settings may change, as in
/// `rules: { "multi-page-skip": { minimumPages: 3 } }`.
public struct PitfallOption<Root>: Sendable {
  /// The key in settings: the name of the pitfall's own variable.
  public var name: String
  /// What the number limits, such as `minimum speed`.
  public var meaning: String
  /// The unit, empty for a pure number.
  public var unit: String
  /// The values that make sense.
  public var range: ClosedRange<Double>
  /// Where the number is kept.
  public var path: WritableKeyPath<Root, Double> & Sendable

  /// Creates an option.
  public init(
    _ name: String, _ path: WritableKeyPath<Root, Double> & Sendable, _ meaning: String, unit: String = "",
    range: ClosedRange<Double>
  ) {
    self.name = name
    self.meaning = meaning
    self.unit = unit
    self.range = range
    self.path = path
  }
}

/// Why an option of a pitfall could not be set.
public enum PitfallOptionError: Error, Hashable, Sendable {
  /// There is no such pitfall.
  case unknownPitfall
  /// The pitfall has no option of this name; `known` are those it has.
  case unknown(known: [String])
  /// The value lies outside the range.
  case unsuitable(expected: String)
}

extension Pitfall {
  /// Sets the option called `name`.
  public mutating func set(_ name: String, to value: Double) throws(PitfallOptionError) {
    guard let option = Self.options.first(where: { $0.name == name }) else {
      throw .unknown(known: Self.options.map(\.name))
    }
    guard option.range.contains(value) else {
      let unit = option.unit.isEmpty ? "" : " \(option.unit)"
      let (low, high) = (option.range.lowerBound.shortText, option.range.upperBound.shortText)
      throw .unsuitable(expected: "a number from \(low) to \(high)\(unit)")
    }
    self[keyPath: option.path] = value
  }
}

extension Int {
  /// The number as an option of a pitfall, rounded up when it is set; a range keeps it within what fits.
  var wholeNumber: Double {
    get { Double(self) }
    set { self = Int(exactly: newValue.rounded(.up)) ?? self }
  }
}
