/// The pitfalls that are looked for.
public enum Pitfalls {
  /// Every pitfall, in the order in which findings of the same severity are reported.
  public static let all: [any Pitfall.Type] = [
    PagingLeftOn.self, MissingFastDeceleration.self, VelocityIgnored.self, ClipsOffWithoutHitTest.self,
    ContentSizeOmitsSpacing.self, ContentSizeTooSmall.self, LastPageUnreachable.self, FirstPageUnreachable.self,
    ItemWiderThanViewport.self, AlignmentMismatch.self, StrideMismatch.self, NativePagingStrideMismatch.self,
    ScreenBoundsAsViewport.self, RTLNotMirrored.self, OrthogonalSectionNoScrollCallbacks.self,
    RemainderNeverAboveHalf.self, TruncationBias.self, VelocityUnitMismatch.self, RetargetMismatch.self,

    MultiPageSkip.self, FlickIgnored.self, MicroFlickAdvance.self, TargetAgainstVelocity.self, DoubleProjection.self,
    ZeroVelocityBranch.self, ResidualVelocityVeto.self, ReversalIgnored.self, FloatIndexFloor.self,
    OverscrollUnclamped.self, NonFiniteTarget.self, VelocityUnclamped.self, ResizeKeepsOffset.self,

    StaleVelocityAfterPause.self, TerminalZeroDelta.self, TerminalReversal.self, DuplicateTimestamps.self,
    NonMonotonicTimestamps.self, TimestampUnitMismatch.self, TooFewSamples.self, CancelledTouch.self,
    TraceWithoutEnd.self, MultiTouch.self, OffAxisDrag.self,
  ]

  private static let byName = [String: any Pitfall.Type](
    all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

  /// The pitfall with this id.
  public static func named(_ identifier: String) -> (any Pitfall.Type)? { byName[identifier] }
}
