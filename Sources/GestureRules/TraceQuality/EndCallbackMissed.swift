import GestureModel

/// Where nothing decelerates, nobody says that it is over.
public struct EndCallbackMissed: RecordingPitfall {
  public static let identifier = "end-callback-missed"
  public static let severity = Severity.warning
  public static let summary = "A release at rest on a page is not followed by an event that the view has settled."
  public static let remedy = "Settle at the end of the drag, too, where no deceleration follows (willDecelerate false)."
  public static let explanation = """
    A scroll view that is let go at rest where it belongs neither decelerates nor animates, so that code which waits \
    for the end of either waits for ever: page indicators stay behind, timers stay stopped. It is told from a log with \
    drag-began events, which is taken to hold all of the view's: no settled follows within 100 ms.
    """
  public static let source = "B22 (FSPagerView#137), B90 (react-native-swiper#374)."
  /// How soon the event must follow.
  public var patienceMilliseconds = 100.0
  /// The speed below which the finger had stopped.
  public var stillSpeed = 0.005

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("patienceMilliseconds", \.patienceMilliseconds, "settled within", unit: "ms", range: 0...60_000),
      PitfallOption("stillSpeed", \.stillSpeed, "speed below", unit: "pt/ms", range: 0...1000),
    ]
  }

  public func looks(at facts: RecordingFacts) -> Bool {
    facts.hasViewLog && isStill(facts) && offsetAtRest(facts) != nil
  }

  /// Whether the finger left without a velocity: by the recorded release, else by the pause before the lift.
  private func isStill(_ facts: RecordingFacts) -> Bool {
    if let release = facts.release { return abs(release.pointsPerMillisecond) < stillSpeed }
    guard let figures = facts.figures, figures.stroke.end != .missing else { return false }
    return figures.stroke.end == .cancelled || figures.pauseMilliseconds >= patienceMilliseconds
  }

  /// Where the content was let go, if it rests there.
  private func offsetAtRest(_ facts: RecordingFacts) -> Double? {
    guard let offset = facts.release?.offset ?? facts.outcomes.first?.offset else { return nil }
    if let target = facts.observed?.target { return abs(target - offset) <= ScenarioFacts.tolerance ? offset : nil }
    return facts.scene.isRest(offset) ? offset : nil
  }

  public func evidence(in facts: RecordingFacts) -> [Evidence] {
    guard looks(at: facts), let offset = offsetAtRest(facts) else { return [] }
    let delays = facts.events.compactMap { event -> Double? in
      guard case .settled = event.kind else { return nil }
      return StrokeFigures.milliseconds(from: facts.liftNanoseconds, to: event.nanoseconds)
    }.filter { $0 >= 0 }
    guard !delays.contains(where: { $0 <= patienceMilliseconds }) else { return [] }
    let late = delays.first
    let when = late.map { "until \($0.trimmedText(0)) ms later" } ?? "at all"
    return [
      Evidence(
        numbers: [Measure("offset_pt", offset)] + (late.map { [Measure("settled_after_ms", $0)] } ?? []),
        message: "Released at rest at \(offset.trimmedText(2)) pt, where it stays; the app was not told so \(when).")
    ]
  }
}
