/// keen-slider's track: where its slides stand, in lengths of the view, and where a release sends it.
///
/// Positions grow forward. In a loop every whole index has a place, a turn apart.
///
/// - Source: `research/strategies.md` 8.4, from rcbyr/keen-slider 6 `track.ts`, `modes.ts` @520c757a.
struct KeenTrack {
  /// A slide, in lengths of the view.
  struct Slide: Equatable {
    var size: Double
    /// Where its leading edge stands in the view when it rests.
    var origin = 0.0
    /// The gap after it.
    var spacing = 0.0
  }

  /// What the row does at the end of a drag.
  enum Mode: String {
    /// One slide in the direction of the velocity.
    case snap
    /// It runs out and rests anywhere.
    case free
    /// It runs out to the nearest slide.
    case freeSnap = "free-snap"
  }

  /// What happens after the lift.
  struct End: Equatable {
    /// How far the row goes, or goes first; `nil` where it moves plainly to a slide.
    var distance: Double?
    /// How long that takes.
    var milliseconds: Double?
    /// The slide; `nil` where a free run ends at none.
    var target: Int?
    /// How many animations follow one another: three where it runs past an end and comes back.
    var keyframes: Int
    /// When the first of three is left.
    var earlyExitMilliseconds: Double?
    /// Where the row is when all is over.
    var rest: Double
  }

  let slides: [Slide]
  let loop: Bool
  /// Where each slide is at rest.
  let positions: [Double]
  /// The length of a turn.
  let length: Double

  /// - Parameter slides: At least one.
  init(slides: [Slide], loop: Bool) {
    self.slides = slides
    self.loop = loop
    var positions = [0.0]
    for (slide, next) in zip(slides, slides.dropFirst()) {
      positions.append(positions[positions.count - 1] + slide.size + slide.spacing + slide.origin - next.origin)
    }
    self.positions = positions
    length = slides.reduce(0) { $0 + $1.size + $1.spacing }
  }

  /// The position after a move of the finger: every step is kept to six decimals, and nothing resists at the ends.
  static func position(_ position: Double, movedBy delta: Double) -> Double {
    ((position + delta) * 1e6).roundedUp / 1e6
  }

  /// The place of any whole index, as if the row repeated.
  func position(of index: Int) -> Double {
    let turns = (Double(index) / Double(slides.count)).rounded(.down)
    return positions[wrapped(index)] + turns * length
  }

  private func wrapped(_ index: Int) -> Int { ((index % slides.count) + slides.count) % slides.count }

  /// The nearest slide, of equals the lower; without a loop one of those there are.
  func nearest(to position: Double) -> Int {
    let index = nearestRepeated(to: position)
    return loop ? index : clamped(index)
  }

  /// The nearest slide as if the row repeated.
  private func nearestRepeated(to position: Double) -> Int {
    let turns = length > 0 && position.isFinite ? (position / length).rounded(.down) : 0
    let rest = position - turns * length
    var best = -1
    for index in -1...slides.count
    where abs(self.position(of: index) - rest) < abs(self.position(of: best) - rest) { best = index }
    return best + turns.wholeNumber * slides.count
  }

  private func clamped(_ index: Int) -> Int { min(max(index, 0), slides.count - 1) }

  /// What the lift at `position` leads to.
  ///
  /// - Parameters:
  ///   - start: The slide at touch-down.
  ///   - velocity: In lengths of the view per millisecond.
  func end(at position: Double, velocity: Double, start: Int, mode: Mode) -> End {
    mode == .snap
      ? snap(from: position, velocity, start: start) : run(from: position, velocity, snaps: mode == .freeSnap)
  }

  private func isOutside(_ position: Double) -> Bool {
    !loop && (position < positions[0] || position > positions[positions.count - 1])
  }

  private func snap(from position: Double, _ velocity: Double, start: Int) -> End {
    let direction = isOutside(position) ? 0 : velocity.direction
    var index = start + direction
    let seen = self.position(of: index) + slides[wrapped(index)].origin - position
    if seen >= 1 || seen <= -slides[wrapped(index)].size { index = start }
    let nearest = nearest(to: position)
    if nearest != start { index = nearest }
    if (self.position(of: index) - position).direction != direction { index += direction }
    if !loop { index = clamped(index) }
    let rest = self.position(of: index)
    return End(distance: rest - position, milliseconds: 500, target: index, keyframes: 1, rest: rest)
  }

  private func run(from position: Double, _ velocity: Double, snaps: Bool) -> End {
    if snaps, velocity == 0 {
      let index = nearest(to: position)
      return End(target: index, keyframes: 0, rest: self.position(of: index))
    }
    var distance = Self.distance(of: velocity)
    let milliseconds = 2 * abs(velocity) / Self.deceleration(of: velocity)
    let repeated = nearestRepeated(to: position + distance)
    let target = loop || slides.indices.contains(repeated) ? repeated : nil
    // A way of 0 is not taken for one: the free run stands.
    if snaps, let target, self.position(of: target) != position { distance = self.position(of: target) - position }
    var end = End(
      distance: distance, milliseconds: milliseconds, target: target, keyframes: 1, rest: position + distance)
    guard isOutside(end.rest) else { return end }
    let edge = end.rest < positions[0] ? positions[0] : positions[positions.count - 1]
    end.rest = edge
    end.keyframes = 3
    let share = isOutside(position) || distance == 0 ? 0 : min(1, abs(edge - position) / abs(distance))
    end.earlyExitMilliseconds = milliseconds * (1 - LibraryMath.pow(1 - share, 1.0 / 3)).rounded(toPlaces: 12)
    return end
  }

  private static func deceleration(of velocity: Double) -> Double { 1.47e-7 + abs(velocity) / 1000 }

  /// How far a velocity runs.
  static func distance(of velocity: Double) -> Double {
    Double(velocity.direction) * velocity * velocity / deceleration(of: velocity)
  }

  /// The velocity that runs this far: v² = d·(1.47e−7 + |v|/1000) solved for |v|.
  static func velocity(of distance: Double) -> Double {
    let half = abs(distance) / 2000
    return Double(distance.direction) * (half + (half * half + 1.47e-7 * abs(distance)).squareRoot())
  }
}

extension Double {
  /// −1, 0 or 1.
  var direction: Int { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
