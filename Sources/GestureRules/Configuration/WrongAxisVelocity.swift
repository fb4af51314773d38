import GestureModel

/// The app reads the velocity across the way the content scrolls.
public struct WrongAxisVelocity: MeasuredPitfall {
  public static let identifier = "wrong-axis-velocity"
  public static let severity = Severity.error
  public static let ignoresCandidates = true
  public static let summary = "The decision reads the velocity of the axis along which the finger hardly moves."
  public static let remedy = "Read the velocity along the axis that scrolls."
  public static let explanation = """
    A component that was written for rows and turned into columns often keeps reading the horizontal velocity: flings \
    then do nothing, or what the tremor of the finger says. It is told from the declared velocityAxis. With \
    recordings, the finding tells how many flicks along the scroll axis look slow along the axis that is read.
    """
  public static let source = "B75 (DiscreteScrollView#48)."
  /// The speed from which on a release is a flick.
  public var minimumSpeed = 0.3

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("minimumSpeed", \.minimumSpeed, "flick from", unit: "pt/ms", range: 0...1000)
    ]
  }

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    let axis = facts.scenario.axis
    guard let read = facts.scenario.velocityAxis, read != axis else { return [] }
    return [
      Evidence(message: "The view scrolls \(axis.adverb) but the app reads the \(read.rawValue) velocity.")
    ]
  }

  /// Counts the flicks along the scroll axis, as affected those that are none along the axis that is read.
  public func contribution(of facts: OutcomeFacts) -> Contribution? {
    guard let figures = facts.figures, let read = facts.scene.scenario.velocityAxis, read != figures.axis,
      figures.dominantAxis == figures.axis, abs(figures.robustPointsPerMillisecond) >= minimumSpeed
    else { return nil }
    let across = figures.robustPointsPerMillisecond(along: read)
    return Contribution(
      isAffected: abs(across) < minimumSpeed, clarity: abs(figures.robustPointsPerMillisecond),
      numbers: [
        Measure("velocity_pt_per_ms", figures.robustPointsPerMillisecond),
        Measure("velocity_read_pt_per_ms", across),
      ])
  }

  public func evidence(configured: Evidence?, cost: Cost, candidate: CandidateFacts?) -> Evidence? {
    guard let configured, cost.affected > 0 else { return configured }
    let message = configured.message
    let (affected, lookedAt) = (cost.affected, cost.lookedAt)
    return Evidence(numbers: cost.numbers, message: "\(message) \(affected) of \(lookedAt) flicks look slow there.")
  }
}

extension Axis {
  /// How something moves along it.
  var adverb: String { self == .horizontal ? "horizontally" : "vertically" }
}
