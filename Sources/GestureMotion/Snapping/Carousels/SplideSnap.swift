import GestureModel

/// Splide: the slide nearest to where 600 ms of the velocity lead, at most a page of the view on.
///
/// Half-way belongs to the later slide. Released past an end the velocity counts for nothing. Rests are kept inside the
/// range unless `trimSpace` is off, so the last pages may share one, and of those the last counts.
///
/// - Source: `research/strategies.md` 8.5, from Splidejs/splide 4.1.4 @d7e1f08e.
public struct SplideSnap: CarouselSnap {
  public static let identifier = "splide"
  public static let summary = "Splide: the slide nearest to where 600 ms of the velocity lead, at most a page on."
  public static let numberParameters = [
    NumberParameter<Self>("flickPower", \.flickPower, unit: "ms", range: 0...1e6),
    NumberParameter<Self>("flickMaxPages", \.flickMaxPages, unit: "viewports", range: 0...1e6),
    NumberParameter<Self>("perPage", \.perPage, unit: "slides", range: 1...1e6),
  ]
  public static let switchParameters = [SwitchParameter<Self>("trimSpace", \.trimSpace)]
  /// How long the velocity is taken to last.
  public var flickPower = 600.0
  /// How far a flick may go, in lengths of the view.
  public var flickMaxPages = 1.0
  /// How many slides a view shows; a fraction is cut off.
  public var perPage = 1.0
  /// Whether rests are kept inside the range.
  public var trimSpace = true
  public init() {}

  func decision(for row: ReadingRow) -> CarouselDecision {
    let track = track(of: row)
    let slide = track.slide(for: destination(for: row, on: track))
    let velocity = row.pixelsPerMillisecond
    let isStill = velocity == 0 || track.isBeyondEnd(-row.position)
    return CarouselDecision(
      slide: slide, position: -track.positions[slide],
      branch: isStill ? .slow : velocity > 0 ? .forward : .backward)
  }

  func breakpoints(of row: ReadingRow) -> CarouselBreakpoints {
    let track = track(of: row)
    let way = destination(for: row, on: track) + row.position
    let all = track.positions
    let near = row.slides(near: row.position, row.position - way).filter(all.indices.contains).map { -all[$0] }
    let places = near + zip(near, near.dropFirst()).map { ($0 + $1) / 2 } + [-all[track.endIndex]]
    let unlimited = SplideTrack.destination(
      from: 0, velocity: -row.pixelsPerMillisecond, flickPower: flickPower, longest: flickMaxPages * row.viewport)
    return CarouselBreakpoints(
      positions: places + places.map { $0 + unlimited },
      pixelsPerMillisecond: places.map { ($0 - row.position) / flickPower } + [0])
  }

  func clause(for row: ReadingRow) -> String {
    let track = track(of: row)
    let place = destination(for: row, on: track)
    let slide = track.slide(for: place)
    let speed = row.pixelsPerMillisecond.text { $0 != 0 }
    let end = (-place / row.pitch).trimmedText(3)
    if track.isBeyondEnd(-row.position) { return "released past an end, so the nearest slide, \(slide)" }
    if row.pixelsPerMillisecond == 0 { return "v is 0, so the slide nearest to \(end), \(slide)" }
    let isLimited = abs(row.pixelsPerMillisecond) * flickPower > flickMaxPages * row.viewport
    let how = isLimited ? "\(flickMaxPages.shortText) viewports on at most" : "for \(flickPower.shortText) ms"
    return "v \(speed) pt/ms \(how) leads to \(end), nearest slide \(slide)"
  }

  private func track(of row: ReadingRow) -> SplideTrack {
    let positions = (0..<row.count).map { slide in
      let place = row.rest(of: slide)
      return -(trimSpace ? min(max(place, row.minimum), max(row.maximum, row.minimum)) : place)
    }
    return SplideTrack(positions: positions, endIndex: row.count - max(perPage.wholeNumber, 1))
  }

  private func destination(for row: ReadingRow, on track: SplideTrack) -> Double {
    SplideTrack.destination(
      from: -row.position, velocity: track.isBeyondEnd(-row.position) ? 0 : -row.pixelsPerMillisecond,
      flickPower: flickPower, longest: flickMaxPages * row.viewport)
  }
}
