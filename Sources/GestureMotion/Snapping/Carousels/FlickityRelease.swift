/// Where Flickity comes to rest: friction runs the velocity of a *frame* out, then it walks to the nearest slide.
///
/// x is the negative scroll position, targets are positive. Half the frame rate's frames give twice the velocity: the
/// outcome depends on the display.
///
/// - Source: `research/strategies.md` 8.3, from metafizzy/flickity 3 `drag.js`, `animate.js` @a64cc330 (numbers only).
struct FlickityRelease {
  /// Where the slides rest, first slide first; at least one.
  var targets: [Double]
  /// The length of a turn, where the row is endless.
  var slideableWidth = 0.0
  /// The slide that was selected.
  var selected: Int
  /// Whether the row is endless.
  var wrapAround = false
  /// Whether the row does not show emptiness, which makes targets at the end equal.
  var contain = false
  /// Whether the row rests anywhere.
  var freeScroll = false
  /// The share of the velocity that a frame takes away.
  var friction = 0.28
  /// The same when scrolling freely.
  var freeScrollFriction = 0.075

  /// What happens after the lift.
  struct End: Equatable {
    /// Where the friction would bring x to rest.
    var restingX: Double
    /// The slide that was found, with the boost; −1 and the count are possible.
    var raw: Int
    /// The slide that is selected then.
    var index: Int
    /// Whether the row rests where friction leaves it.
    var isFreeScrolling: Bool
    /// Whether the last move added a slide.
    var isBoosted = false
  }

  /// - Parameters:
  ///   - pixelsPerFrame: The velocity of x.
  ///   - dragX: x as the finger has it.
  ///   - previousDragX: The same at the move before; `nil` if there was none.
  ///   - holdMilliseconds: From the last move to the lift.
  func end(
    at x: Double, pixelsPerFrame: Double, dragX: Double, previousDragX: Double?, holdMilliseconds: Double
  ) -> End {
    let rest = x + pixelsPerFrame / (freeScroll ? freeScrollFriction : friction)
    var end = End(restingX: x + pixelsPerFrame / friction, raw: nearest(to: -rest), index: 0, isFreeScrolling: false)
    if freeScroll {
      let (first, last) = (targets[0], targets[targets.count - 1])
      end.isFreeScrolling = wrapAround || (-rest > first && -rest < last)
    } else if end.raw == selected, let previousDragX, holdMilliseconds <= 100 {
      let distance = -dragX - target(of: selected)
      let move = previousDragX - dragX
      let boost = distance > 0 && move > 0 ? 1 : distance < 0 && move < 0 ? -1 : 0
      end.raw += boost
      end.isBoosted = boost != 0
    }
    end.index =
      wrapAround
      ? wrapped(end.raw) : targets.indices.contains(end.raw) ? end.raw : selected
    return end
  }

  /// The place of slide `index`; in an endless row of any.
  func target(of index: Int) -> Double {
    targets[wrapped(index)] + slideableWidth * (Double(index) / Double(targets.count)).rounded(.down)
  }

  private func wrapped(_ index: Int) -> Int { ((index % targets.count) + targets.count) % targets.count }

  /// Walks up and down from the selected slide as long as the distance shrinks; upward must be strictly nearer.
  private func nearest(to place: Double) -> Int {
    let up = walk(to: place, by: 1)
    let down = walk(to: place, by: -1)
    return up.distance < down.distance ? up.index : down.index
  }

  private func walk(to place: Double, by step: Int) -> (index: Int, distance: Double) {
    func distance(_ index: Int) -> Double {
      wrapAround || targets.indices.contains(index) ? abs(place - target(of: index)) : .infinity
    }
    var best = (index: selected, distance: distance(selected))
    // An endless row under a senseless speed would be walked for ever: ten thousand slides are enough.
    var stepsLeft = wrapAround ? 10_000 : targets.count
    while stepsLeft > 0 {
      stepsLeft -= 1
      let next = distance(best.index + step)
      guard next < best.distance || (contain && !wrapAround && next == best.distance && next.isFinite) else { break }
      best = (best.index + step, next)
    }
    return best
  }
}
