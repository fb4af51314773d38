import GestureModel

/// The speed of a glide that was caught is added to the next flick.
public struct MomentumCompounding: RecordingPitfall {
  public static let identifier = "momentum-compounding"
  public static let severity = Severity.warning
  public static let summary = "A flick that caught a moving view was released faster than the finger."
  public static let remedy = "Project from the finger's own velocity, or count pages from where the touch came down."
  public static let explanation = """
    Platforms let flicks add up, so that long lists can be crossed. In a carousel each flick then goes farther than \
    the one before. It takes a touch-down while the view still moved, which the log tells (drag-began with \
    decelerating) or the glide of the stroke before, and a recorded release beside the samples.
    """
  public static let source = "B02 (UPCarouselFlowLayout#18, SwiftCarousel#12), B62 (flutter#79277)."
  /// How many times the robust velocity the recorded one must exceed.
  public var minimumRatio = 1.5
  /// The robust speed from which on a ratio tells something (ours: as for the naive velocity elsewhere).
  public var minimumSpeed = 0.1

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("minimumRatio", \.minimumRatio, "times the robust velocity above", range: 0...1e6),
      PitfallOption("minimumSpeed", \.minimumSpeed, "robust speed at least", unit: "pt/ms", range: 0...1000),
    ]
  }

  public func looks(at facts: RecordingFacts) -> Bool {
    facts.figures != nil && facts.release != nil && facts.caughtGlide
  }

  public func evidence(in facts: RecordingFacts) -> [Evidence] {
    guard looks(at: facts), let robust = facts.figures?.robustPointsPerMillisecond,
      let velocity = facts.release?.pointsPerMillisecond, abs(robust) >= minimumSpeed,
      velocity * robust > 0, abs(velocity) > minimumRatio * abs(robust)
    else { return [] }
    let ratio = velocity / robust
    return [
      Evidence(
        numbers: [
          Measure("recorded_velocity_pt_per_ms", velocity), Measure("robust_velocity_pt_per_ms", robust),
          Measure("ratio", ratio),
        ],
        clarity: ratio,
        message: """
          The finger caught a moving view and left at \(robust.trimmedText(2)) pt/ms; the release was recorded at \
          \(velocity.trimmedText(2)) pt/ms, \(ratio.trimmedText(1)) times as much.
          """)
    ]
  }
}
