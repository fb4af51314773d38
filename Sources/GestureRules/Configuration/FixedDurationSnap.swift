import GestureModel

/// The animation to the page takes its time whatever the finger did.
public struct FixedDurationSnap: MeasuredPitfall {
  public static let identifier = "fixed-duration-snap"
  public static let severity = Severity.note
  public static let summary = "The animation to the page begins at a speed of its own, which shows as a hitch at lift."
  public static let remedy = "Run a spring that begins with the velocity of the release."
  public static let explanation = """
    An animation of a fixed duration knows where it begins and ends but not how fast the content was: it takes over at \
    the speed of its curve. It is told from the declared snapDurationMs and snapCurve (ease-in-out unless declared); \
    the hitch is the difference between the velocity at lift and the one at which the animation begins.
    """
  public static let source = "ZemerTeam/zemer-app#488; B93 (swiper#1420)."
  /// The difference that must be exceeded to be seen.
  public var minimumJump = 0.5

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("minimumJump", \.minimumJump, "speed jump above", unit: "pt/ms", range: 0...1000)
    ]
  }

  /// Whether a hitch shows depends on the releases.
  public func evidence(in facts: ScenarioFacts) -> [Evidence] { [] }

  public func contribution(of facts: OutcomeFacts) -> Contribution? {
    guard let duration = facts.scene.scenario.snapDurationMilliseconds, duration > 0, facts.candidate.kind == .custom,
      !facts.outcome.lockedToOtherAxis
    else { return nil }
    let mean = (facts.outcome.target - facts.offset) / duration
    let initial = mean * facts.scene.scenario.snapCurve.initialSpeed
    let jump = abs(facts.velocity - initial)
    return Contribution(
      isAffected: jump > minimumJump, clarity: jump,
      numbers: [
        Measure("velocity_pt_per_ms", facts.velocity), Measure("animation_pt_per_ms", initial),
        Measure("jump_pt_per_ms", jump),
      ])
  }

  public func evidence(configured: Evidence?, cost: Cost, candidate: CandidateFacts?) -> Evidence? {
    guard let candidate, cost.affected > 0 else { return nil }
    let jump = cost.numbers.last?.value ?? 0
    return Evidence(
      candidate: candidate.index, numbers: cost.numbers,
      message: """
        \(cost.affected) of \(cost.lookedAt) releases change their speed by more than \(minimumJump.shortText) pt/ms \
        when the animation takes over, \(jump.trimmedText(2)) pt/ms at most.
        """)
  }
}
