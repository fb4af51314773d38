import GestureModel

/// Swiper: a swipe of up to 300 ms turns the page whatever its distance, a longer one once half a slide has gone.
///
/// The direction is that of the whole way from touch-down to lift, so a finger that turned back but is still ahead of
/// its start goes forward, and the velocity decides nothing. A travel below ``threshold`` moves nothing. Active at
/// touch-down is the slide nearest to the start offset. A release without a gesture is taken for a straight one.
///
/// The end of the row is the range's; pages that could not be reached share the last rest.
///
/// - Source: `research/strategies.md` 8.1, from nolimits4web/swiper 14.0.6 `onTouchEnd.ts` @865dba47.
public struct SwiperSnap: CarouselSnap {
  public static let identifier = "swiper"
  public static let summary = "Swiper: any swipe of up to 300 ms turns the page, a longer one from half a slide on."
  public static let numberParameters = [
    NumberParameter<Self>("longSwipesRatio", \.swipe.longSwipesRatio, unit: "slides", range: 0...1),
    NumberParameter<Self>("longSwipesMs", \.swipe.longSwipesMilliseconds, unit: "ms", range: 0...1e6),
    NumberParameter<Self>("slidesPerGroup", \.slidesPerGroup, unit: "slides", range: 1...1e6),
    NumberParameter<Self>("slidesPerGroupSkip", \.slidesPerGroupSkip, unit: "slides", range: 0...1e6),
    NumberParameter<Self>("threshold", \.threshold, unit: "pt", range: 0...1e6),
  ]
  public static let switchParameters = [
    SwitchParameter<Self>("shortSwipes", \.swipe.shortSwipes), SwitchParameter<Self>("longSwipes", \.swipe.longSwipes),
    SwitchParameter<Self>("rewind", \.swipe.rewind),
  ]
  /// The rule with its thresholds.
  var swipe = SwiperSwipe()
  /// How many slides move together; a fraction is cut off.
  public var slidesPerGroup = 1.0
  /// How many slides at the beginning move one by one; a fraction is cut off.
  public var slidesPerGroupSkip = 0.0
  /// The travel in points that makes a touch a swipe; exactly this much does.
  public var threshold = 5.0
  public init() {}

  func decision(for row: ReadingRow) -> CarouselDecision {
    let travel = row.gesture.travel
    guard abs(travel) >= threshold, travel != 0 else { return CarouselDecision(slide: row.startSlide, branch: .slow) }
    let rest = grid(of: row).rest(requested: requested(for: row))
    return CarouselDecision(
      slide: rest.slide, position: rest.position,
      branch: isLong(row) ? .slow : travel > 0 ? .forward : .backward)
  }

  func breakpoints(of row: ReadingRow) -> CarouselBreakpoints {
    let came = row.position - row.gesture.travel
    let group = slidesPerGroup.wholeNumber
    var positions = [came, came - threshold, came + threshold, 0, 1, row.maximum, row.maximum - 1]
    for slide in row.slides(near: row.position, reach: min(group + 2, 64)) {
      let place = row.rest(of: slide)
      for size in [row.pitch, row.pitch * Double(group), row.size] {
        positions += [
          place, place + size * swipe.longSwipesRatio, place + size * (1 - swipe.longSwipesRatio),
          place - size * swipe.longSwipesRatio,
        ]
      }
    }
    return CarouselBreakpoints(positions: positions)
  }

  func clause(for row: ReadingRow) -> String {
    let travel = row.gesture.travel
    guard abs(travel) >= threshold, travel != 0 else {
      return "the finger went \(abs(travel).text { $0 < threshold }) < \(threshold.shortText) pt, so nothing moves"
    }
    let milliseconds = row.gesture.milliseconds
    let limit = swipe.longSwipesMilliseconds
    let time = milliseconds.text { ($0 > limit) == (milliseconds > limit) }
    let way = travel > 0 ? "forward" : "backward"
    let requested = requested(for: row)
    guard isLong(row) else {
      return "\(time) <= \(limit.shortText) ms, a short swipe \(way), so slide \(requested) whatever the distance"
    }
    let ratio = grid(of: row).stop(at: row.position).ratio
    let share = travel > 0 ? swipe.longSwipesRatio : 1 - swipe.longSwipesRatio
    let isPast = travel > 0 ? ratio >= share : ratio > share
    let shown = ratio.text { travel > 0 ? ($0 >= share) == isPast : ($0 > share) == isPast }
    let sign = travel > 0 ? (isPast ? ">=" : "<") : (isPast ? ">" : "<=")
    return "\(time) > \(limit.shortText) ms, \(way) with \(shown) \(sign) \(share.shortText) of a slide gone, "
      + "so slide \(requested)"
  }

  private func isLong(_ row: ReadingRow) -> Bool { row.gesture.milliseconds > swipe.longSwipesMilliseconds }

  private func requested(for row: ReadingRow) -> Int {
    swipe.requested(
      at: row.position, milliseconds: row.gesture.milliseconds, isForward: row.gesture.travel > 0,
      active: row.startSlide, in: grid(of: row))
  }

  private func grid(of row: ReadingRow) -> SwiperGrid {
    SwiperGrid(row, group: slidesPerGroup.wholeNumber, skip: slidesPerGroupSkip.wholeNumber)
  }
}

extension SwiperGrid {
  /// The slides of a row, which may scroll as far as the row's range does.
  init(_ row: ReadingRow, group: Int = 1, skip: Int = 0) {
    self.init(
      count: row.count, slideWidth: row.size, spacing: row.pitch - row.size, viewport: row.viewport, group: group,
      skip: skip, maximum: row.maximum)
  }
}
