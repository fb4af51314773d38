import GestureModel

/// `threshold-offset` with its faults mended: a fast release goes to the next page, float noise and bounces included.
///
/// v > τ takes the next page after the release offset, v < −τ the next before it, a slow release the page nearest to
/// the proposed offset; always limited to the pages there are. Exactly the threshold is slow.
///
/// - Source: rule R1 with one page a flick, `research/strategies.md` sections 0 and 1 (the `corrected` answers of
///   `seed.flowLayoutCurrent`).
public struct CorrectedThresholdOffsetSnap: SpeedThresholdSnap {
  public static let identifier = "threshold-offset-corrected"
  public static let summary = "The sound form of threshold-offset: exactly one page from the release after a flick."
  public static let includesThreshold = false
  /// The speed that must be exceeded to count as fast, 0 or more.
  public var pointsPerMillisecond = 0.3
  public init() {}

  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    let velocity = release.pointsPerMillisecond
    let test = speedTest
    let branch = test.branch(at: velocity)
    let (rule, deciding) = Self.rule(for: branch)
    return lattice.landing(
      by: rule, at: deciding.value(in: release), branch: branch, speedMargin: test.margin(at: velocity))
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    let test = speedTest.phrase(at: release.pointsPerMillisecond)
    let (rule, deciding) = Self.rule(for: landing.branch)
    return "\(test), so \(lattice.phrase(of: rule, deciding, in: release, landing: landing))"
  }

  private static func rule(for branch: SnapBranch) -> (PositionRule, DecidingOffset) {
    switch branch {
    case .forward: (.ahead, .offset)
    case .backward: (.behind, .offset)
    case .slow, .free: (.nearest, .proposed)
    }
  }
}
