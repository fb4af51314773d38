import GestureModel

/// A number that a strategy can be given, as in `threshold(velocity: 0.5)`.
public struct NumberParameter<Root>: Sendable {
  /// The name in a candidate's spelling.
  public var name: String
  /// Other spellings that mean the same.
  public var aliases: [String]
  /// The unit, empty for a pure number.
  public var unit: String
  /// The values that make sense.
  public var range: ClosedRange<Double>
  /// Where the number is kept.
  public var path: WritableKeyPath<Root, Double> & Sendable

  /// Creates a parameter.
  public init(
    _ name: String, _ path: WritableKeyPath<Root, Double> & Sendable, unit: String, range: ClosedRange<Double>,
    aliases: [String] = []
  ) {
    self.name = name
    self.aliases = aliases
    self.unit = unit
    self.range = range
    self.path = path
  }
}

/// A switch that a strategy can be given, as in `threshold-offset(clamp: false)`.
public struct SwitchParameter<Root>: Sendable {
  /// The name in a candidate's spelling.
  public var name: String
  /// Where the switch is kept.
  public var path: WritableKeyPath<Root, Bool> & Sendable
  /// Creates a parameter.
  public init(_ name: String, _ path: WritableKeyPath<Root, Bool> & Sendable) {
    self.name = name
    self.path = path
  }
}

/// The value of a parameter.
public enum ParameterValue: Hashable, Sendable, CustomStringConvertible {
  /// A number.
  case number(Double)
  /// A switch.
  case flag(Bool)
  /// As it is spelt in a candidate.
  public var description: String {
    switch self {
    case .number(let value): value.shortText
    case .flag(let value): value ? "true" : "false"
    }
  }
}

/// Why a parameter could not be set.
public enum ParameterError: Error, Hashable, Sendable {
  /// The strategy has no parameter of this name; `known` are those it has.
  case unknown(name: String, known: [String])
  /// The value is of the wrong kind or outside the range.
  case unsuitable(name: String, expected: String)
}

/// A parameter as help shows it.
public struct ParameterDescription: Hashable, Sendable {
  /// The name in a candidate's spelling.
  public var name: String
  /// The unit, empty for a pure number or a switch.
  public var unit: String
  /// The value it has unless told otherwise.
  public var defaultValue: ParameterValue
}

extension SnapStrategy {
  /// The parameters with their defaults, numbers first.
  public static var parameterDescriptions: [ParameterDescription] {
    let defaults = Self()
    return numberParameters.map {
      ParameterDescription(name: $0.name, unit: $0.unit, defaultValue: .number(defaults[keyPath: $0.path]))
    }
      + switchParameters.map {
        ParameterDescription(name: $0.name, unit: "", defaultValue: .flag(defaults[keyPath: $0.path]))
      }
  }

  /// The parameters as they are set, numbers first.
  public var parameterValues: [(name: String, value: ParameterValue)] {
    Self.numberParameters.map { ($0.name, .number(self[keyPath: $0.path])) }
      + Self.switchParameters.map { ($0.name, .flag(self[keyPath: $0.path])) }
  }

  /// The name under which help lists the parameter called `name`, an alias perhaps; `nil` if there is none.
  public static func parameterName(_ name: String) -> String? {
    numberParameters.first { $0.name == name || $0.aliases.contains(name) }?.name
      ?? switchParameters.first { $0.name == name }?.name
  }

  /// Sets the parameter called `name`.
  public mutating func set(_ name: String, to value: ParameterValue) throws(ParameterError) {
    if let parameter = Self.numberParameters.first(where: { $0.name == name || $0.aliases.contains(name) }) {
      guard case .number(let number) = value, parameter.range.contains(number) else {
        let unit = parameter.unit.isEmpty ? "" : " \(parameter.unit)"
        let (low, high) = (parameter.range.lowerBound.shortText, parameter.range.upperBound.shortText)
        throw .unsuitable(name: name, expected: "a number from \(low) to \(high)\(unit)")
      }
      self[keyPath: parameter.path] = number
    } else if let parameter = Self.switchParameters.first(where: { $0.name == name }) {
      guard case .flag(let flag) = value else { throw .unsuitable(name: name, expected: "true or false") }
      self[keyPath: parameter.path] = flag
    } else {
      throw .unknown(name: name, known: Self.parameterDescriptions.map(\.name))
    }
  }
}
