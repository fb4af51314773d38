import GestureModel

/// The recorded velocity points against the way the content just went.
public struct VelocityOpposesDisplacement: RecordingPitfall {
  public static let identifier = "velocity-opposes-displacement"
  public static let severity = Severity.error
  public static let summary = "The recorded velocity has the other sign than the motion before the lift."
  public static let remedy = "Estimate the velocity from the samples, along the content's direction."
  public static let explanation = """
    An inverted list, a sign that was turned once too often or a fit that overshoots sends the content back where it \
    came from. The recorded release is compared with what the samples did in the last 100 ms and with the robust \
    velocity: a finger that turned round at the end has both signs and is no error.
    """
  public static let source = "B66 (flutter_map#2226), B72 (react-native#21117), B128 (constraintlayout#429)."
  /// The recorded speed that must be exceeded.
  public var minimumSpeed = 0.05
  /// The way in the last 100 ms that must be exceeded.
  public var minimumTravelPoints = 2.0

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("minimumSpeed", \.minimumSpeed, "speed above", unit: "pt/ms", range: 0...1000),
      PitfallOption("minimumTravelPoints", \.minimumTravelPoints, "way above", unit: "pt", range: 0...10_000),
    ]
  }

  public static let fixedThresholds = [PitfallThreshold("in the last", RecordingFacts.recentMilliseconds, "ms")]

  public func looks(at facts: RecordingFacts) -> Bool { facts.figures != nil && facts.release != nil }

  public func evidence(in facts: RecordingFacts) -> [Evidence] {
    guard let figures = facts.figures, let velocity = facts.release?.pointsPerMillisecond,
      let travel = facts.recentTravel, abs(velocity) > minimumSpeed, abs(travel) > minimumTravelPoints,
      velocity * travel < 0, velocity * figures.robustPointsPerMillisecond < 0
    else { return [] }
    let robust = figures.robustPointsPerMillisecond
    return [
      Evidence(
        numbers: [
          Measure("recorded_velocity_pt_per_ms", velocity), Measure("robust_velocity_pt_per_ms", robust),
          Measure("travel_pt", travel),
        ],
        clarity: abs(velocity),
        message: """
          The recorded velocity is \(velocity.trimmedText(2)) pt/ms, but in its last 100 ms the content moved \
          \(travel.trimmedText(1)) pt at \(robust.trimmedText(2)) pt/ms.
          """)
    ]
  }
}

extension RecordingFacts {
  /// How far back from the lift a direction is looked for.
  static let recentMilliseconds = 100.0

  /// The content's way before the lift, in points: in the last 100 ms, or all of it where there are no samples.
  var recentTravel: Double? {
    if let figures { return figures.travel(inLast: Self.recentMilliseconds) }
    return release.map { $0.offset - (trace.startOffset ?? scene.scenario.startOffset) }
  }
}
