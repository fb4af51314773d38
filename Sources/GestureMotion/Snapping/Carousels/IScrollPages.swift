/// iScroll's pages: positions are translations, negative forward.
///
/// - Source: `research/strategies.md` 8.9, from cubiq/iscroll 5 `snap.js` @60ed6f80.
struct IScrollPages {
  /// How many pages there are, at least 1.
  var count: Int
  /// The distance between pages.
  var pageWidth: Double
  /// The share of a page that has to be passed, or, from 1 on, the pixels.
  var threshold = 0.334

  /// The way that leads off a page, in whole pixels.
  var least: Double {
    threshold.truncatingRemainder(dividingBy: 1) == 0 ? threshold : (threshold * pageWidth).roundedUp
  }

  /// The page that a scroll to `place` comes to.
  ///
  /// - Parameters:
  ///   - dragStart: Where the row was at touch-down.
  ///   - current: The page it was on.
  ///   - direction: That of the very last move event: 1 forward, −1 back, 0 for none.
  func page(for place: Double, dragStart: Double, current: Int, direction: Int) -> Int {
    guard abs(place - dragStart) >= least else { return current }
    let inside = min(max(place, -Double(count - 1) * pageWidth), 0)
    // Half-way belongs to the lower page.
    let nearest = (-inside / pageWidth - 0.5).rounded(.up).wholeNumber
    return min(max(nearest == current ? nearest + direction : nearest, 0), count - 1)
  }

  /// Where a page rests.
  func rest(of page: Int) -> Double { -Double(page) * pageWidth }
}
