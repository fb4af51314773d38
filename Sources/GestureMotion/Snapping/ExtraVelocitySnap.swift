import GestureModel

/// Adds the velocity once more to the proposed offset, which holds it already, then takes the nearest page.
///
/// p = page nearest to proposed + gain·v.
///
/// - Source: `extra-velocity` in `cases/bug-reports.json` (B03). The default gain of 200 ms is ours: about the 0.2 s
///   that hand-written projections add.
public struct ExtraVelocitySnap: SnapStrategy {
  public static let identifier = "extra-velocity"
  public static let summary = "Adds the velocity once more to the proposed offset, then takes the nearest page."
  public static let numberParameters = [
    NumberParameter<Self>("gain", \.gainMilliseconds, unit: "ms", range: -1e6...1e6, aliases: ["gainMs"])
  ]
  /// How many milliseconds of travel are added.
  public var gainMilliseconds = 200.0
  public init() {}

  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    lattice.landing(by: .nearest, at: extended(release), branch: .slow)
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    let position = lattice.position(of: extended(release))
    let rule = PositionRule.nearest
    return "round of q(proposed + \(gainMilliseconds.trimmedText(3)) ms * v) = \(rule.text(of: position))"
      + landing.limitPhrase(wanted: rule.index(at: position))
  }

  private func extended(_ release: Release) -> Double {
    release.proposedOffset + gainMilliseconds * release.pointsPerMillisecond
  }
}
