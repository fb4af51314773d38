import GestureModel

/// PhotoSwipe: one slide on after 0.5 px/ms or past half the view, unless the finger was coming back.
///
/// With shift the way of the row from the slide, negative towards the next, and v of the same sign: (v < −0.5 and shift < 0)
/// or (shift < −view/2 and v < 0.1) is the next slide, mirrored the one before. All are strict.
///
/// - Source: `research/strategies.md` 8.8, from dimsemenov/PhotoSwipe 5 `drag-handler.js` @cd41cb58.
public struct PhotoSwipeSnap: CarouselSnap {
  public static let identifier = "photoswipe"
  public static let summary = "PhotoSwipe: one slide on after 0.5 px/ms or past half the view, unless coming back."
  public static let numberParameters = [
    NumberParameter<Self>("velocity", \.pixelsPerMillisecond, unit: "pt/ms", range: 0...1e6)
  ]
  /// The speed that must be exceeded by a flick.
  public var pixelsPerMillisecond = 0.5
  public init() {}

  public var velocityThreshold: Double? { pixelsPerMillisecond }

  /// How fast, in px/ms, a finger past half the view may be coming back.
  static let tolerance = 0.1

  /// How many slides on, and the velocity that the animation begins with; `nil` where nothing is done.
  func step(shift: Double, velocity: Double, viewport: Double) -> (slides: Int, velocity: Double?) {
    if shift == 0 { return (0, nil) }
    if (velocity < -pixelsPerMillisecond && shift < 0) || (shift < -viewport / 2 && velocity < Self.tolerance) {
      return (1, min(velocity, 0))
    }
    if (velocity > pixelsPerMillisecond && shift > 0) || (shift > viewport / 2 && velocity > -Self.tolerance) {
      return (-1, max(velocity, 0))
    }
    return (0, velocity)
  }

  func decision(for row: ReadingRow) -> CarouselDecision {
    let step = step(for: row)
    return CarouselDecision(
      slide: min(max(row.startSlide + step, 0), row.count - 1),
      branch: step == 0 ? .slow : step > 0 ? .forward : .backward)
  }

  func breakpoints(of row: ReadingRow) -> CarouselBreakpoints {
    let rest = row.rest(of: row.startSlide)
    return CarouselBreakpoints(
      positions: [rest, rest - row.viewport / 2, rest + row.viewport / 2],
      pixelsPerMillisecond: [
        pixelsPerMillisecond, -pixelsPerMillisecond, Self.tolerance, -Self.tolerance,
      ])
  }

  func clause(for row: ReadingRow) -> String {
    let shift = row.position - row.rest(of: row.startSlide)
    let speed = row.pixelsPerMillisecond.text { abs($0) > pixelsPerMillisecond || $0 == row.pixelsPerMillisecond }
    let slide = decision(for: row).slide
    let facts = "\(shift.trimmedText(2)) pt from slide \(row.startSlide) at v \(speed) pt/ms"
    switch step(for: row) {
    case 0 where shift == 0: return "the row was not moved, so nothing is done"
    case 0:
      return "\(facts), neither \(pixelsPerMillisecond.shortText) pt/ms nor half a view that way, so slide \(slide)"
    default:
      let isFlick =
        shift * row.pixelsPerMillisecond > 0 && abs(row.pixelsPerMillisecond) > pixelsPerMillisecond
      return "\(facts), \(isFlick ? "more than \(pixelsPerMillisecond.shortText) pt/ms" : "past half a view"), "
        + "so slide \(slide)"
    }
  }

  private func step(for row: ReadingRow) -> Int {
    step(
      shift: row.rest(of: row.startSlide) - row.position, velocity: -row.pixelsPerMillisecond, viewport: row.viewport
    ).slides
  }
}
