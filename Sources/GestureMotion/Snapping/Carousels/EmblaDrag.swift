/// What Embla does with a drag and its end: locations and forces are translations, negative forward.
///
/// - Source: `research/strategies.md` 8.2, from davidjerleke/embla-carousel 9 `DragHandler.ts`, `ScrollTarget.ts`
///   @25eff504.
struct EmblaDrag {
  /// Where the row may rest.
  var list: EmblaSnapList
  /// The view's length.
  var view: Double
  /// Whether the row is endless.
  var loop = false
  /// Whether the row rests anywhere.
  var dragFree = false
  /// Whether a hard flick after a long drag may go farther than one snap.
  var skipSnaps = false
  /// Whether a mouse drags, which has less force.
  var isMouse = false
  /// The speed in px/ms that must be exceeded, else there is no force.
  var floor = 0.1

  /// What happens after the lift.
  struct End: Equatable {
    /// Where the row goes.
    var target: Double
    /// The snap that is selected.
    var selected: Int
    /// How long that takes, in Embla's own unit.
    var duration: Double
    /// Whether the force was enough to leave the selected snap.
    var isFlick: Bool
  }

  /// Where the row is after the finger went `travel` from touch-down; nothing resists at the ends.
  static func location(start: Double, travel: Double, isRightToLeft: Bool) -> Double {
    start + (isRightToLeft ? -travel : travel)
  }

  /// How much a px/ms at lift moves the row, in pixels.
  var boost: Double { dragFree ? (isMouse ? 500 : 600) : (isMouse ? 300 : 400) }
  /// The force from which on the next snap is gone to.
  var threshold: Double { min(max(0.2 * view, 50), 225) }

  /// The force of a velocity, in pixels; both negative forward.
  func force(pixelsPerMillisecond: Double) -> Double {
    abs(pixelsPerMillisecond) <= floor ? 0 : pixelsPerMillisecond * boost
  }

  /// What the lift at `location` with `force` leads to.
  func end(at location: Double, force: Double, start: Int) -> End {
    let count = list.snaps.count
    let isFlick = !dragFree && abs(force) >= threshold
    var way = move(from: location, by: force)
    if isFlick {
      if skipSnaps, near(location).index != start {
        way /= 2
      } else {
        let next = start + (force < 0 ? 1 : -1)
        let index = loop ? (next % count + count) % count : min(max(next, 0), count - 1)
        way = shortest(list.snaps[index] - location)
      }
    }
    let share = way != 0 && abs(way) < abs(force) ? 1 - abs(way / force) : 0
    return End(
      target: location + move(from: location, by: way), selected: near(location + way).index,
      duration: (dragFree ? 43 : 25) - 10 * share, isFlick: isFlick)
  }

  /// The snap nearest to a target, the first of equals, and the target brought inside the limit.
  func near(_ target: Double) -> (index: Int, target: Double) {
    let inside = loop ? wrapped(target) : min(max(target, list.limit.lowerBound), list.limit.upperBound)
    var best = 0
    var least = Double.infinity
    for (index, snap) in list.snaps.enumerated() {
      let way = abs(shortest(snap - inside))
      if way < least { (best, least) = (index, way) }
    }
    return (best, inside)
  }

  /// The way from a location to the snap nearest to where `distance` leads; `distance` itself beyond the limit.
  func move(from location: Double, by distance: Double) -> Double {
    let target = location + distance
    if dragFree || (!loop && !list.limit.contains(target)) { return distance }
    let near = near(target)
    return distance + shortest(list.snaps[near.index] - near.target)
  }

  /// In a loop the shortest of a way and the two a turn longer; of equals the later.
  private func shortest(_ way: Double) -> Double {
    guard loop else { return way }
    return [way + list.contentSize, way - list.contentSize].reduce(way) { abs($0) < abs($1) ? $0 : $1 }
  }

  /// The target shifted by whole turns into the limit.
  private func wrapped(_ target: Double) -> Double {
    let turn = list.contentSize
    guard turn > 0, !list.limit.contains(target) else { return target }
    if target < list.limit.lowerBound { return target + ((list.limit.lowerBound - target) / turn).rounded(.up) * turn }
    return target - ((target - list.limit.upperBound) / turn).rounded(.up) * turn
  }
}
