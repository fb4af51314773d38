/// What a touch did when a sample was taken.
public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
  /// The finger came down.
  case began
  /// The finger moved.
  case moved
  /// The finger left the screen.
  case ended
  /// The system took the touch away.
  case cancelled

  /// The word used in our own files.
  public var word: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}

/// One position of one pointer at one time.
public struct Sample: Hashable, Sendable {
  /// Time since the trace's first sample.
  public var nanoseconds: Int64
  /// The place in points, `x` to the right and `y` down.
  public var x: Double
  /// The place in points, `x` to the right and `y` down.
  public var y: Double

  /// Creates a sample.
  public init(nanoseconds: Int64, x: Double, y: Double) {
    self.nanoseconds = nanoseconds
    self.x = x
    self.y = y
  }

  /// The coordinate along `axis`.
  public func position(along axis: Axis) -> Double { axis == .horizontal ? x : y }
}

/// The direction in which a view scrolls.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// Left and right, read from `x`.
  case horizontal
  /// Up and down, read from `y`.
  case vertical

  /// The other axis.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
