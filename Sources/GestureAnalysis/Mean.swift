/// A running mean and maximum of finite numbers; others are left out.
public struct Mean: Hashable, Sendable {
  /// How many numbers took part.
  public private(set) var count = 0
  /// The largest of them, or `nil` if there are none.
  public private(set) var maximum: Double?
  private var sum = 0.0

  /// Creates a mean of nothing.
  public init() {}

  /// Adds a number; NaN and the infinities are left out, and so is one that would make the sum infinite.
  public mutating func add(_ number: Double) {
    guard number.isFinite, (sum + number).isFinite else { return }
    count += 1
    sum += number
    maximum = max(maximum ?? number, number)
  }

  /// The mean, or `nil` if there are no numbers.
  public var value: Double? { count > 0 ? sum / Double(count) : nil }
}
