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

/// How a sample came about, where it was not simply measured and delivered.
public struct SampleFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Delivered inside the event of the next sample without this flag: batched on Android, coalesced on the web.
  @inlinable public static var historical: SampleFlags { SampleFlags(rawValue: 1) }
  /// Made up by the system for the frame's time, not measured by the panel.
  @inlinable public static var resampled: SampleFlags { SampleFlags(rawValue: 2) }
}

/// One position of one pointer at one time.
public struct Sample: Hashable, Sendable {
  /// Time since the trace's first sample.
  public var nanoseconds: Int64
  /// The place in points, `x` to the right and `y` down.
  public var x: Double
  /// The place in points, `x` to the right and `y` down.
  public var y: Double
  /// How the sample came about; empty for one that was measured and delivered by itself.
  public var flags: SampleFlags

  /// Creates a sample.
  public init(nanoseconds: Int64, x: Double, y: Double, flags: SampleFlags = []) {
    self.nanoseconds = nanoseconds
    self.x = x
    self.y = y
    self.flags = flags
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
