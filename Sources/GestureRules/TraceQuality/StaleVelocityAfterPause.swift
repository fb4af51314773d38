import GestureModel

/// The finger stood still before it was lifted.
public struct StaleVelocityAfterPause: TracePitfall {
  public static let identifier = "stale-velocity-after-pause"
  public static let severity = Severity.warning
  public static let summary = "The finger stood still before the lift, but its last samples still read as a flick."
  public static let remedy = "Let samples expire: a finger without a new place for some 50 ms has no velocity."
  public static let explanation = """
    A finger that does not move sends nothing, so that the last two samples tell the speed it had before the pause. An \
    estimator without a limit on their age reports a flick for a finger at rest. Such a stroke is not held against a \
    strategy that stays (flick-ignored).
    """
  public static let source = "B55 (flutter#97761), B95."
  /// The pause that must be exceeded; between 40 and 100 ms are in use.
  public var pauseMilliseconds = 50.0
  /// The naive speed from which on a reader is misled.
  public var minimumSpeed = 0.1

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("pauseMilliseconds", \.pauseMilliseconds, "pause above", unit: "ms", range: 0...60_000),
      PitfallOption("minimumSpeed", \.minimumSpeed, "naive speed at least", unit: "pt/ms", range: 0...1000),
    ]
  }

  /// Whether the stroke's last samples tell of a motion that was over.
  public func isStale(_ figures: StrokeFigures) -> Bool {
    figures.stroke.end != .missing && figures.pauseMilliseconds > pauseMilliseconds
      && abs(figures.naivePointsPerMillisecond) >= minimumSpeed
  }

  public func evidence(in figures: StrokeFigures) -> Evidence? {
    guard isStale(figures) else { return nil }
    let (pause, naive) = (figures.pauseMilliseconds, figures.naivePointsPerMillisecond)
    return Evidence(
      numbers: [Measure("pause_ms", pause), Measure("naive_velocity_pt_per_ms", naive)], clarity: pause,
      message: """
        The finger was still for \(pause.trimmedText(0)) ms before the lift and had no velocity left, although its last \
        two places read \(naive.trimmedText(2)) pt/ms.
        """)
  }
}
