import GestureReplay

/// What one candidate did with all strokes.
public struct CandidateFigures: Hashable, Sendable {
  /// The pages moved.
  public private(set) var pagesMoved = PagesMoved()
  /// The agreement with what people wanted.
  public private(set) var agreement = Agreement()
  /// How far the content rests from where it was at touch-down, in points, 0 or more.
  public private(set) var travelPoints = Mean()
  /// The time from lift to rest.
  public private(set) var settleMilliseconds = Mean()
  /// The times from lift to rest, for what a share of the strokes needs.
  public private(set) var settleTimes = SettleTimes()
  /// How many strokes a finger that is off by no more than ``CloseDecision/noisePoints`` would have sent elsewhere.
  public private(set) var closeCount = 0
  /// How far the content went past its target or edge, in points.
  public private(set) var overshootPoints = Mean()
  /// How often the device rested within half a point of where this candidate does.
  public private(set) var observedRest = Agreement()
  /// How often the device rested at the page that this candidate chooses.
  public private(set) var observedPage = Agreement()

  /// Creates figures of nothing.
  public init() {}

  /// Counts one stroke.
  mutating func add(_ outcome: Outcome) {
    pagesMoved.add(outcome.pagesMoved)
    agreement.add(outcome.agrees)
    travelPoints.add(abs(outcome.target - outcome.release.startOffset))
    settleMilliseconds.add(outcome.settle.milliseconds)
    settleTimes.add(outcome.settle.milliseconds)
    if let points = CloseDecision.fingerPoints(of: outcome), points <= CloseDecision.noisePoints { closeCount += 1 }
    overshootPoints.add(outcome.settle.overshootPoints)
  }

  /// Compares one outcome with what the device did.
  mutating func add(_ outcome: Outcome, observedTarget: Double?, observedPage page: Int?) {
    // Half a point is what the recorded rests in the research are good for: they are whole or half points.
    observedRest.add(observedTarget.map { abs($0 - outcome.target) <= 0.5 })
    observedPage.add(page.map { $0 == outcome.page })
  }
}
