/// What a strategy decides, before anyone asks how narrowly.
public struct SnapDecision: Sendable {
  /// The index chosen, counted from the lowest rest; outside the range where the original asks for that.
  public var index: Int
  /// The offset asked for, in points.
  public var target: Double
  /// The rule that was followed.
  public var branch: SnapBranch
  /// One clause with numbers that tells why; made only when somebody reads it.
  public var because: @Sendable () -> String

  /// Creates a decision.
  public init(
    index: Int, target: Double, branch: SnapBranch, because: @autoclosure @escaping @Sendable () -> String
  ) {
    self.index = index
    self.target = target
    self.branch = branch
    self.because = because
  }

  /// Whether `other` sends the scroll elsewhere. Without snapping every offset is its own target, which decides nothing.
  func leads(elsewhereThan other: SnapDecision?) -> Bool {
    guard let other else { return true }
    return index != other.index || (branch != .free && target != other.target)
  }
}
