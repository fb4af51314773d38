import GestureModel

/// A release as a carousel of the web sees it: in reading direction, in lengths from where its first slide rests.
///
/// Position 0 is the rest of page 0, positive is towards later slides, whatever side the layout begins at: a row from
/// right to left is mirrored, so that ties and uneven thresholds fall as they do in the original's own coordinates.
/// Insets and centring have moved the first rest and so are in none of these numbers; where an original needs the slide's
/// place inside the view (``origin``), it is derived from the first rest.
struct ReadingRow {
  /// The row itself.
  let lattice: Lattice
  /// How many slides there are, at least 1.
  let count: Int
  /// The distance between neighbouring rests, above 0.
  let pitch: Double
  /// The position at lift.
  private(set) var position: Double
  /// Where the scroll would stop by itself.
  private(set) var proposed: Double
  /// The position at touch-down.
  let start: Double
  /// The velocity at lift, positive towards later slides.
  var pixelsPerMillisecond: Double
  /// What the finger did, in reading direction; assumed from the release where that has none.
  private(set) var gesture: ReleasedGesture

  /// - Returns: `nil` if there are no slides, no pitch or a number that is none.
  init?(_ release: Release, on lattice: Lattice) {
    guard lattice.pageCount > 0, lattice.stride > 0, lattice.stride.isFinite, lattice.viewport > 0,
      lattice.viewport.isFinite, lattice.minimumOffset.isFinite, lattice.maximumOffset.isFinite,
      lattice.itemSize.isFinite,
      [release.offset, release.proposedOffset, release.pointsPerMillisecond, release.startOffset]
        .allSatisfy(\.isFinite)
    else { return nil }
    self.lattice = lattice
    count = lattice.pageCount
    pitch = lattice.stride
    let sign = lattice.isRightToLeft ? -1.0 : 1
    position = Self.position(of: release.offset, on: lattice)
    proposed = Self.position(of: release.proposedOffset, on: lattice)
    start = Self.position(of: release.startOffset, on: lattice)
    pixelsPerMillisecond = release.pointsPerMillisecond * sign
    gesture = release.gesture ?? ReleasedGesture(assumedOf: release)
    gesture.travel *= sign
    gesture.lastMove *= sign
  }

  /// The slide's length.
  var size: Double { lattice.itemSize }
  /// The gap between slides.
  var spacing: Double { lattice.spacing }
  /// The view's length.
  var viewport: Double { lattice.viewport }
  /// The lowest position that can be reached.
  var minimum: Double { lattice.isRightToLeft ? lastRest - lattice.maximumOffset : lattice.minimumOffset - firstRest }
  /// The highest position that can be reached.
  var maximum: Double { lattice.isRightToLeft ? lastRest - lattice.minimumOffset : lattice.maximumOffset - firstRest }
  /// Where a resting slide's leading edge stands in the view, 0 or more, for a content that begins at offset 0.
  var origin: Double { max(-firstRest, 0) }
  /// The slide at touch-down: the nearest to it.
  var startSlide: Int { nearestSlide(to: start) }

  private var firstRest: Double { lattice.firstRest }
  private var lastRest: Double { lattice.rest(at: count - 1) }

  /// Where slide `index` rests, whether or not it exists.
  func rest(of index: Int) -> Double { Double(index) * pitch }

  /// The nearest slide there is; half-way belongs to the later one.
  func nearestSlide(to position: Double) -> Int { lattice.clampedIndex((position / pitch + 0.5).rounded(.down)) }

  /// The same release with the finger having gone on to `position`, everything else held.
  func moved(to position: Double) -> ReadingRow {
    var row = self
    row.gesture.travel += position - self.position
    row.proposed += position - self.position
    row.position = position
    return row
  }

  /// The same release at another velocity.
  func released(at pixelsPerMillisecond: Double) -> ReadingRow {
    var row = self
    row.pixelsPerMillisecond = pixelsPerMillisecond
    return row
  }

  /// The slides near `positions` and those at both ends, with the two that would follow: where decisions can change.
  func slides(near positions: Double..., reach: Int = 2, wraps: Bool = false) -> [Int] {
    var found: Set<Int> = wraps ? [] : [-1, 0, 1, count - 2, count - 1, count]
    for position in positions {
      let slide = (position / pitch).rounded(.down).wholeNumber
      let middle = wraps ? slide : min(max(slide, -1), count)
      for index in middle - reach...middle + reach + 1 where wraps || (-1...count).contains(index) {
        found.insert(index)
      }
    }
    return found.sorted()
  }

  /// The landing at `slide`, at `position` where that is not the slide's own rest; `nil` if the place is not finite.
  func landing(_ decision: CarouselDecision, margin: Margin) -> Landing? {
    let index = lattice.index(inReadingOrder: decision.slide)
    let place = decision.position == rest(of: decision.slide) ? nil : decision.position
    let target = place.map { lattice.isRightToLeft ? lastRest - $0 : firstRest + $0 } ?? lattice.rest(at: index)
    guard target.isFinite else { return nil }
    let branch: SnapBranch =
      switch decision.branch {
      case .forward: lattice.isRightToLeft ? .backward : .forward
      case .backward: lattice.isRightToLeft ? .forward : .backward
      case .slow, .free: decision.branch
      }
    return Landing(index: index, target: target, branch: branch, margin: margin)
  }

  private static func position(of offset: Double, on lattice: Lattice) -> Double {
    lattice.isRightToLeft ? lattice.rest(at: lattice.pageCount - 1) - offset : offset - lattice.firstRest
  }
}

extension ReleasedGesture {
  /// What a release without a gesture is taken for: a finger that went straight from touch-down to lift, all the way as
  /// fast as it left, without a rest; one that left standing still is taken to have gone slowly and then rested.
  init(assumedOf release: Release) {
    let travel = release.offset - release.startOffset
    let speed = abs(release.pointsPerMillisecond)
    let isMoving = speed > 0
    self.init(
      milliseconds: isMoving ? abs(travel) / speed : 1000, travel: travel,
      lastMove: isMoving ? (release.pointsPerMillisecond > 0 ? 1 : -1) : 0, holdMilliseconds: isMoving ? 0 : 1000)
  }
}

extension Double {
  /// The number as a whole one, limited to ±2⁵⁰ so that sums of such numbers cannot overflow; 0 for what is no number.
  var wholeNumber: Int { isNaN ? 0 : Int(Swift.min(Swift.max(self, -0x1p50), 0x1p50)) }
  /// JavaScript's `Math.round`: half towards +∞.
  var roundedUp: Double { (self + 0.5).rounded(.down) }
}
