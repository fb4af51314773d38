import GestureModel

/// Shifts the release offset by half a page in the direction of a fast release, then takes the nearest.
///
/// v > tolerance: round(q + 0.5); v < −tolerance: round(q − 0.5); else round(q). Exactly on a page a backward flick
/// stays for positive q, since ties go away from 0, while a forward one moves.
///
/// - Source: `half-page-bias` in `cases/bug-reports.json`; the arithmetic of Flutter's page physics,
///   `research/strategies.md` 5.1. The default of 0.05 pt/ms is the fling gate told there.
public struct HalfPageBiasSnap: SpeedThresholdSnap {
  public static let identifier = "half-page-bias"
  public static let summary = "Adds half a page in the direction of a fast release, then takes the nearest."
  public static let includesThreshold = false
  public static let numberParameters = [
    NumberParameter<Self>("tolerance", \.pointsPerMillisecond, unit: "pt/ms", range: 0...1e6, aliases: ["velocity"])
  ]
  /// The speed that must be exceeded to count as fast, 0 or more.
  public var pointsPerMillisecond = 0.05
  public init() {}

  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    let velocity = release.pointsPerMillisecond
    let test = speedTest
    let branch = test.branch(at: velocity)
    return lattice.landing(
      by: .nearest, at: release.offset + Self.bias(for: branch) * lattice.stride, branch: branch,
      speedMargin: test.margin(at: velocity))
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    let test = speedTest.phrase(at: release.pointsPerMillisecond)
    let bias = Self.bias(for: landing.branch)
    let shift = bias == 0 ? "" : bias > 0 ? " + 0.5" : " - 0.5"
    let position = lattice.position(of: release.offset + bias * lattice.stride)
    let rule = PositionRule.nearest
    return "\(test), so round of q(offset)\(shift) = \(rule.text(of: position))"
      + landing.limitPhrase(wanted: rule.index(at: position))
  }

  private static func bias(for branch: SnapBranch) -> Double {
    switch branch {
    case .forward: 0.5
    case .backward: -0.5
    case .slow, .free: 0
    }
  }
}
