import GestureModel

/// Swiper's free mode: the row runs for a second at the velocity it has, and rests anywhere, or sticky, at a snap.
///
/// Sticky takes the snap ahead in the direction of the whole swipe, not the nearest. Released outside the range it slides
/// to the slide that was active, or to the last.
///
/// - Source: `research/strategies.md` 8.1, from nolimits4web/swiper `free-mode.ts` @865dba47.
/// - Important: The velocity is taken as the `swiper-freemode` estimator gives it, which has halved it and dropped what
///   is below 0.02 px/ms; another estimator's is twice as much.
public struct SwiperFreeModeSnap: CarouselSnap {
  public static let identifier = "swiper.freeMode"
  public static let summary = "Swiper's free mode: a second of the velocity, to rest anywhere or, sticky, at a snap."
  public static let numberParameters = [
    NumberParameter<Self>("momentumRatio", \.freeRun.momentumRatio, unit: "s", range: 0...1e6),
    NumberParameter<Self>("momentumVelocityRatio", \.freeRun.momentumVelocityRatio, unit: "", range: 0...1e6),
    NumberParameter<Self>("momentumBounceRatio", \.freeRun.momentumBounceRatio, unit: "", range: 0...1e6),
  ]
  public static let switchParameters = [
    SwitchParameter<Self>("sticky", \.freeRun.sticky), SwitchParameter<Self>("momentum", \.freeRun.momentum),
    SwitchParameter<Self>("momentumBounce", \.freeRun.momentumBounce),
  ]
  /// The rule with its numbers.
  var freeRun = SwiperFreeRun()
  public init() {}

  func decision(for row: ReadingRow) -> CarouselDecision {
    let run = run(for: row)
    let place = -run.rest
    let isSnapped = run.requested != nil || freeRun.sticky
    return CarouselDecision(
      slide: row.nearestSlide(to: place), position: place,
      branch: !isSnapped ? .free : run.requested != nil ? .slow : row.gesture.travel > 0 ? .forward : .backward)
  }

  func breakpoints(of row: ReadingRow) -> CarouselBreakpoints {
    let way = row.pixelsPerMillisecond * freeRun.momentumVelocityRatio * 1000 * freeRun.momentumRatio
    let factor = 1000 * freeRun.momentumVelocityRatio * freeRun.momentumRatio
    let came = row.position - row.gesture.travel
    var places = [0, row.maximum, -row.minimum]
    for slide in row.slides(near: row.position, row.position + way, row.start) {
      places += [row.rest(of: slide), row.rest(of: slide) + row.pitch / 2]
    }
    // Where a still release goes to the snap beside it, the last pitch may be a short one.
    let snaps = SwiperGrid(row).snaps.suffix(2)
    if let last = snaps.last, let other = snaps.first { places += [last, (last + other) / 2] }
    return CarouselBreakpoints(
      positions: places + places.map { $0 - way } + [came],
      pixelsPerMillisecond: [0] + places.map { ($0 - row.position) / factor })
  }

  func clause(for row: ReadingRow) -> String {
    let run = run(for: row)
    let slide = decision(for: row).slide
    if let requested = run.requested {
      return run.usedClosest
        ? "released standing still, so the slide beside it, \(slide)"
        : "released outside the range, so it slides to \(min(max(requested, 0), row.count - 1))"
    }
    guard let translate = run.translate else { return "released standing still, so it stays near slide \(slide)" }
    let end = (-translate).trimmedText(2)
    let speed = row.pixelsPerMillisecond.text { $0 != 0 }
    if -run.rest != -translate { return "v \(speed) pt/ms runs past an end to \(end) and back to slide \(slide)" }
    return freeRun.sticky
      ? "v \(speed) pt/ms for \(freeRun.momentumRatio.shortText) s, then the snap ahead of the swipe, slide \(slide)"
      : "v \(speed) pt/ms for \(freeRun.momentumRatio.shortText) s ends at \(end), near slide \(slide)"
  }

  private func run(for row: ReadingRow) -> SwiperFreeRun.Run {
    freeRun.run(
      from: row.position, pixelsPerMillisecond: -row.pixelsPerMillisecond, isForward: row.gesture.travel > 0,
      active: row.startSlide, in: SwiperGrid(row))
  }
}
