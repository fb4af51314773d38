import GestureModel

/// The HStack tutorial's index arithmetic, to the letter.
///
/// x = (rest of the last page − offset + itemSize/2) / stride counts from the *last* item. If the IEEE remainder of x
/// by 1 is above 0.5 then x + 1, else x truncated towards zero; limited to 0…count − 1 and mirrored. The remainder is
/// never above 0.5, so the rule is truncation, with thresholds of itemSize/2 forward and stride − itemSize/2 backward.
/// The velocity is not read.
///
/// - Source: `research/strategies.md` 1.5 (`seed.swiftuiHStackRemainder`); `cases/bug-reports.json`, bug-14.
public struct RemainderSnap: SnapStrategy {
  public static let identifier = "remainder"
  public static let summary = "The HStack tutorial's IEEE remainder, in effect truncation; reads no velocity."
  public init() {}

  /// - Complexity: O(1).
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    let raw = Self.rawIndex(of: release.offset, on: lattice)
    guard lattice.pageCount > 0, raw.isFinite else { return nil }
    let last = Double(lattice.pageCount - 1)
    let fromLast = min(max(Self.branched(raw), 0), last)
    let index = lattice.pageCount - 1 - lattice.clampedIndex(fromLast)
    // Truncation flips at whole numbers of x; those that clamp to the same page decide nothing.
    let below = fromLast > 0 ? raw - fromLast : nil
    let above = fromLast < last ? fromLast + 1 - raw : nil
    let flip = [below, above].compactMap { $0 }.min().map { max($0, 0) * lattice.stride }
    return Landing(index: index, target: lattice.rest(at: index), branch: .slow, margin: Margin(points: flip))
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    let raw = Self.rawIndex(of: release.offset, on: lattice)
    let remainder = raw.remainder(dividingBy: 1)
    let branched = Self.branched(raw)
    let text = raw.text { Self.branched($0) == branched }
    let fromLast = Double(lattice.pageCount - 1 - landing.index)
    let limit = branched == fromLast ? "" : ", limited to \(fromLast.shortText)"
    return "mirrored index \(text) has IEEE remainder \(remainder.trimmedText(3)), never above 0.5, "
      + "so it is truncated to \(branched.shortText) from the last\(limit); velocity not read"
  }

  /// What the tutorial's branch makes of its index, before the limits.
  private static func branched(_ raw: Double) -> Double {
    raw.remainder(dividingBy: 1) > 0.5 ? raw + 1 : raw.rounded(.towardZero)
  }

  /// The tutorial's index before its branch, counted from the last item.
  static func rawIndex(of offset: Double, on lattice: Lattice) -> Double {
    (lattice.rest(at: lattice.pageCount - 1) - offset + lattice.itemSize / 2) / lattice.stride
  }
}
