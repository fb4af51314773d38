import GestureModel

/// The content slows down by frames instead of by time.
public struct FrameRateDependentDecay: ConfigurationPitfall {
  public static let identifier = "frame-rate-dependent-decay"
  public static let severity = Severity.error
  public static let summary = "The content slows down by a factor a frame, so a faster display stops it sooner."
  public static let remedy = "Raise the rate per millisecond to the power of the time since the last frame."
  public static let explanation = """
    Multiplying the velocity by a constant in each frame halves the glide on a display of twice the rate, and stretches \
    it where frames are lost. It is told from the declared frictionPerFrame; frictionUsesElapsedTime declares that the \
    factor is applied by the time that passed. What is compared is how long a release at 1 pt/ms takes to slow down to \
    0.01 pt/ms, the speed at which UIKit stops.
    """
  public static let source = "B11 (stackoverflow.com/questions/16284392), B104 (druid#319, guido#340, makepad#1127)."
  /// The share by which the times at 60 and 120 Hz may differ.
  public var maximumDifference = 0.1
  /// The most frames that are played; 1000 s at 120 Hz.
  static let maximumFrames = 120_000

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption(
        "maximumDifference", \.maximumDifference, "difference of the times at 60 and 120 Hz above", range: 0...1e6)
    ]
  }

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    guard let friction = facts.scenario.frictionPerFrame, friction > 0, friction < 1,
      !facts.scenario.frictionUsesElapsedTime
    else { return [] }
    let frames = Double(framesToStop(friction))
    let (slow, fast) = (frames * 1000 / 60, frames * 1000 / 120)
    let difference = (slow - fast) / slow
    guard difference > maximumDifference else { return [] }
    return [
      Evidence(
        numbers: [
          Measure("friction_per_frame", friction), Measure("settle_60_hz_ms", slow), Measure("settle_120_hz_ms", fast),
        ],
        message: """
          A friction of \(friction.shortText) a frame stops a release at 1 pt/ms after \(slow.trimmedText(0)) ms at 60 \
          Hz and after \(fast.trimmedText(0)) ms at 120 Hz: the feel depends on the display.
          """)
    ]
  }

  /// How many frames a velocity of 1 pt/ms takes to fall to 0.01 pt/ms, at least one.
  private func framesToStop(_ friction: Double) -> Int {
    var (speed, frames) = (1.0, 0)
    while speed > 0.01, frames < Self.maximumFrames {
      speed *= friction
      frames += 1
    }
    return max(frames, 1)
  }
}
