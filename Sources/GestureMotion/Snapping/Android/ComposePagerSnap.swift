import GestureModel

/// Compose's pager: one page after a fling, else by a positional threshold.
///
/// From the first page in view (one on after a backward velocity) the decay's whole pages, within the pages and within
/// `pages` of it, make an approach, a page short of that. Then the page at or before and the page at or after: |v| ≥ 400
/// dp/s takes the one ahead; slower, a drag whose fraction of a page exceeds `threshold` takes the one ahead of the drag,
/// a drag of at least 56 dp (or half a page) the one behind it, and a shorter one the nearest, half-way the later. The
/// original asks for the velocity left after the approach, here that at release. Places count in the direction of reading,
/// points are dp, the decay is the way to the proposed offset.
///
/// - Source: `research/strategies.md` 6.5 (Compose SnapFlingBehavior and PagerSnapDistance).
public struct ComposePagerSnap: OriginalSnap {
  public static let identifier = "compose.pager"
  public static let summary = "Compose's pager: one page after a fling of 400 dp/s, else by half a page."
  public static let numberParameters = [
    NumberParameter<Self>("velocity", \.pointsPerMillisecond, unit: "pt/ms", range: 0...1e6),
    NumberParameter<Self>("threshold", \.threshold, unit: "pages", range: 0...1, aliases: ["snapPositionalThreshold"]),
    NumberParameter<Self>("pages", \.pages, unit: "pages", range: 0...2_147_483_647, aliases: ["pagesLimit"]),
  ]
  /// The speed from which on a release is a fling; exactly this speed is.
  public var pointsPerMillisecond = 0.4
  /// The share of a page that a slow drag must exceed.
  public var threshold = 0.5
  /// How many pages a fling may pass.
  public var pages = 1.0
  public init() {}
  public var velocityThreshold: Double? { pointsPerMillisecond }

  /// The way from which on a slow drag that is too short goes back, in dp.
  static let returning = 56.0

  /// `PagerSnapDistance.atMost`: a suggested page within `limit` of the start.
  package static func page(from start: Double, suggested: Double, limit: Double) -> Double {
    min(max(suggested, start - limit), start + limit)
  }

  /// `SnapPosition`: where in the view an item rests, in whole px; each half is cut off.
  package static func snapPosition(
    _ position: SnapPosition, layoutSize: Int, itemSize: Int, beforePadding: Int, afterPadding: Int
  ) -> Int {
    let available = layoutSize - beforePadding - afterPadding
    return switch position {
    case .start: 0
    case .center: available / 2 - itemSize / 2
    case .end: available - itemSize
    }
  }

  /// Where in the view an item rests.
  package enum SnapPosition: String { case start, center, end }

  /// Which rule chose between the two pages.
  enum Rule { case fling, ahead, behind, nearest }

  /// What was chosen.
  package struct Stop {
    /// The way that the decay is left to run, in px, signed.
    package var approach: Double
    package var page: Double
    /// The page's offset, in px.
    package var finalOffset: Double
    var rule: Rule
    /// The position from which the two pages are looked for, in pages.
    var position: Double
  }

  /// - Parameters:
  ///   - start: The offset at which the drag began, in px, as all lengths.
  ///   - velocity: In px/s, positive towards later pages.
  ///   - decay: How far the decay would go, signed.
  ///   - density: How many px a dp has.
  package func stop(
    start: Double, offset: Double, velocity: Double, decay: Double, pageSize: Double, spacing: Double, density: Double,
    count: Double
  ) -> Stop {
    let pitch = pageSize + spacing
    let from = (offset / pitch).rounded(.down) + (velocity < 0 ? 1 : 0)
    let suggested = min(max(from + (decay / pitch).rounded(.towardZero), 0), count)
    let aimed = Self.page(from: from, suggested: suggested, limit: pages)
    let sign: Double = velocity > 0 ? 1 : velocity < 0 ? -1 : 0
    let approach = max(abs(aimed - from) * pitch - pitch, 0) * sign
    let position = (offset + approach) / pitch
    let lower = min(max(position.rounded(.down), 0), count - 1)
    let upper = min(max(position.rounded(.up), 0), count - 1)
    let drag = offset - start
    let turns = drag / pageSize
    let rule: Rule
    let page: Double
    if abs(velocity) >= pointsPerMillisecond * 1000 * density {
      (rule, page) = (.fling, velocity < 0 ? lower : upper)
    } else if abs(turns - turns.rounded(.towardZero)) > threshold {
      (rule, page) = (.ahead, drag > 0 ? upper : lower)
    } else if abs(drag) >= min(Self.returning * density, pageSize / 2) {
      (rule, page) = (.behind, drag > 0 ? lower : upper)
    } else {
      (rule, page) = (.nearest, position - lower < upper - position ? lower : upper)
    }
    return Stop(approach: approach, page: page, finalOffset: page * pitch, rule: rule, position: position)
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice, reading: true)
    let (start, offset) = (frame.place(of: release.startOffset), frame.place(of: release.offset))
    let (velocity, end) = (frame.turned(release.pointsPerMillisecond), frame.place(of: release.proposedOffset))
    guard start.isFinite, offset.isFinite, end.isFinite, frame.stride > 0 else { return nil }
    let stop = stop(
      start: start, offset: offset, velocity: 1000 * velocity, decay: end - offset, pageSize: lattice.itemSize,
      spacing: frame.stride - lattice.itemSize, density: 1, count: frame.count)
    return frame.decision(
      page: stop.page, stop.rule == .fling ? frame.branch(velocity) : .slow,
      because: {
        let test = SpeedTest(threshold: pointsPerMillisecond, includesThreshold: true)
        let speed = test.phrase(at: release.pointsPerMillisecond)
        let place = "position \(stop.position.trimmedText(3))"
        let drag = offset - start
        let turns = abs(drag / lattice.itemSize)
        let part = Clauses.comparison(
          "drag fraction", turns - turns.rounded(.towardZero), with: threshold, "pages")
        let least = min(Self.returning, lattice.itemSize / 2)
        return switch stop.rule {
        case .fling: "\(speed), so the page \(velocity < 0 ? "before" : "after") \(place)"
        case .ahead: "\(speed) and \(part), so the page ahead of \(place)"
        case .behind:
          "\(speed), \(part) and \(Clauses.comparison("drag", abs(drag), with: least, "pt", includes: true)), "
            + "so the page behind \(place)"
        case .nearest:
          "\(speed), \(part) and \(Clauses.comparison("drag", abs(drag), with: least, "pt", includes: true)), "
            + "so the page nearest to \(place)"
        }
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let frame = PageFrame(lattice, reading: true)
    let reach = -frame.count - 3...frame.count + 3
    func steps(_ origin: Double, _ stride: Double) -> TurningSeries {
      TurningSeries(origin: origin, stride: stride, numbers: reach)
    }
    let start = release.startOffset
    let least = min(Self.returning, lattice.itemSize / 2)
    return TurningPoints(
      offset: frame.turns(0, 0.5) + [
        steps(start, lattice.itemSize), steps(start + threshold * lattice.itemSize, lattice.itemSize),
        steps(start - threshold * lattice.itemSize, lattice.itemSize), .at(start + least), .at(start - least),
        steps(release.proposedOffset, frame.stride),
      ], proposed: [steps(release.offset, frame.stride)],
      velocity: [.at(0)] + TurningSeries.bothSides(of: pointsPerMillisecond))
  }
}
