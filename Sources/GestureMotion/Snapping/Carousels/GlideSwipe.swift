/// How Glide decides: by the distance of the swipe, then a step of its runner.
///
/// - Source: `research/strategies.md` 8.7, from glidejs/glide `swipe.js`, `run.js` @03e7f39d.
struct GlideSwipe {
  /// What happens past the ends.
  enum Kind: String {
    /// It stops there, or begins anew.
    case slider
    /// It goes around.
    case carousel
  }

  var kind = Kind.slider
  /// How far a swipe has to go, in pixels; exactly this far does not.
  var threshold = 80.0
  /// The angle in degrees that a drag must stay below, by ``angle(x:y:)``.
  var touchAngle = 45.0
  /// How far the row follows the finger.
  var touchRatio = 0.5
  /// Whether a slider begins anew past its ends.
  var rewind = true
  /// Whether a slider stops with its last page full.
  var bound = false
  /// How many slides the view shows.
  var perView = 1
  /// Whether a step is a whole view.
  var stepsByView = false
  /// Whether the layout runs from right to left, which swaps the directions.
  var isRightToLeft = false

  /// What a swipe does.
  struct End: Equatable {
    /// The slide that is gone to.
    var index: Int
    /// Where the row was dragged; `nil` if it never was.
    var dragTranslate: Double?
    /// Whether the row springs back instead of taking a step.
    var isReturned: Bool
    /// How many slides on the row moves, before it is counted around.
    var steps = 0
  }

  /// The angle as Glide computes it, from square roots of the sides: 30 means a third as high as long, not 30°.
  static func angle(x: Double, y: Double) -> Double {
    let (across, along) = (4 * abs(y), 4 * abs(x))
    return across + along == 0
      ? 0 : LibraryMath.asin(across.squareRoot() / (along + across).squareRoot()) * 180 / .pi
  }

  /// - Parameters:
  ///   - x: How far the finger went to the right.
  ///   - y: How far it went down.
  func end(x: Double, y: Double, from index: Int, count: Int) -> End {
    guard Self.angle(x: x, y: y) < touchAngle else { return End(index: index, dragTranslate: nil, isReturned: true) }
    guard abs(x) > threshold else { return End(index: index, dragTranslate: x * touchRatio, isReturned: true) }
    let isForward = (x < 0) != isRightToLeft
    let next = step(from: index, isForward: isForward, count: count)
    return End(index: next.index, dragTranslate: x * touchRatio, isReturned: false, steps: next.steps)
  }

  private func step(from index: Int, isForward: Bool, count: Int) -> (index: Int, steps: Int) {
    let length = stepsByView ? max(perView, 1) : 1
    if kind == .carousel {
      let steps = isForward ? length : -length
      return (((index + steps) % count + count) % count, steps)
    }
    let last = bound ? max(count - max(perView, 1), 0) : count - 1
    let end = bound ? last : length * ((count - 1) / length)
    var next = isForward ? index + length - index % length : ((index + length - 1) / length - 1) * length
    if next > last {
      next = rewind ? (bound && index != last ? last : 0) : end
    } else if next < 0 {
      next = rewind ? end : 0
    }
    return (next, next - index)
  }
}
