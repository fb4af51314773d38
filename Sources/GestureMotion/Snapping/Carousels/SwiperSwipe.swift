/// How Swiper decides at the end of a touch: by the time it took, the total direction and how far a slide has gone.
///
/// Up to 300 ms any movement turns the page; longer, half of the slide must have gone. The velocity is never read.
///
/// - Source: `research/strategies.md` 8.1, from nolimits4web/swiper 14.0.6 `onTouchEnd.ts` @865dba47.
struct SwiperSwipe {
  /// The share of a slide that a long swipe must have moved; this share counts.
  var longSwipesRatio = 0.5
  /// The longest a short swipe lasts; exactly this long is short.
  var longSwipesMilliseconds = 300.0
  /// Whether short swipes turn the page at all.
  var shortSwipes = true
  /// Whether long swipes turn the page at all.
  var longSwipes = true
  /// Whether the first and the last slide are neighbours.
  var rewind = false

  /// The slide asked for; the number of slides is possible.
  ///
  /// - Parameters:
  ///   - position: The position at lift.
  ///   - isForward: Whether the finger is ahead of where it came down.
  ///   - active: The slide active at touch-down.
  func requested(
    at position: Double, milliseconds: Double, isForward: Bool, active: Int, in grid: SwiperGrid
  ) -> Int {
    let stop = grid.stop(at: position)
    let next = stop.slide + stop.increment
    if milliseconds > longSwipesMilliseconds {
      guard longSwipes else { return active }
      if isForward {
        guard stop.ratio >= longSwipesRatio else { return stop.slide }
        return rewind && position > grid.maximum - 1 ? 0 : next
      }
      if stop.ratio > 1 - longSwipesRatio { return next }
      return rewind && position < 1 && stop.ratio < -longSwipesRatio ? grid.slides.count - 1 : stop.slide
    }
    guard shortSwipes else { return active }
    if isForward { return rewind && position > grid.maximum - 1 ? 0 : next }
    return rewind && position < 1 ? grid.slides.count - 1 : stop.slide
  }
}
