import GestureModel

/// iScroll: back under a third of a page, else the nearest page, and if that is the old one, on by the last move.
///
/// Less than 200 ms and 100 px is a flick: one page in the direction of the last move event, whatever it was. A touch of
/// less than 300 ms is snapped from where its momentum leads, which is the proposed offset, a longer one from where it
/// let go. The last move alone gives the direction, so a drag of a third forward whose last event went back lands a page
/// *behind*. A release without a gesture is taken for a straight one.
///
/// - Source: `research/strategies.md` 8.9, from cubiq/iscroll 5 @60ed6f80.
public struct IScrollSnap: CarouselSnap {
  public static let identifier = "iscroll"
  public static let summary = "iScroll: the nearest page past a third, or one on by the direction of the last move."
  public static let numberParameters = [
    NumberParameter<Self>("snapThreshold", \.snapThreshold, unit: "pages", range: 0...1e6),
    NumberParameter<Self>("flickMs", \.flickMilliseconds, unit: "ms", range: 0...1e6),
    NumberParameter<Self>("flickDistance", \.flickPoints, unit: "pt", range: 0...1e6),
    NumberParameter<Self>("momentumMs", \.momentumMilliseconds, unit: "ms", range: 0...1e6),
  ]
  /// The share of a page that has to be passed; a whole number is pixels.
  public var snapThreshold = 0.334
  /// The time that a flick stays below.
  public var flickMilliseconds = 200.0
  /// The travel that a flick stays below, along and across.
  public var flickPoints = 100.0
  /// The time that a touch with momentum stays below.
  public var momentumMilliseconds = 300.0
  public init() {}

  func decision(for row: ReadingRow) -> CarouselDecision {
    let page = page(for: row)
    let current = row.startSlide
    return CarouselDecision(
      slide: page,
      branch: !isFlick(row) ? .slow : page == current ? .slow : page > current ? .forward : .backward)
  }

  func breakpoints(of row: ReadingRow) -> CarouselBreakpoints {
    let place = place(for: row)
    let least = pages(of: row).least
    let middles = row.slides(near: place, row.position).map { row.rest(of: $0) + row.pitch / 2 }
    let places = middles + [row.start - least, row.start + least, 0, row.rest(of: row.count - 1)]
    // Momentum moves with the finger.
    let shift = row.position - place
    let came = row.position - row.gesture.travel
    return CarouselBreakpoints(
      positions: places + places.map { $0 + shift } + [came, came + flickPoints, came - flickPoints])
  }

  func clause(for row: ReadingRow) -> String {
    let page = page(for: row)
    let last = row.gesture.lastMove > 0 ? "forward" : row.gesture.lastMove < 0 ? "backward" : "nowhere"
    if isFlick(row) {
      let (time, way) = (row.gesture.milliseconds.trimmedText(3), abs(row.gesture.travel).trimmedText(3))
      return "\(time) ms and \(way) pt are a flick, "
        + "and the last move went \(last), so page \(page)"
    }
    let pages = pages(of: row)
    let way = abs(place(for: row) - row.start)
    let least = pages.least.shortText
    guard way >= pages.least else {
      return "\(way.text { $0 < pages.least }) < \(least) pt from the start, so page \(page) again"
    }
    let facts = "\(way.text { $0 >= pages.least }) >= \(least) pt from the start"
    let nearest = pages.page(
      for: -place(for: row), dragStart: -row.start, current: row.startSlide, direction: 0)
    return nearest == row.startSlide
      ? "\(facts), but the nearest page is still \(nearest), and the last move went \(last), so page \(page)"
      : "\(facts), so the nearest page, \(page)"
  }

  private func isFlick(_ row: ReadingRow) -> Bool {
    row.gesture.milliseconds < flickMilliseconds && abs(row.gesture.travel) < flickPoints
      && abs(row.gesture.crossTravel) < flickPoints
  }

  private func place(for row: ReadingRow) -> Double {
    row.gesture.milliseconds < momentumMilliseconds ? row.proposed : row.position
  }

  private func pages(of row: ReadingRow) -> IScrollPages {
    IScrollPages(count: row.count, pageWidth: row.pitch, threshold: snapThreshold)
  }

  private func page(for row: ReadingRow) -> Int {
    let direction = row.gesture.lastMove.direction
    guard !isFlick(row) else { return min(max(row.startSlide + direction, 0), row.count - 1) }
    return pages(of: row).page(
      for: -place(for: row), dragStart: -row.start, current: row.startSlide, direction: direction)
  }
}
