/// The pitfalls that are looked for.
public enum Pitfalls {
  /// Every pitfall, in the order in which findings of the same severity are reported: that of `research/pitfalls.md`.
  public static let all: [any Pitfall.Type] = configuration + outcome + recording

  private static let configuration: [any Pitfall.Type] = [
    PagingLeftOn.self, MissingFastDeceleration.self, VelocityIgnored.self, ClipsOffWithoutHitTest.self,
    ContentSizeOmitsSpacing.self, ContentSizeTooSmall.self, LastPageUnreachable.self, FirstPageUnreachable.self,
    PageCountRounded.self, ItemWiderThanViewport.self, InsetIgnored.self, AlignmentMismatch.self, StrideMismatch.self,
    NativePagingStrideMismatch.self, ScreenBoundsAsViewport.self, RTLNotMirrored.self,
    OrthogonalSectionNoScrollCallbacks.self, DelegateReplaced.self, RemainderNeverAboveHalf.self, TruncationBias.self,
    VelocityUnitMismatch.self, ThresholdSignError.self, AndGatedThreshold.self, DragSlopJump.self,
    PageCapTooTight.self, RetargetMismatch.self, FrameRateDependentDecay.self, FixedDurationSnap.self,
  ]

  private static let outcome: [any Pitfall.Type] = [
    MultiPageSkip.self, FlickIgnored.self, MicroFlickAdvance.self, TargetAgainstVelocity.self, DoubleProjection.self,
    ZeroVelocityBranch.self, ResidualVelocityVeto.self, ReversalIgnored.self, FloatIndexFloor.self,
    FloatEquality.self, OverscrollUnclamped.self, NonFiniteTarget.self, VelocityUnclamped.self,
    MomentumCompounding.self, DecelerationRateLeak.self, CatchNotResnapped.self, EndCallbackMissed.self,
    StaleBoundaryIndex.self, ResizeKeepsOffset.self, LoopIndexUnwrapped.self, PlatformDivergence.self,
    WrongAxisVelocity.self, VelocityClampByVector.self, VelocityOpposesDisplacement.self, SpeedWithoutSign.self,
  ]

  private static let recording: [any Pitfall.Type] = [
    StaleVelocityAfterPause.self, TerminalZeroDelta.self, TerminalReversal.self, DuplicateTimestamps.self,
    NonMonotonicTimestamps.self, TimestampUnitMismatch.self, TooFewSamples.self, SampleWindowMismatch.self,
    WholeGestureVelocity.self, LastSegmentVelocity.self, CoalescedMixed.self, ThrottledRecording.self,
    EditedTimestamps.self, ReplayTimingJitter.self, JankDelayedSamples.self, SyntheticRelease.self,
    CancelledTouch.self, TraceWithoutEnd.self, MultiTouch.self, OffAxisDrag.self, OffAxisRejected.self,
    StaleTracker.self,
  ]

  private static let byName = [String: any Pitfall.Type](
    all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

  /// The pitfall with this id.
  public static func named(_ identifier: String) -> (any Pitfall.Type)? { byName[identifier] }
}
