import GestureModel

/// A strategy whose page never depends on how fast the finger left.
public struct VelocityIgnored: MeasuredPitfall {
  public static let identifier = "velocity-ignored"
  public static let severity = Severity.warning
  public static let summary = "The strategy never reads the velocity, so short flicks return to where they began."
  public static let remedy = "Compare the velocity with a threshold, or decide by the projected offset."
  public static let explanation = """
    The strategy was asked at every point within a page of the middle one, at velocities up to 3 pt/ms either way, and \
    always gave the page that it gives to a finger at rest. People flick far less than half a page, so their flicks \
    come back. A threshold in the wrong unit looks the same and is reported as velocity-unit-mismatch instead.
    """
  public static let source = """
    The scroll-view and HStack tutorials; B39 (SwiftUIPager#84), B47 (stackoverflow.com/questions/52486564).
    """
  public static let example: CodeExample? = CodeExample(
    wrong: """
      let page = (scrollView.contentOffset.x / stride).rounded()
      targetContentOffset.pointee.x = page * stride
      """,
    right: """
      let position = scrollView.contentOffset.x / stride
      var page = position.rounded()
      if velocity.x > 0.3 { page = position.rounded(.up) }
      if velocity.x < -0.3 { page = position.rounded(.down) }
      targetContentOffset.pointee.x = min(max(page, 0), lastPage) * stride
      """,
    numbers: """
      A flick that leaves at 60 pt with 0.8 pt/ms is at 60 / 296 = 0.2 pages: rounded it returns to page 0; \
      rounded up, because 0.8 is above 0.3, it goes to page 1.
      """)
  /// What counts as a flick, and what excuses one that returned.
  public var flick = FlickIgnored()
  /// What explains the same by a threshold in another unit.
  public var unit = VelocityUnitMismatch()

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("minimumSpeed", \.flick.minimumSpeed, "minimum speed", unit: "pt/ms", range: 0...1000),
      PitfallOption("minimumTravelPoints", \.flick.minimumTravelPoints, "minimum way", unit: "pt", range: 0...10_000),
      PitfallOption(
        "pauseMilliseconds", \.flick.pause.pauseMilliseconds, "excused by a pause above", unit: "ms", range: 0...60_000),
    ]
  }

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    let explained = Set(unit.evidence(in: facts).map(\.candidate))
    return facts.candidates.filter {
      $0.kind != .free && !explained.contains($0.index) && $0.probe.velocityMatters == false
    }.map {
      Evidence(
        candidate: $0.index, numbers: [Measure("fastest_probe_pt_per_ms", 3)],
        message: "No velocity up to 3 pt/ms changes the page that this strategy chooses.")
    }
  }

  public func contribution(of facts: OutcomeFacts) -> Contribution? {
    guard flick.isFlick(facts) else { return nil }
    return Contribution(
      isAffected: facts.index == facts.startIndex, clarity: abs(facts.robustVelocity),
      numbers: [Measure("velocity_pt_per_ms", facts.robustVelocity), Measure("travel_pt", facts.travel)])
  }

  public func evidence(configured: Evidence?, cost: Cost, candidate: CandidateFacts?) -> Evidence? {
    configured.map {
      Evidence(
        candidate: $0.candidate,
        numbers: [Measure("flicks", Double(cost.lookedAt)), Measure("returned", Double(cost.affected))] + cost.numbers,
        message: "The strategy never reads the velocity: \(cost.affected) of \(cost.lookedAt) flicks returned.")
    }
  }
}
