import GestureModel

/// Rounds the release offset in the direction of a fast release, and to the nearest page after a slow one.
///
/// Exactly on a page a fast release stays there, since ceil and floor of a whole number are that number. As printed in
/// the tutorial it is not limited to the pages there are (`clamp: false`), so a bounce gives page −1 or the page after
/// the last. Exactly the threshold is slow. A tie of a slow release goes away from index 0.
///
/// - Source: `research/strategies.md` 1.3 (`seed.flowLayoutCurrent`).
public struct ThresholdOffsetSnap: SpeedThresholdSnap {
  public static let identifier = "threshold-offset"
  public static let summary = "Rounds the release offset up or down after a fast release, else to the nearest page."
  public static let includesThreshold = false
  public static let switchParameters = [SwitchParameter<Self>("clamp", \.clamp)]
  /// The speed that must be exceeded to count as fast, 0 or more.
  public var pointsPerMillisecond = 0.3
  /// Whether page and target are limited to those there are.
  public var clamp = true
  public init() {}

  public var clampsTarget: Bool { clamp }
  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    let velocity = release.pointsPerMillisecond
    let test = speedTest
    let branch = test.branch(at: velocity)
    return lattice.landing(
      by: ThresholdSnap.rule(for: branch), at: release.offset, branch: branch, speedMargin: test.margin(at: velocity),
      within: clamp ? nil : -1e15...1e15)
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    let test = speedTest.phrase(at: release.pointsPerMillisecond)
    let rule = ThresholdSnap.rule(for: landing.branch)
    return "\(test), so \(lattice.phrase(of: rule, .offset, in: release, landing: landing))"
  }
}
