import GestureModel
import GestureMotion

/// What an estimator says hangs on how often the screen was read.
public struct SampleWindowMismatch: OutcomePitfall {
  public static let identifier = "sample-window-mismatch"
  public static let severity = Severity.warning
  public static let yieldsToGeometry = false
  public static let summary = "The candidate's velocity hangs on the sampling rate, and the speed changed at the end."
  public static let remedy = "Measure windows in milliseconds, and divide a distance by the time that it took."
  public static let explanation = """
    A window of so many samples is half as long at twice the rate, and a distance to the last move divided by the time \
    to the lift shrinks with every millisecond of delay. Where the speed was even that makes little difference; it is \
    reported for strokes of which a line through the last 40 ms and one through the last 100 ms differ, and only for \
    candidates whose estimator is of that kind. UIKit's own recognizer is: what a scroll view says is not the app's to \
    change, so the default estimator is left out.
    """
  public static let source = "B58 (flutter#7510), B103 (Leaflet#3063)."
  /// The robust speed from which on it matters.
  public var minimumSpeed = 0.3
  /// The share by which the two lines must differ.
  public var minimumDifference = 0.3
  /// The lengths of the two lines.
  public var windowsMilliseconds = (short: 40.0, long: 100.0)

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("minimumSpeed", \.minimumSpeed, "robust speed at least", unit: "pt/ms", range: 0...1000),
      PitfallOption(
        "shortMilliseconds", \.windowsMilliseconds.short, "lines over the last", unit: "ms", range: 0...60_000),
      PitfallOption("longMilliseconds", \.windowsMilliseconds.long, "and", unit: "ms", range: 0...60_000),
      PitfallOption("minimumDifference", \.minimumDifference, "differ by more than", range: 0...1e6),
    ]
  }

  public func looks(at facts: OutcomeFacts) -> Bool { facts.figures != nil && names(facts.candidate) }

  private func names(_ candidate: CandidateFacts) -> Bool {
    (candidate.window == .samples || candidate.window == .timeToLift)
      && type(of: candidate.candidate.estimator).identifier != UIKitVelocity.identifier
  }

  public func evidence(in facts: OutcomeFacts) -> Evidence? {
    guard let figures = facts.figures, figures.stroke.end == .ended,
      abs(figures.robustPointsPerMillisecond) >= minimumSpeed,
      let short = figures.linePointsPerMillisecond(overLast: windowsMilliseconds.short, along: figures.axis),
      let long = figures.linePointsPerMillisecond(overLast: windowsMilliseconds.long, along: figures.axis)
    else { return nil }
    let difference = abs(short - long) / max(abs(short), abs(long))
    guard difference > minimumDifference else { return nil }
    let estimator = type(of: facts.candidate.candidate.estimator).identifier
    let velocity = facts.velocity
    return Evidence(
      numbers: [
        Measure("velocity_pt_per_ms", velocity), Measure("velocity_40_ms_pt_per_ms", short),
        Measure("velocity_100_ms_pt_per_ms", long),
      ],
      clarity: difference,
      message: """
        \(estimator) says \(velocity.trimmedText(2)) pt/ms; lines through the last \(windowsMilliseconds.short.shortText) \
        and \(windowsMilliseconds.long.shortText) ms say \(short.trimmedText(2)) and \(long.trimmedText(2)) pt/ms, so \
        its answer hangs on the sampling rate.
        """)
  }
}
