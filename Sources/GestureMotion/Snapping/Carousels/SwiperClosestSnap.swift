import GestureModel

/// Swiper's `slideToClosest`: at most one group from the active slide, whatever the velocity.
///
/// Past a share of the way to the next snap it is the next; at or before the same share counted from the previous snap it
/// is the previous, so other shares than a half are lopsided.
///
/// - Source: `research/strategies.md` 8.1, from nolimits4web/swiper `slideToClosest.ts` @865dba47.
public struct SwiperClosestSnap: CarouselSnap {
  public static let identifier = "swiper.closest"
  public static let summary = "Swiper's slideToClosest: the active slide or the one beside it, by the release offset."
  public static let numberParameters = [
    NumberParameter<Self>("threshold", \.threshold, unit: "slides", range: 0...1),
    NumberParameter<Self>("slidesPerGroup", \.slidesPerGroup, unit: "slides", range: 1...1e6),
  ]
  /// The share of the way that has to be passed.
  public var threshold = 0.5
  /// How many slides move together; a fraction is cut off.
  public var slidesPerGroup = 1.0
  public init() {}

  func decision(for row: ReadingRow) -> CarouselDecision {
    let grid = grid(of: row)
    let rest = grid.rest(requested: grid.closest(to: row.position, active: row.startSlide, threshold: threshold))
    return CarouselDecision(slide: rest.slide, position: rest.position, branch: .slow)
  }

  func breakpoints(of row: ReadingRow) -> CarouselBreakpoints {
    let snaps = grid(of: row).snaps
    let first = snaps.firstIndex { $0 > row.start - 3 * row.pitch * slidesPerGroup } ?? 0
    let near = Array(snaps[max(first - 2, 0)...].prefix(16)) + snaps.suffix(3)
    return CarouselBreakpoints(
      positions: near + zip(near, near.dropFirst()).map { $0 + ($1 - $0) * threshold })
  }

  func clause(for row: ReadingRow) -> String {
    let rest = decision(for: row)
    let step = rest.slide == row.startSlide ? "stays at" : rest.slide > row.startSlide ? "goes on to" : "goes back to"
    return
      "at \((row.position / row.pitch).trimmedText(3)) slides from the first, \(threshold.shortText) of the way "
      + "decides, so it \(step) \(rest.slide)"
  }

  private func grid(of row: ReadingRow) -> SwiperGrid { SwiperGrid(row, group: slidesPerGroup.wholeNumber) }
}
