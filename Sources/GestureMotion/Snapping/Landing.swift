import GestureModel

/// Which of its rules a strategy followed.
public enum SnapBranch: UInt8, Hashable, Sendable {
  /// A fast release towards higher offsets.
  case forward
  /// A fast release towards lower offsets.
  case backward
  /// A slow release, or a strategy that reads no velocity.
  case slow
  /// No snapping: the proposed offset stands.
  case free
}

/// How much would have to change for another decision; `nil` where no change of that kind would do it.
public struct Margin: Hashable, Sendable {
  /// The distance, in points, by which the offset that decides would have to differ, everything else held.
  public var points: Double?
  /// The speed by which the velocity would have to differ for another branch or page, everything else held.
  public var pointsPerMillisecond: Double?
  /// Creates a margin.
  public init(points: Double? = nil, pointsPerMillisecond: Double? = nil) {
    self.points = points
    self.pointsPerMillisecond = pointsPerMillisecond
  }
}

/// Where a strategy sends a scroll, and how close it was to sending it elsewhere.
public struct Landing: Hashable, Sendable {
  /// The index chosen, counted from the lowest rest; a strategy that does not clamp may leave the range.
  public var index: Int
  /// The offset asked for, in points, before the platform limits it to its range.
  public var target: Double
  /// The rule that was followed.
  public var branch: SnapBranch
  /// The distance to the next decision.
  public var margin: Margin

  /// Creates a landing.
  public init(index: Int, target: Double, branch: SnapBranch, margin: Margin = Margin()) {
    self.index = index
    self.target = target
    self.branch = branch
    self.margin = margin
  }
}
