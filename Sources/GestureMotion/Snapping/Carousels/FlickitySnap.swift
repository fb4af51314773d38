import GestureModel

/// Flickity: the nearest slide to where friction would leave the row, or one on if the last move says so.
///
/// The velocity is taken per animation frame, so `framesPerSecond` decides with it. Where the nearest slide is the
/// selected one, a last move away from it within 100 ms before the lift adds one. Half-way stays. Without `wrapAround` a
/// slide that is not there is not gone to. Drags beyond the ends are the drag model's to halve.
///
/// - Source: `research/strategies.md` 8.3, from metafizzy/flickity 3 @a64cc330 (numbers only).
public struct FlickitySnap: CarouselSnap {
  public static let identifier = "flickity"
  public static let summary = "Flickity: the slide nearest to where friction ends, one on if the last move says so."
  public static let numberParameters = [
    NumberParameter<Self>("friction", \.friction, unit: "per frame", range: 0.001...1),
    NumberParameter<Self>("freeScrollFriction", \.freeScrollFriction, unit: "per frame", range: 0.001...1),
    NumberParameter<Self>("framesPerSecond", \.framesPerSecond, unit: "Hz", range: 1...1000),
  ]
  public static let switchParameters = [
    SwitchParameter<Self>("wrapAround", \.wrapAround), SwitchParameter<Self>("contain", \.contain),
    SwitchParameter<Self>("freeScroll", \.freeScroll),
  ]
  /// The share of the velocity that a frame takes away.
  public var friction = 0.28
  /// The same when scrolling freely.
  public var freeScrollFriction = 0.075
  /// How many frames the display shows; the original takes what `requestAnimationFrame` gives.
  public var framesPerSecond = 60.0
  /// Whether the row is endless.
  public var wrapAround = false
  /// Whether rests are kept inside the range.
  public var contain = false
  /// Whether the row rests anywhere.
  public var freeScroll = false
  public init() {}

  public var clampsTarget: Bool { !wrapAround }

  func decision(for row: ReadingRow) -> CarouselDecision {
    let release = release(for: row)
    let end = end(of: release, for: row)
    if end.isFreeScrolling {
      let place = -row.position + pixelsPerFrame(of: row) / freeScrollFriction
      return CarouselDecision(slide: end.index, position: -place, branch: .free)
    }
    let raw = wrapAround ? end.raw : end.index
    return CarouselDecision(
      slide: end.index, position: release.target(of: raw),
      branch: raw == release.selected ? .slow : raw > release.selected ? .forward : .backward)
  }

  func breakpoints(of row: ReadingRow) -> CarouselBreakpoints {
    let release = release(for: row)
    let friction = freeScroll ? freeScrollFriction : friction
    let way = -pixelsPerFrame(of: row) / friction
    let near = row.slides(near: row.position, row.position + way, row.start, wraps: wrapAround)
      .filter { wrapAround || release.targets.indices.contains($0) }
    let targets = near.map { release.target(of: $0) }
    let places = targets + zip(targets, targets.dropFirst()).map { ($0 + $1) / 2 }
    let factor = 1000 / framesPerSecond / friction
    return CarouselBreakpoints(
      positions: places + places.map { $0 - way }, pixelsPerMillisecond: places.map { ($0 - row.position) / factor })
  }

  func clause(for row: ReadingRow) -> String {
    let end = end(of: release(for: row), for: row)
    let place = row.position - pixelsPerFrame(of: row) / (freeScroll ? freeScrollFriction : friction)
    let rest = (place / row.pitch).trimmedText(3)
    if end.isFreeScrolling { return "friction ends at \(rest) slides, and it rests there, near slide \(end.index)" }
    guard end.isBoosted else { return "friction ends at \(rest) slides, so the nearest by steps, slide \(end.index)" }
    let way = end.raw > release(for: row).selected ? "forward" : "backward"
    return "friction ends at \(rest) slides, still the selected one's, but the last move went \(way), "
      + "so slide \(end.index)"
  }

  private func pixelsPerFrame(of row: ReadingRow) -> Double { -row.pixelsPerMillisecond * 1000 / framesPerSecond }

  private func release(for row: ReadingRow) -> FlickityRelease {
    var targets = (0..<row.count).map { row.rest(of: $0) }
    if contain, !wrapAround { targets = targets.map { min(max($0, row.minimum), max(row.maximum, row.minimum)) } }
    return FlickityRelease(
      targets: targets, slideableWidth: wrapAround ? Double(row.count) * row.pitch : 0, selected: row.startSlide,
      wrapAround: wrapAround, contain: contain, freeScroll: freeScroll, friction: friction,
      freeScrollFriction: freeScrollFriction)
  }

  private func end(of release: FlickityRelease, for row: ReadingRow) -> FlickityRelease.End {
    release.end(
      at: -row.position, pixelsPerFrame: pixelsPerFrame(of: row), dragX: -row.position,
      previousDragX: -row.position + row.gesture.lastMove, holdMilliseconds: row.gesture.holdMilliseconds)
  }
}
