import GestureModel

/// Rounds the proposed offset in the direction of a fast release, and to the nearest page after a slow one.
///
/// The proposed offset already holds the momentum, so a fast release that proposes page 2.75 lands on page 3, however
/// far back it began; the `multi-page-skip` pitfall looks for that. Exactly the threshold is slow. A tie of a slow
/// release goes away from index 0.
///
/// - Source: `research/strategies.md` 1.1 (`seed.delegateProposed`), with its hard-coded page count replaced by the
///   lattice.
/// - Important: UIKit hands the delegate points per *millisecond*. 0.5 pt/ms is 500 pt/s; compared with a velocity
///   per second the threshold is always passed.
public struct ThresholdSnap: SpeedThresholdSnap {
  public static let identifier = "threshold"
  public static let summary = "Rounds the proposed offset up or down after a fast release, else to the nearest page."
  public static let includesThreshold = false
  /// The speed that must be exceeded to count as fast, 0 or more.
  public var pointsPerMillisecond = 0.5
  public init() {}

  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    let velocity = release.pointsPerMillisecond
    let test = speedTest
    let branch = test.branch(at: velocity)
    return lattice.landing(
      by: Self.rule(for: branch), at: release.proposedOffset, branch: branch, speedMargin: test.margin(at: velocity))
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    let test = speedTest.phrase(at: release.pointsPerMillisecond)
    let rule = Self.rule(for: landing.branch)
    return "\(test), so \(lattice.phrase(of: rule, .proposed, in: release, landing: landing))"
  }

  static func rule(for branch: SnapBranch) -> PositionRule {
    switch branch {
    case .forward: .ceil
    case .backward: .floor
    case .slow, .free: .nearest
    }
  }
}
