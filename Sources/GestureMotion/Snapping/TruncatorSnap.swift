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
    let position = lattice.position(of: release.offset)
    guard let bounds = lattice.indexBounds, position.isFinite else { return nil }
    let (pieces, here) = pieces(after: release, on: lattice)
    let moved = isMoved(release)
    let test = SpeedTest(threshold: minimumFling)
    let index = lattice.clampedIndex(pieces[here].rule.index(at: position))
    let flip = Self.distanceToFlip(from: position, at: Double(index), in: pieces, here, within: bounds)
    return Landing(
      index: index, target: lattice.rest(at: index), branch: moved ? test.branch(at: velocity) : .slow,
      margin: Margin(
        points: flip.map { $0 * lattice.stride }, pointsPerMillisecond: moved ? test.margin(at: velocity) : nil))
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    let position = lattice.position(of: release.offset)
    let speed = SpeedTest(threshold: minimumFling)
    let distance = abs(release.offset - release.startOffset)
    let travel = distance.text { ($0 > flingDistance) == (distance > flingDistance) }
    let (pieces, here) = pieces(after: release, on: lattice)
    let rule = pieces[here].rule
    let limit = landing.limitPhrase(wanted: rule.index(at: position))
    if landing.branch != .slow {
      let side = landing.branch == .forward ? "the page after" : "the page under"
      return "travel \(travel) > \(flingDistance.shortText) pt and \(speed.phrase(at: release.pointsPerMillisecond)), "
        + "so \(side) q(offset) = \(rule.text(of: position))\(limit)"
    }
    let why =
      speed.branch(at: release.pointsPerMillisecond) == .slow
      ? speed.phrase(at: release.pointsPerMillisecond) : "travel \(travel) <= \(flingDistance.shortText) pt"
    let sum = PositionRule.floor.text(of: position + rule.tolerance)
    return "\(why), so the whole part of q(offset) + \(rule.tolerance.shortText) = \(sum)\(limit)"
  }

  /// Whole part of q + 0.4, for positions at or past the start page: 60 % of a page is needed to go on.
  private static let cautious = PositionRule(rounding: .down, tolerance: 0.4)
  /// Whole part of q + 0.6, for positions before it: 60 % of a page is needed to go back.
  ///
  /// Truncation and floor agree once negative positions have been limited to page 0.
  private static let generous = PositionRule(rounding: .down, tolerance: 0.6)

  private func isMoved(_ release: Release) -> Bool { abs(release.offset - release.startOffset) > flingDistance }

  /// A stretch of positions on which one rule decides.
  private struct Piece {
    var range: ClosedRange<Double>
    var rule: PositionRule
  }

  /// What decides where, lowest positions first, everything but the release offset held; and where the release is.
  private func pieces(after release: Release, on lattice: Lattice) -> ([Piece], here: Int) {
    let page = Double(lattice.nearestIndex(to: release.startOffset))
    let drags = [
      Piece(range: -.infinity...page, rule: Self.generous), Piece(range: page...(.infinity), rule: Self.cautious),
    ]
    let flick: PositionRule? =
      switch SpeedTest(threshold: minimumFling).branch(at: release.pointsPerMillisecond) {
      case .forward: PositionRule(rounding: .down, shift: 1)
      case .backward: .floor
      case .slow, .free: nil
      }
    let position = lattice.position(of: release.offset)
    let start = lattice.position(of: release.startOffset)
    guard let flick, start.isFinite else { return (drags, position < page ? 0 : 1) }
    let reach = flingDistance / lattice.stride
    let (low, high) = (start - reach, start + reach)
    let near = drags.compactMap { piece -> Piece? in
      let (from, to) = (max(piece.range.lowerBound, low), min(piece.range.upperBound, high))
      return from <= to ? Piece(range: from...to, rule: piece.rule) : nil
    }
    let pieces =
      [Piece(range: -.infinity...low, rule: flick)] + near + [Piece(range: high...(.infinity), rule: flick)]
    // Whether the travel is far enough is asked in points: in strides it could come out differently by a rounding.
    if isMoved(release) { return (pieces, release.offset < release.startOffset ? 0 : pieces.count - 1) }
    return (pieces, position < page || near.count == 1 ? 1 : 2)
  }

  /// How far the position would have to move, in strides, for another index: through the pieces, one way and the other.
  private static func distanceToFlip(
    from position: Double, at index: Double, in pieces: [Piece], _ here: Int, within bounds: ClosedRange<Double>
  ) -> Double? {
    func limited(_ wanted: Double) -> Double { min(max(wanted, bounds.lowerBound), bounds.upperBound) }
    var distances: [Double] = []
    // A stretch of no length, as with a fling distance of 0, is no place to flip at.
    func isStretch(_ number: Int) -> Bool { pieces[number].range.lowerBound < pieces[number].range.upperBound }
    for number in here..<pieces.count where number == here || isStretch(number) {
      let (piece, entry) = (pieces[number], max(position, pieces[number].range.lowerBound))
      if number > here, limited(piece.rule.index(at: entry)) != index {
        distances.append(entry - position)
        break
      }
      let flip = index < bounds.upperBound ? piece.rule.distance(from: entry, above: index) : .infinity
      if entry + flip < piece.range.upperBound {
        distances.append(entry + flip - position)
        break
      }
    }
    for number in (0...here).reversed() where number == here || isStretch(number) {
      let (piece, entry) = (pieces[number], min(position, pieces[number].range.upperBound))
      // Just below a whole number the floor is one less than on it.
      let justBelow = (entry + piece.rule.tolerance).rounded(.up) - 1 + piece.rule.shift
      if number < here, limited(justBelow) != index {
        distances.append(position - entry)
        break
      }
      let flip = index > bounds.lowerBound ? piece.rule.distance(from: entry, below: index) : .infinity
      if entry - flip >= piece.range.lowerBound, flip.isFinite {
        distances.append(position - entry + flip)
        break
      }
    }
    return distances.min().map { max($0, 0) }
  }
}
