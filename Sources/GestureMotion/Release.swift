/// The moment the finger leaves, as a snapping strategy sees it.
public struct Release: Hashable, Sendable {
  /// The content offset at lift, in points.
  public var offset: Double
  /// The content's velocity along the axis, positive when the offset grows.
  public var pointsPerMillisecond: Double
  /// Where the scroll would stop by itself, in points.
  public var proposedOffset: Double
  /// The content offset at touch-down, in points.
  public var startOffset: Double

  /// Creates a release; the offsets that are left out are those at `proposedOffset`.
  public init(
    offset: Double? = nil, proposedOffset: Double, pointsPerMillisecond: Double, startOffset: Double? = nil
  ) {
    self.offset = offset ?? proposedOffset
    self.proposedOffset = proposedOffset
    self.pointsPerMillisecond = pointsPerMillisecond
    self.startOffset = startOffset ?? self.offset
  }
}
