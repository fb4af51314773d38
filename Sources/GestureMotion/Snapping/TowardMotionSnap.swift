import GestureModel

/// Rounds the release offset towards the motion, however slow.
///
/// v > 0: ceil(q(offset)); v ≤ 0: floor(q(offset)).
///
/// - Source: `toward-motion` in `cases/bug-reports.json` (B79).
public struct TowardMotionSnap: SnapStrategy {
  public static let identifier = "toward-motion"
  public static let summary = "Rounds the release offset up after any forward velocity, else down."
  public init() {}

  public var velocityThreshold: Double? { 0 }

  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    let forward = release.pointsPerMillisecond > 0
    return lattice.landing(
      by: forward ? .ceil : .floor, at: release.offset, branch: forward ? .forward : .backward,
      speedMargin: abs(release.pointsPerMillisecond))
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    let forward = landing.branch == .forward
    let speed = release.pointsPerMillisecond.text { ($0 > 0) == forward }
    return "v \(speed) is \(forward ? "above 0" : "not above 0"), so "
      + lattice.phrase(of: forward ? .ceil : .floor, .offset, in: release, landing: landing)
  }
}
