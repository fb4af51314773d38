/// Something that an app logged beside the samples: what its view did, and what it made of it.
///
/// A log that holds ``Kind/dragBegan(decelerationPerMillisecond:wasDecelerating:)`` is taken to hold every event of the
/// view, so that one which is missing was never sent.
public struct RecordedEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// The view began to follow the finger: its deceleration rate at that moment, what is left of the velocity after a
    /// millisecond, and whether it was still decelerating; `nil` where the log does not say.
    case dragBegan(decelerationPerMillisecond: Double?, wasDecelerating: Bool?)
    /// The app learned that the view had come to rest, at this offset in points if the log says so.
    case settled(offset: Double?)
    /// The app reported a page as the current one; any whole number, for it may be wrong.
    case page(Int)

    /// The word used in our own files.
    public var word: String {
      switch self {
      case .dragBegan: "drag-began"
      case .settled: "settled"
      case .page: "page"
      }
    }

    /// The words of all kinds.
    public static let words = ["drag-began", "settled", "page"]
  }

  /// When, on the samples' clock: since the trace's first sample, or since the release where there are no samples.
  public var nanoseconds: Int64
  /// What happened.
  public var kind: Kind

  /// Creates an event.
  public init(nanoseconds: Int64, kind: Kind) {
    self.nanoseconds = nanoseconds
    self.kind = kind
  }
}
