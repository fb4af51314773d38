/// How slick decides: by the length and the angle of the swipe alone.
///
/// - Source: `research/strategies.md` 8.6, from kenwheeler/slick `slick.js` @a2eb8e01.
struct SlickSwipe {
  /// What part of the view a swipe must cover: 5 is a fifth, and exactly a fifth counts.
  var touchThreshold = 5.0
  /// Whether the slides that were dragged past are counted.
  var swipeToSlide = false
  /// How many slides move together.
  var slidesToScroll = 1
  /// How many slides the view shows.
  var slidesToShow = 1
  /// Whether the layout runs from right to left, which swaps the directions.
  var isRightToLeft = false

  /// Where a swipe goes, named by where the finger went.
  enum Direction: String {
    case left, right, vertical
  }

  /// The direction by the angle in whole degrees; no movement at all counts as left.
  ///
  /// - Parameters:
  ///   - x: How far the finger went to the left.
  ///   - y: How far it went up.
  func direction(x: Double, y: Double) -> Direction {
    let degrees = (LibraryMath.atan2(y, x) * 180 / .pi).roundedUp
    let angle = degrees < 0 ? degrees + 360 : degrees
    if angle <= 45 || angle >= 315 { return isRightToLeft ? .right : .left }
    if angle >= 135, angle <= 225 { return isRightToLeft ? .left : .right }
    return .vertical
  }

  /// Whether the swipe is long enough.
  func isLong(x: Double, viewport: Double) -> Bool { abs(x).roundedUp >= viewport / touchThreshold }

  /// The slide asked for, `nil` for none; −1 and the count are possible.
  func requested(x: Double, y: Double, from current: Int, count: Int, slideWidth: Double, viewport: Double) -> Int? {
    guard x != 0 else { return nil }
    guard isLong(x: x, viewport: viewport) else { return current }
    let steps = swipeToSlide ? stepsPassed(x: x, from: current, count: count, slideWidth: slideWidth) : slidesToScroll
    let wanted: Int
    switch direction(x: x, y: y) {
    case .vertical: return nil
    case .left: wanted = current + steps
    case .right: wanted = current - steps
    }
    return swipeToSlide ? min(max(wanted, 0), max(count - slidesToShow, 0)) : wanted
  }

  private func stepsPassed(x: Double, from current: Int, count: Int, slideWidth: Double) -> Int {
    let place = Double(current) * slideWidth + x
    let passed = (0..<count).first { (Double($0) + 1.5) * slideWidth > place }
    return max(passed.map { abs($0 - current) } ?? 1, 1)
  }
}
