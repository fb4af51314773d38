import GestureModel

/// Turns a position `q`, in strides, into a whole index: the step that nearly every strategy ends with.
struct PositionRule {
  /// Which whole number is taken; `.down` and `.up` are floor and ceil.
  var rounding: FloatingPointRoundingRule
  /// What is added to it.
  var shift = 0.0
  /// How near below (`.down`) or above (`.up`) a whole number counts as having reached it, in strides.
  var tolerance = 0.0

  /// Half away from zero.
  static let nearest = PositionRule(rounding: .toNearestOrAwayFromZero)
  /// The whole number at or below.
  static let floor = PositionRule(rounding: .down)
  /// The whole number at or above.
  static let ceil = PositionRule(rounding: .up)
  /// The next rest ahead; the tolerance is that of rule R1 in `research/strategies.md` section 0.
  static let ahead = PositionRule(rounding: .down, shift: 1, tolerance: 1e-6)
  /// The next rest behind.
  static let behind = PositionRule(rounding: .up, shift: -1, tolerance: 1e-6)

  /// The whole number for `position`, not limited to the indices there are.
  func index(at position: Double) -> Double {
    switch rounding {
    case .down: (position + tolerance).rounded(.down) + shift
    case .up: (position - tolerance).rounded(.up) + shift
    default: position.rounded(rounding) + shift
    }
  }

  /// How far `position` would have to move, in strides, for another index within `bounds`; `nil` if none would.
  func distanceToFlip(at position: Double, within bounds: ClosedRange<Double>) -> Double? {
    let index = min(max(index(at: position), bounds.lowerBound), bounds.upperBound)
    let downward = index > bounds.lowerBound ? distance(from: position, below: index) : nil
    let upward = index < bounds.upperBound ? distance(from: position, above: index) : nil
    return [downward, upward].compactMap { $0 }.min()
  }

  /// How far `position` would have to fall, in strides, for an index lower than `index`; 0 if it gives one already.
  func distance(from position: Double, below index: Double) -> Double {
    let whole = index - shift
    let low =
      switch rounding {
      case .down: whole - tolerance
      case .up: whole - 1 + tolerance
      default: whole - 0.5
      }
    return max(position - low, 0)
  }

  /// How far `position` would have to rise, in strides, for an index higher than `index`; 0 if it gives one already.
  func distance(from position: Double, above index: Double) -> Double {
    let whole = index - shift
    let high =
      switch rounding {
      case .down: whole + 1 - tolerance
      case .up: whole + tolerance
      default: whole + 0.5
      }
    return max(high - position, 0)
  }

  /// `position` with as many decimals as it takes to see why the rule decides as it does.
  func text(of position: Double) -> String {
    let wanted = index(at: position)
    return position.text { index(at: $0) == wanted }
  }

  /// How the rule is called in a sentence, such as `ceil of q(proposed) = 2.749`.
  func phrase(of name: String, at position: Double) -> String {
    let verb =
      switch (rounding, shift) {
      case (.down, 1): "the next page after"
      case (.up, -1): "the next page before"
      case (.down, _): "floor of"
      case (.up, _): "ceil of"
      default: "round of"
      }
    return "\(verb) q(\(name)) = \(text(of: position))"
  }
}

/// Which offset of a release a rule looks at.
enum DecidingOffset: String {
  case offset
  case proposed

  func value(in release: Release) -> Double { self == .offset ? release.offset : release.proposedOffset }
}

extension Lattice {
  /// Every index there is, as numbers; `nil` if there are no pages.
  var indexBounds: ClosedRange<Double>? { pageCount > 0 ? 0...Double(pageCount - 1) : nil }

  /// The landing that `rule` gives at `offset`, within `bounds` (every index unless told otherwise).
  ///
  /// - Parameter speedMargin: By how much the velocity would have to differ for another branch.
  /// - Returns: `nil` if there are no pages or the position is no number.
  func landing(
    by rule: PositionRule, at offset: Double, branch: SnapBranch, speedMargin: Double? = nil,
    within bounds: ClosedRange<Double>? = nil
  ) -> Landing? {
    guard let everyIndex = indexBounds else { return nil }
    let limits = bounds ?? everyIndex
    let position = position(of: offset)
    guard position.isFinite else { return nil }
    let index = Int(min(max(rule.index(at: position), limits.lowerBound), limits.upperBound))
    let flip = rule.distanceToFlip(at: position, within: limits)
    return Landing(
      index: index, target: rest(at: index), branch: branch,
      margin: Margin(points: flip.map { $0 * stride }, pointsPerMillisecond: speedMargin))
  }

  /// The clause that explains such a landing.
  func phrase(of rule: PositionRule, _ deciding: DecidingOffset, in release: Release, landing: Landing) -> String {
    let position = position(of: deciding.value(in: release))
    return rule.phrase(of: deciding.rawValue, at: position) + landing.limitPhrase(wanted: rule.index(at: position))
  }
}

extension Landing {
  /// What a reason adds where the index is not the one the rule asked for; empty where it is.
  func limitPhrase(wanted: Double) -> String { wanted == Double(index) ? "" : ", limited to \(index)" }
}

extension Double {
  /// The number with as few decimals, from three on, as still satisfy `holds`; in full if none do.
  ///
  /// A reason that says "v 0.5 > 0.5" explains nothing: 0.5004 is then written in full.
  func text(where holds: (Double) -> Bool) -> String {
    for places in [3, 6, 9] {
      let text = trimmedText(places)
      if let shown = Double(text), holds(shown) { return text }
    }
    return shortText
  }
}
