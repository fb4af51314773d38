import GestureModel

/// Android's classic pager: a flick goes to the page on its side, a drag needs 60 % of a page.
///
/// With c = floor(q(offset)) and f = q − c: if |offset − start| > fling distance and |v| > minimum fling (both strict),
/// v > 0 takes c + 1 and v < 0 takes c; otherwise trunc(c + f + (0.4 if c ≥ start page, else 0.6)).
///
/// - Source: `truncator-0.4-0.6` in `cases/bug-reports.json`; `research/strategies.md` 6.1 (ViewPager: 25 dp and
///   400 dp/s, points taken as dp).
public struct TruncatorSnap: SnapStrategy {
  public static let identifier = "truncator-0.4-0.6"
  public static let summary = "Android's classic pager rule: 60 % of a page, or a flick of 25 pt and 0.4 pt/ms."
  public static let numberParameters = [
    NumberParameter<Self>("minFling", \.minimumFling, unit: "pt/ms", range: 0...1e6, aliases: ["velocity"]),
    NumberParameter<Self>("flingDistance", \.flingDistance, unit: "pt", range: 0...1e6),
  ]
  /// The speed that a flick must exceed.
  public var minimumFling = 0.4
  /// The travel that a flick must exceed.
  public var flingDistance = 25.0
  public init() {}

  public var velocityThreshold: Double? { minimumFling }

  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    let velocity = release.pointsPerMillisecond
    let moved = abs(release.offset - release.startOffset) > flingDistance
    let branch = moved ? SpeedTest(threshold: minimumFling).branch(at: velocity) : .slow
    let margin = moved ? SpeedTest(threshold: minimumFling).margin(at: velocity) : nil
    switch branch {
    case .forward:
      return lattice.landing(
        by: PositionRule(rounding: .down, shift: 1), at: release.offset, branch: branch, speedMargin: margin)
    case .backward:
      return lattice.landing(by: .floor, at: release.offset, branch: branch, speedMargin: margin)
    case .slow, .free:
      let shifted = release.offset + bias(after: release, on: lattice) * lattice.stride
      // Truncation and floor agree once negative positions have been limited to page 0.
      return lattice.landing(by: .floor, at: shifted, branch: branch, speedMargin: margin)
    }
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    let position = lattice.position(of: release.offset)
    let speed = SpeedTest(threshold: minimumFling)
    let travel = abs(release.offset - release.startOffset).trimmedText(2)
    if landing.branch != .slow {
      let side = landing.branch == .forward ? "the page after" : "the page under"
      return
        "travel \(travel) > \(flingDistance.trimmedText(2)) pt and \(speed.phrase(at: release.pointsPerMillisecond)), "
        + "so \(side) q(offset) = \(position.trimmedText(3))"
    }
    let bias = bias(after: release, on: lattice)
    let why =
      speed.branch(at: release.pointsPerMillisecond) == .slow
      ? speed.phrase(at: release.pointsPerMillisecond) : "travel \(travel) <= \(flingDistance.trimmedText(2)) pt"
    return "\(why), so the whole part of q(offset) + \(bias.trimmedText(1)) = \((position + bias).trimmedText(3))"
  }

  private func bias(after release: Release, on lattice: Lattice) -> Double {
    let under = lattice.position(of: release.offset).rounded(.down)
    return under >= Double(lattice.nearestIndex(to: release.startOffset)) ? 0.4 : 0.6
  }
}
