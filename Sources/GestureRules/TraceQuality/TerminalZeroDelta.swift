import GestureModel
import GestureMotion

/// The lift repeats the last place, so that the last pair of samples reads as no motion.
public struct TerminalZeroDelta: TracePitfall {
  public static let identifier = "terminal-zero-delta"
  public static let severity = Severity.note
  public static let summary = "The lift repeats the last place, so the last pair of samples reads as no motion."
  public static let remedy = "Leave the repeated place out before a velocity is estimated."
  public static let explanation = """
    Most systems report the lift where the finger last was. An estimator that takes it for a sample sees a step of no \
    length and halves or loses the flick. It is a note as long as no candidate's estimator reads the lift, else a \
    warning.
    """
  public static let source = "B57 (flutter#11571), B100 (RAD.JS#6)."
  /// The longest time from the last motion to the lift; past it, the finger rested.
  public var maximumMilliseconds = 50.0
  /// The naive speed from which on it matters.
  public var minimumSpeed = 0.1

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("maximumMilliseconds", \.maximumMilliseconds, "lift after at most", unit: "ms", range: 0...60_000),
      PitfallOption("minimumSpeed", \.minimumSpeed, "naive speed at least", unit: "pt/ms", range: 0...1000),
    ]
  }

  public func severity(for facts: ScenarioFacts) -> Severity {
    facts.candidates.contains { type(of: $0.candidate.estimator).readsLiftAsSample } ? .warning : Self.severity
  }

  public func evidence(in figures: StrokeFigures) -> Evidence? {
    let (pause, naive) = (figures.pauseMilliseconds, figures.naivePointsPerMillisecond)
    guard figures.stroke.liftRepeatsPlace, pause <= maximumMilliseconds, abs(naive) >= minimumSpeed else { return nil }
    return Evidence(
      numbers: [Measure("lift_after_ms", pause), Measure("naive_velocity_pt_per_ms", naive)], clarity: abs(naive),
      message: """
        The lift, \(pause.trimmedText(1)) ms after the last motion, repeats its place: the last pair reads 0 where the \
        finger had \(naive.trimmedText(2)) pt/ms.
        """)
  }
}
