import GestureModel

/// slick: a swipe over a fifth of the view turns the page, a shorter one returns; no velocity, no drag distance.
///
/// The finger's travel decides, and its angle: past about 45° nothing happens at all. It may ask for the page before the
/// first or after the last, which its animator wraps or refuses. Current is the slide nearest to the start offset. A
/// release without a gesture is taken for a straight one.
///
/// - Source: `research/strategies.md` 8.6, from kenwheeler/slick @a2eb8e01.
public struct SlickSnap: CarouselSnap {
  public static let identifier = "slick"
  public static let summary = "slick: a swipe over a fifth of the view turns the page, however slow."
  public static let numberParameters = [
    NumberParameter<Self>("touchThreshold", \.touchThreshold, unit: "per viewport", range: 1e-3...1e6),
    NumberParameter<Self>("slidesToScroll", \.slidesToScroll, unit: "slides", range: 1...1e6),
    NumberParameter<Self>("slidesToShow", \.slidesToShow, unit: "slides", range: 1...1e6),
  ]
  public static let switchParameters = [SwitchParameter<Self>("swipeToSlide", \.swipeToSlide)]
  /// What part of the view a swipe must cover: 5 is a fifth.
  public var touchThreshold = 5.0
  /// How many slides move together; a fraction is cut off.
  public var slidesToScroll = 1.0
  /// How many slides the view shows, for the last page with ``swipeToSlide``; a fraction is cut off.
  public var slidesToShow = 1.0
  /// Whether the slides that were dragged past are counted.
  public var swipeToSlide = false
  public init() {}

  func decision(for row: ReadingRow) -> CarouselDecision {
    let current = row.startSlide
    let slide = requested(for: row) ?? current
    return CarouselDecision(slide: slide, branch: slide == current ? .slow : slide > current ? .forward : .backward)
  }

  func breakpoints(of row: ReadingRow) -> CarouselBreakpoints {
    let least = (row.viewport / touchThreshold).rounded(.up) - 0.5
    let cross = abs(row.gesture.crossTravel)
    // Degrees are rounded up from a half: the edges of left and right lie half a degree beside 45 and 135.
    let diagonals = [44.5, 45.5, 134.5, 135.5].map { cross / tangent(ofDegrees: $0) }
    var travels = [0, least, -least] + diagonals
    if swipeToSlide {
      let current = Double(row.startSlide)
      for slide in row.slides(near: Double(row.startSlide) * row.pitch + row.gesture.travel, reach: 4) {
        travels.append((Double(slide) + 1.5 - current) * row.size)
      }
    }
    return CarouselBreakpoints(positions: travels.map { row.position - row.gesture.travel + $0 })
  }

  func clause(for row: ReadingRow) -> String {
    let travel = row.gesture.travel
    let least = row.viewport / touchThreshold
    guard travel != 0 else { return "the finger did not travel, so nothing moves" }
    guard swipe.isLong(x: travel, viewport: row.viewport) else {
      return "a swipe of \(abs(travel).roundedUp.shortText) < \(least.trimmedText(2)) pt, "
        + "so slide \(row.startSlide) again"
    }
    guard let slide = requested(for: row) else {
      return "the swipe's angle is more than 45°, so nothing moves"
    }
    return "a swipe of \(abs(travel).roundedUp.shortText) >= \(least.trimmedText(2)) pt "
      + "\(travel > 0 ? "forward" : "backward"), so slide \(slide)"
  }

  private var swipe: SlickSwipe {
    SlickSwipe(
      touchThreshold: touchThreshold, swipeToSlide: swipeToSlide, slidesToScroll: slidesToScroll.wholeNumber,
      slidesToShow: slidesToShow.wholeNumber)
  }

  private func requested(for row: ReadingRow) -> Int? {
    swipe.requested(
      x: row.gesture.travel, y: -row.gesture.crossTravel, from: row.startSlide, count: row.count,
      slideWidth: row.size, viewport: row.viewport)
  }

  private func tangent(ofDegrees degrees: Double) -> Double {
    // Only four are asked for, and a figure is the same on every machine.
    switch degrees {
    case 44.5: 0.98269726311569
    case 45.5: 1.0176073929721252
    case 134.5: -1.0176073929721252
    default: -0.98269726311569
    }
  }
}
