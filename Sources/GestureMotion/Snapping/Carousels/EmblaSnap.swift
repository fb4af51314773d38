import GestureModel

/// Embla: a flick goes one snap on from the selected one, a slow release to the snap nearest to a short run-out.
///
/// Force = velocity·400 (`dragFree` 600; a mouse less). From a fifth of the view on (at least 50, at most 225 pt) it goes
/// to the snap beside the one that was selected at touch-down, so a flick back after a long drag passes the origin; below,
/// to the snap nearest to where the force leads. `skipSnaps` lets a drag that has left its snap go half of the force's
/// way. A speed of 0.1 pt/ms or less is none.
///
/// The snaps are the lattice's rests, moved inside the range as `containScroll` does it unless that is off: pages that
/// cannot be reached share a snap. In a loop the page is counted around and the target may lie beyond the range.
///
/// - Source: `research/strategies.md` 8.2, from davidjerleke/embla-carousel 9 @25eff504.
public struct EmblaSnap: CarouselSnap {
  public static let identifier = "embla"
  public static let summary = "Embla: one snap on from the selected one after a flick, else nearest to a short run-out."
  public static let numberParameters = [NumberParameter<Self>("floor", \.floor, unit: "pt/ms", range: 0...1e6)]
  public static let switchParameters = [
    SwitchParameter<Self>("loop", \.loop), SwitchParameter<Self>("dragFree", \.dragFree),
    SwitchParameter<Self>("skipSnaps", \.skipSnaps), SwitchParameter<Self>("containScroll", \.containScroll),
    SwitchParameter<Self>("mouse", \.isMouse),
  ]
  /// The speed that must be exceeded for any force.
  public var floor = 0.1
  /// Whether the row is endless.
  public var loop = false
  /// Whether the row rests anywhere.
  public var dragFree = false
  /// Whether a hard flick after a long drag may go farther than one snap.
  public var skipSnaps = false
  /// Whether snaps are kept inside the range.
  public var containScroll = true
  /// Whether a mouse drags.
  public var isMouse = false
  public init() {}

  public var clampsTarget: Bool { !loop }

  func decision(for row: ReadingRow) -> CarouselDecision {
    let (drag, first) = drag(for: row)
    let end = end(of: drag, first: first, for: row)
    if dragFree {
      return CarouselDecision(slide: first + end.selected, position: -end.target, branch: .free)
    }
    return CarouselDecision(
      slide: first + end.selected, position: -end.target,
      branch: !end.isFlick ? .slow : row.pixelsPerMillisecond > 0 ? .forward : .backward)
  }

  func breakpoints(of row: ReadingRow) -> CarouselBreakpoints {
    let (drag, _) = drag(for: row)
    let force = drag.force(pixelsPerMillisecond: -row.pixelsPerMillisecond)
    let location = -row.position
    let snaps = nearSnaps(of: drag, at: location, location + force, location + force / 2)
    let middles = zip(snaps, snaps.dropFirst()).map { ($0 + $1) / 2 }
    let limits = loop ? [] : [drag.list.limit.lowerBound, drag.list.limit.upperBound]
    let places = middles + snaps + limits
    var positions = places + places.flatMap { [$0 - force, $0 - force / 2] }
    if skipSnaps { positions += middles.flatMap { middle in snaps.map { 2 * middle - $0 } } }
    var forces = places.flatMap { [$0 - location, 2 * ($0 - location)] } + [drag.threshold, -drag.threshold]
    if skipSnaps { forces += middles.flatMap { middle in snaps.map { 2 * (middle - location) + location - $0 } } }
    return CarouselBreakpoints(
      positions: positions.map { -$0 },
      pixelsPerMillisecond: forces.map { -$0 / drag.boost } + [floor, -floor, 0])
  }

  func clause(for row: ReadingRow) -> String {
    let (drag, first) = drag(for: row)
    let force = abs(drag.force(pixelsPerMillisecond: -row.pixelsPerMillisecond))
    let end = end(of: drag, first: first, for: row)
    let slide = first + end.selected
    let shown = force.text { ($0 >= drag.threshold) == (force >= drag.threshold) }
    if dragFree { return "a force of \(shown) pt runs free and rests near slide \(slide)" }
    let limit = drag.threshold.shortText
    guard end.isFlick else {
      return "a force of \(shown) < \(limit) pt, so the snap nearest to its end, slide \(slide)"
    }
    if skipSnaps, drag.near(-row.position).index != start(in: drag, first: first, row) {
      return "a force of \(shown) >= \(limit) pt after a drag past a snap, so half of its way, slide \(slide)"
    }
    let way = row.pixelsPerMillisecond > 0 ? "after" : "before"
    return "a force of \(shown) >= \(limit) pt, so the snap \(way) the selected one, slide \(slide)"
  }

  private func end(of drag: EmblaDrag, first: Int, for row: ReadingRow) -> EmblaDrag.End {
    drag.end(
      at: -row.position, force: drag.force(pixelsPerMillisecond: -row.pixelsPerMillisecond),
      start: start(in: drag, first: first, row))
  }

  private func start(in drag: EmblaDrag, first: Int, _ row: ReadingRow) -> Int {
    min(max(row.startSlide - first, 0), drag.list.snaps.count - 1)
  }

  /// The drag on the snaps of a row, and the slide that the first of them belongs to.
  private func drag(for row: ReadingRow) -> (drag: EmblaDrag, first: Int) {
    var snaps = (0..<row.count).map { -row.rest(of: $0) }
    var first = 0
    if containScroll, !loop {
      let bounds = -max(row.maximum, row.minimum)...(-row.minimum)
      let contained = EmblaSnapList.contain(
        snaps, within: bounds, fits: row.maximum - row.minimum <= 2, trims: true)
      (snaps, first) = (contained.snaps, contained.kept.lowerBound)
    }
    let list = EmblaSnapList(
      snaps: snaps, contentSize: Double(row.count) * row.pitch, loop: loop, slidesBySnap: [])
    return (
      EmblaDrag(
        list: list, view: row.viewport, loop: loop, dragFree: dragFree, skipSnaps: skipSnaps, isMouse: isMouse,
        floor: floor), first
    )
  }

  /// The snaps around some locations, lowest translation last; in a loop with those of the turns there.
  private func nearSnaps(of drag: EmblaDrag, at locations: Double...) -> [Double] {
    let snaps = drag.list.snaps
    let turn = drag.list.contentSize
    var found: Set<Double> = loop ? [] : Set(snaps.prefix(2) + snaps.suffix(2))
    for location in locations {
      let near = drag.near(location).index
      let turns = loop && turn > 0 ? ((location - snaps[near]) / turn).rounded() : 0
      for index in near - 3...near + 3 {
        if loop {
          let wraps = (Double(index) / Double(snaps.count)).rounded(.down)
          found.insert(snaps[((index % snaps.count) + snaps.count) % snaps.count] + (turns - wraps) * turn)
        } else if snaps.indices.contains(index) {
          found.insert(snaps[index])
        }
      }
    }
    return found.sorted(by: >)
  }
}
