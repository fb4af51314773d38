import GestureModel

/// Goes to the next page after any forward velocity, and to the page under the view otherwise.
///
/// v > 0: floor(q(offset)) + 1; v ≤ 0: floor(q(offset)). A velocity of exactly 0 counts as backward.
///
/// - Source: `direction-only` in `cases/bug-reports.json` (B18).
public struct DirectionSnap: SnapStrategy {
  public static let identifier = "direction-only"
  public static let summary = "One page on after any forward velocity, else the page under the view's start."
  public init() {}

  public var velocityThreshold: Double? { 0 }

  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    let forward = release.pointsPerMillisecond > 0
    return lattice.landing(
      by: Self.rule(forward: forward), at: release.offset, branch: forward ? .forward : .backward,
      speedMargin: abs(release.pointsPerMillisecond))
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    let forward = landing.branch == .forward
    let speed = release.pointsPerMillisecond.text { ($0 > 0) == forward }
    return "v \(speed) is \(forward ? "above 0" : "not above 0"), so "
      + lattice.phrase(of: Self.rule(forward: forward), .offset, in: release, landing: landing)
  }

  private static func rule(forward: Bool) -> PositionRule {
    forward ? PositionRule(rounding: .down, shift: 1) : .floor
  }
}
