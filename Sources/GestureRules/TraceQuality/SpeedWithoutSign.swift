import GestureModel

/// The recorder kept how fast, and forgot which way.
public struct SpeedWithoutSign: CollectionPitfall {
  public static let identifier = "speed-without-sign"
  public static let severity = Severity.error
  public static let summary = "All recorded velocities are positive although gestures went both ways."
  public static let remedy = "Take the sign from the positions."
  public static let explanation = """
    Some libraries report a speed under the name of a velocity. Every gesture towards lower offsets is then replayed \
    as a flick the other way. It is told from recorded releases whose content moved both ways without a single \
    negative velocity; where there are samples, what counts is the way in the last 100 ms. One gesture may have turned \
    at its end, so that it takes two that moved against their velocity.
    """
  public static let source = "B102 (hammer.js#557)."
  /// How many gestures must move against their velocity (ours).
  public var minimumCount = 2
  /// The way that must be exceeded to tell a direction.
  public var minimumTravelPoints = 2.0
  /// The speed that must be exceeded to tell a direction.
  public var minimumSpeed = 0.05

  /// Recorded velocities above 0 whose content moved with them, above 0 against them, and below 0.
  private var (along, against, negative) = (0, 0, 0)
  /// The fastest of those against.
  private var fastest = 0.0

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption(
        "minimumCount", \.minimumCount.wholeNumber, "gestures against their velocity at least", range: 0...1e6),
      PitfallOption("minimumTravelPoints", \.minimumTravelPoints, "way above", unit: "pt", range: 0...10_000),
      PitfallOption("minimumSpeed", \.minimumSpeed, "speed above", unit: "pt/ms", range: 0...1000),
    ]
  }

  public func looks(at facts: RecordingFacts) -> Bool {
    guard let release = facts.release else { return false }
    return abs(release.pointsPerMillisecond) > minimumSpeed && abs(facts.recentTravel ?? 0) > minimumTravelPoints
  }

  public mutating func note(_ facts: RecordingFacts) -> Int64? {
    guard let velocity = facts.release?.pointsPerMillisecond, let travel = facts.recentTravel else { return nil }
    if velocity < 0 { negative += 1 } else if travel > 0 { along += 1 } else { against += 1 }
    guard velocity > 0, travel < 0 else { return nil }
    fastest = max(fastest, velocity)
    return 0
  }

  public mutating func add(_ other: Self) {
    along += other.along
    against += other.against
    negative += other.negative
    fastest = max(fastest, other.fastest)
  }

  public var shown: [Int64: Evidence] {
    guard negative == 0, against >= minimumCount, along > 0 else { return [:] }
    let (wrong, all, speed) = (against, along + against, fastest)
    return [
      0: Evidence(
        numbers: [Measure("against", Double(wrong)), Measure("velocities", Double(all))], clarity: speed,
        message: """
          All \(all) recorded velocities are positive, but the content of \(wrong) moved towards lower offsets, one of \
          them at \(speed.trimmedText(2)) pt/ms: the sign was lost.
          """)
    ]
  }
}
