import GestureReplay

/// A decision that a slightly different finger would have changed.
public struct CloseDecision: Hashable, Sendable {
  /// The stroke.
  public var place: TracePlace
  /// The outcome, whose margin tells how close it was.
  public var outcome: Outcome
  /// How many points of finger travel would have changed it: the margin in points, or the margin in velocity over the
  /// 100 ms that velocity is read from (ours, to bring both margins to one unit), whichever is smaller.
  public var fingerPoints: Double

  /// Creates a close decision, or `nil` if no change of offset or velocity alone would change it.
  public init?(place: TracePlace, outcome: Outcome) {
    guard let nearest = Self.fingerPoints(of: outcome) else { return nil }
    self.place = place
    self.outcome = outcome
    self.fingerPoints = nearest
  }

  /// How many points of finger travel count as noise: the jitter of the strokes that estimators are compared on
  /// (`research/velocity.md`, "up to 1.5 px").
  public static let noisePoints = 1.5

  /// How many points of finger travel would have changed `outcome`; `nil` if no change of offset or velocity would.
  static func fingerPoints(of outcome: Outcome) -> Double? {
    let margin = outcome.landing.margin
    let distances = [margin.points, margin.pointsPerMillisecond.map { $0 * 100 }].compactMap { $0.map(abs) }
    return distances.filter(\.isFinite).min()
  }
}
