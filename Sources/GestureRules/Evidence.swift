import GestureModel

/// What shows a pitfall in one place: the numbers and, only if it is asked for, the sentence.
public struct Evidence: Sendable {
  /// The candidate's place in the list; `nil` where geometry or a recording is concerned.
  public var candidate: Int?
  /// The numbers that triggered it.
  public var numbers: [Measure]
  /// How clear a case it is: of many strokes, the first with the highest value speaks for all.
  public var clarity: Double
  /// How much the finding matters if this is its clearest case; `nil` is as the pitfall says.
  public var severity: Severity?
  /// What to change, where the numbers say it better than the pitfall's general advice.
  public var remedy: String?
  private let sentence: @Sendable () -> String

  /// Creates evidence; `message` is built only if this turns out to be the clearest case.
  public init(
    candidate: Int? = nil, numbers: [Measure] = [], clarity: Double = 0, severity: Severity? = nil,
    remedy: String? = nil, message: @autoclosure @escaping @Sendable () -> String
  ) {
    self.candidate = candidate
    self.numbers = numbers
    self.clarity = clarity
    self.severity = severity
    self.remedy = remedy
    self.sentence = message
  }

  /// What is wrong, in one sentence with numbers.
  public var message: String { sentence() }
}

/// What one stroke adds to the cost of a configuration pitfall.
public struct Contribution: Sendable {
  /// Whether the stroke is affected.
  public var isAffected: Bool
  /// An amount that is summed over all strokes looked at.
  public var amount: Double
  /// How clear a case it is.
  public var clarity: Double
  /// The numbers of this stroke, kept if it is the clearest case.
  public var numbers: [Measure]

  /// Creates a contribution.
  public init(isAffected: Bool, amount: Double = 0, clarity: Double = 0, numbers: [Measure] = []) {
    self.isAffected = isAffected
    self.amount = amount
    self.clarity = clarity
    self.numbers = numbers
  }
}

/// What all strokes together cost.
public struct Cost: Hashable, Sendable {
  /// How many strokes were looked at.
  public var lookedAt = 0
  /// How many of them are affected.
  public var affected = 0
  /// The sum of the amounts.
  public var amount = 0.0
  /// The numbers of the clearest affected stroke.
  public var numbers: [Measure] = []

  /// Creates the cost of no strokes.
  public init() {}

  /// The mean amount; 0 without strokes.
  public var meanAmount: Double { lookedAt > 0 ? amount / Double(lookedAt) : 0 }
}
