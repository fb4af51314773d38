import GestureModel

/// keen-slider: one slide in the direction of any velocity at all, or a free run.
///
/// `snap` (the default): a slide on from the one at touch-down, or from the nearest if that is another; a velocity of the
/// jitter at lift is enough. `free`: v²/(1.47e−7 + |v|/1000) lengths of the view, and back if that is past an end.
/// `free` with `snap`: the same, to the nearest slide. In a loop the page is counted around and the target may lie beyond
/// the range.
///
/// A slide's place in the view, which decides whether it is in sight, is taken from the first rest.
///
/// - Source: `research/strategies.md` 8.4, from rcbyr/keen-slider 6 @520c757a.
public struct KeenSnap: CarouselSnap {
  public static let identifier = "keen"
  public static let summary = "keen-slider: one slide in the direction of any velocity, or a free run."
  public static let switchParameters = [
    SwitchParameter<Self>("free", \.free), SwitchParameter<Self>("snap", \.snap), SwitchParameter<Self>("loop", \.loop),
  ]
  /// Whether the row runs out by its velocity.
  public var free = false
  /// Whether it rests at slides only; without ``free`` it always does.
  public var snap = true
  /// Whether the row is endless.
  public var loop = false
  public init() {}

  public var clampsTarget: Bool { !loop }

  private var mode: KeenTrack.Mode { free ? (snap ? .freeSnap : .free) : .snap }

  func decision(for row: ReadingRow) -> CarouselDecision {
    let track = track(of: row)
    let end = end(for: row, on: track)
    let slide = mode == .free ? track.nearest(to: end.rest) : end.target ?? track.nearest(to: end.rest)
    let index = ((slide % row.count) + row.count) % row.count
    let velocity = row.pixelsPerMillisecond
    return CarouselDecision(
      slide: index,
      position: mode == .free ? end.rest * row.viewport : row.rest(of: slide),
      branch: mode == .free ? .free : velocity == 0 ? .slow : velocity > 0 ? .forward : .backward)
  }

  func breakpoints(of row: ReadingRow) -> CarouselBreakpoints {
    let way = free ? KeenTrack.distance(of: row.pixelsPerMillisecond / row.viewport) * row.viewport : 0
    let slides = row.slides(near: row.position, row.position + way, row.start, wraps: loop)
    let rests = slides.map { row.rest(of: $0) }
    let places = rests + rests.map { $0 + row.pitch / 2 }
    let sights = mode == .snap ? rests.flatMap { [$0 + row.origin - row.viewport, $0 + row.origin + row.size] } : []
    let speeds = places.map { KeenTrack.velocity(of: ($0 - row.position) / row.viewport) * row.viewport }
    return CarouselBreakpoints(
      positions: places + places.map { $0 - way } + sights, pixelsPerMillisecond: free ? speeds + [0] : [0])
  }

  func clause(for row: ReadingRow) -> String {
    let track = track(of: row)
    let end = end(for: row, on: track)
    let slide = decision(for: row).slide
    let velocity = row.pixelsPerMillisecond
    let speed = velocity.text { $0 != 0 }
    if free, velocity != 0 {
      let place = ((row.position / row.viewport + (end.distance ?? 0)) * row.viewport / row.pitch).trimmedText(3)
      if end.keyframes == 3 { return "v \(speed) pt/ms runs past an end and back to slide \(slide)" }
      return snap ? "v \(speed) pt/ms runs out to slide \(slide)" : "v \(speed) pt/ms runs out to \(place) slides"
    }
    if velocity == 0 { return "v is 0, so the nearest slide, \(slide)" }
    let position = row.position / row.pitch
    guard position >= 0, position <= Double(row.count - 1) || loop else {
      return "released past an end, so the slide there, \(slide)"
    }
    return "v \(speed) \(velocity > 0 ? "> 0, so the slide ahead of" : "< 0, so the slide behind") "
      + "\(position.trimmedText(3)), \(slide)"
  }

  private func track(of row: ReadingRow) -> KeenTrack {
    let slide = KeenTrack.Slide(
      size: row.size / row.viewport, origin: row.origin / row.viewport,
      spacing: (row.pitch - row.size) / row.viewport)
    return KeenTrack(slides: Array(repeating: slide, count: row.count), loop: loop)
  }

  private func end(for row: ReadingRow, on track: KeenTrack) -> KeenTrack.End {
    track.end(
      at: row.position / row.viewport, velocity: row.pixelsPerMillisecond / row.viewport, start: row.startSlide,
      mode: mode)
  }
}
