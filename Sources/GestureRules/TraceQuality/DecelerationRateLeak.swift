import GestureModel

/// A rate that was meant for one glide stays for good.
public struct DecelerationRateLeak: RecordingPitfall {
  public static let identifier = "deceleration-rate-leak"
  public static let severity = Severity.error
  public static let summary = "After a glide was interrupted the view keeps another deceleration rate than configured."
  public static let remedy = "Set the rate whenever a drag begins, from the configuration and not from the view."
  public static let explanation = """
    Code that sets the fast rate for one glide and puts back what was there before reads its own temporary value if a \
    finger comes down in between. It is told from a log of drag-began events with their deceleration_rate: one differs \
    from the scenario's, and an earlier drag began before the one before had settled. A rate that differs from the \
    first drag on is another configuration and not a leak.
    """
  public static let source = "B28 (JTAppleCalendar#754)."
  /// How far two rates may lie apart and be the same; platforms keep them in single precision.
  public var tolerance = 1e-6

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("tolerance", \.tolerance, "rates differ by more than", unit: "per ms", range: 0...1)
    ]
  }

  public func looks(at facts: RecordingFacts) -> Bool { rate(in: facts) != nil }

  /// The rate at which this stroke's drag began, and when.
  private func rate(in facts: RecordingFacts) -> (perMillisecond: Double, nanoseconds: Int64)? {
    for event in facts.events {
      if case .dragBegan(let rate?, _) = event.kind { return (rate, event.nanoseconds) }
    }
    return nil
  }

  public func evidence(in facts: RecordingFacts) -> [Evidence] {
    let configured = facts.scene.scenario.decelerationPerMillisecond
    guard let (rate, time) = rate(in: facts), abs(rate - configured) > tolerance,
      wasInterrupted(before: time, in: facts.trace.events, configured: configured)
    else { return [] }
    return [
      Evidence(
        numbers: [Measure("deceleration_per_ms", rate), Measure("configured_per_ms", configured)],
        clarity: abs(rate - configured),
        message: """
          A drag began at a rate of \(rate.trimmedText(6)) per ms where \(configured.trimmedText(6)) is configured, \
          after a glide was interrupted: the temporary rate is stuck.
          """)
    ]
  }

  /// Whether a drag that began at the configured rate was followed by another one before the view had settled.
  private func wasInterrupted(before time: Int64, in events: [RecordedEvent], configured: Double) -> Bool {
    var isGliding = false
    for event in events where event.nanoseconds <= time {
      switch event.kind {
      case .dragBegan(let rate, let wasDecelerating):
        if isGliding || wasDecelerating == true { return true }
        guard rate.map({ abs($0 - configured) <= tolerance }) ?? true else { return false }
        isGliding = true
      case .settled: isGliding = false
      case .page: break
      }
    }
    return false
  }
}
