/// How a stroke stopped.
public enum StrokeEnd: String, Hashable, Sendable {
  /// The finger was lifted.
  case ended
  /// The system took the touch away; its velocity counts as 0.
  case cancelled
  /// The recording holds no lift; the stroke is closed at its last sample with velocity 0.
  case missing
}

/// One pointer from down to lift.
public struct Stroke: Hashable, Sendable {
  /// The pointer's name as the file gives it; `0` where it gives none.
  public var pointer: String
  /// Every distinct report of a place, oldest first; the first is the touch-down.
  ///
  /// Times never decrease, and never repeat after ``GestureModel`` readers have merged equal ones. A lift that has a
  /// place of its own, different from the last, is the last sample here; one that repeats it or has none is not.
  public var samples: [Sample]
  /// How the stroke stopped.
  public var end: StrokeEnd
  /// When the lift was reported; the time of the last sample where there was none.
  public var liftNanoseconds: Int64
  /// Whether the file's lift repeated the last place, the `terminal-zero-delta` pitfall's raw material.
  public var liftRepeatsPlace: Bool
  /// Whether the last of ``samples`` came with the lift event, which platforms' trackers do not read.
  public var lastSampleIsLift: Bool
  /// Where the touch-down stands in its file.
  public var location: SourceLocation?
  /// When each of ``samples`` was delivered, on the samples' clock; empty where the recording does not tell.
  public var arrivalNanoseconds: [Int64] = []
  /// When the lift was delivered, on the samples' clock; `nil` where the recording does not tell.
  public var liftArrivalNanoseconds: Int64?

  /// Creates a stroke; `liftNanoseconds` defaults to the last sample's time.
  public init(
    pointer: String = "0", samples: [Sample], end: StrokeEnd = .ended, liftNanoseconds: Int64? = nil,
    liftRepeatsPlace: Bool = false, lastSampleIsLift: Bool = false, location: SourceLocation? = nil
  ) {
    self.pointer = pointer
    self.samples = samples
    self.end = end
    self.liftNanoseconds = liftNanoseconds ?? samples.last?.nanoseconds ?? 0
    self.liftRepeatsPlace = liftRepeatsPlace
    self.lastSampleIsLift = lastSampleIsLift
    self.location = location
  }

  /// When the finger came down; 0 for a stroke without samples.
  public var beganNanoseconds: Int64 { samples.first?.nanoseconds ?? 0 }

  /// The samples that a platform's tracker is fed: the touch-down and the moves, not the lift.
  public var trackedSamples: ArraySlice<Sample> { lastSampleIsLift ? samples.dropLast() : samples[...] }
}
