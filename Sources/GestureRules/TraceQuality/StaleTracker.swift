import GestureModel

/// A touch that hardly moved was recorded with a velocity.
public struct StaleTracker: RecordingPitfall {
  public static let identifier = "stale-tracker"
  public static let severity = Severity.error
  public static let summary = "A touch that did not move was released with the velocity of an earlier gesture."
  public static let remedy = "Reset the velocity tracker at every touch-down."
  public static let explanation = """
    A tracker that is kept from gesture to gesture still holds the last one's samples; a tap then starts a fling. The \
    recorded release is compared with the length of the whole path that the samples tell.
    """
  public static let source = "B76 (Zoomable#70), B128 (constraintlayout#429)."
  /// The recorded speed that must be exceeded.
  public var minimumSpeed = 0.3
  /// The path below which nothing moved.
  public var maximumPathPoints = 2.0

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("minimumSpeed", \.minimumSpeed, "speed above", unit: "pt/ms", range: 0...1000),
      PitfallOption("maximumPathPoints", \.maximumPathPoints, "path below", unit: "pt", range: 0...10_000),
    ]
  }

  public func looks(at facts: RecordingFacts) -> Bool { facts.figures != nil && facts.release != nil }

  public func evidence(in facts: RecordingFacts) -> [Evidence] {
    guard let figures = facts.figures, let velocity = facts.release?.pointsPerMillisecond,
      abs(velocity) > minimumSpeed, figures.pathPoints < maximumPathPoints
    else { return [] }
    let path = figures.pathPoints
    return [
      Evidence(
        numbers: [Measure("recorded_velocity_pt_per_ms", velocity), Measure("path_pt", path)], clarity: abs(velocity),
        message: """
          A touch with a path of \(path.trimmedText(1)) pt was released at \(velocity.trimmedText(2)) pt/ms: the \
          velocity is an earlier gesture's.
          """)
    ]
  }
}
