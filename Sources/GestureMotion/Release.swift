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
  /// What the finger did until then, for the strategies that look at more than where it left; `nil` if only a release
  /// is known.
  public var gesture: ReleasedGesture?

  /// Creates a release; the offsets that are left out are those at `proposedOffset`.
  public init(
    offset: Double? = nil, proposedOffset: Double, pointsPerMillisecond: Double, startOffset: Double? = nil,
    gesture: ReleasedGesture? = nil
  ) {
    self.offset = offset ?? proposedOffset
    self.proposedOffset = proposedOffset
    self.pointsPerMillisecond = pointsPerMillisecond
    self.startOffset = startOffset ?? self.offset
    self.gesture = gesture
  }
}
