/// Splide's drag: the first move past the threshold only begins it, and past an end the row follows a fifth of the way.
///
/// Where a base is, way and velocity are measured from: the touch-down at first, then every move that comes more than
/// 200 ms after it or at which the row passes an end or comes back.
///
/// - Source: `research/strategies.md` 8.5, from Splidejs/splide 4.1.4 `Drag.ts` @d7e1f08e.
struct SplideDrag {
  /// How far a touch has to go to begin a drag, in pixels; exactly this far does not.
  static let threshold = 10.0
  /// How long a base lasts, in milliseconds.
  static let baseMilliseconds = 200.0
  /// What the way past an end is divided by.
  static let resistance = 5.0

  /// Where the row is, negative forward.
  private(set) var position: Double
  /// Whether a move has begun the drag.
  private(set) var isDragging = false

  private let track: SplideTrack
  private var base: (milliseconds: Double, place: Double, position: Double)
  private var newest: Double
  private var isBeyondEnd = false

  /// A finger that comes down at `place`, with the row at `position`.
  init(on track: SplideTrack, from position: Double, atMilliseconds milliseconds: Double, place: Double) {
    self.track = track
    self.position = position
    base = (milliseconds, place, position)
    newest = place
  }

  /// The finger moves to `place`.
  mutating func move(atMilliseconds milliseconds: Double, to place: Double) {
    newest = place
    guard isDragging else {
      isDragging = abs(place - base.place) > Self.threshold
      return
    }
    position = base.position + (place - base.place) / (isBeyondEnd ? Self.resistance : 1)
    let wasBeyondEnd = isBeyondEnd
    isBeyondEnd = track.isBeyondEnd(position)
    if milliseconds - base.milliseconds > Self.baseMilliseconds || isBeyondEnd != wasBeyondEnd {
      base = (milliseconds, place, position)
    }
  }

  /// The velocity of a lift at the place of the last move, in px/ms, negative forward; 0 past an end.
  func velocity(atMilliseconds milliseconds: Double) -> Double {
    let time = milliseconds - base.milliseconds
    return isBeyondEnd || time <= 0 || time >= Self.baseMilliseconds ? 0 : (newest - base.place) / time
  }

  /// The slide that a lift leads to; `nil` if no move has begun a drag.
  func end(atMilliseconds milliseconds: Double, flickPower: Double, longest: Double) -> Int? {
    guard isDragging else { return nil }
    return track.slide(
      for: SplideTrack.destination(
        from: position, velocity: velocity(atMilliseconds: milliseconds), flickPower: flickPower, longest: longest))
  }
}
