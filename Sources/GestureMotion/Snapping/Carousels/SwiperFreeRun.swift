/// How Swiper's free mode runs out: a second of the velocity, a bounce past the ends, and sticky rests if wanted.
///
/// Translations are negative forward, as Swiper counts them. Past the end the bounce is always taken in full, past the
/// beginning only as far as the run went; sticky rests take the snap ahead in the direction of the swipe, not the nearest:
/// both slips are the original's.
///
/// - Source: `research/strategies.md` 8.1, from nolimits4web/swiper `free-mode.ts` @865dba47.
struct SwiperFreeRun {
  /// Whether the row runs on after the lift.
  var momentum = true
  /// How much of a second the row runs.
  var momentumRatio = 1.0
  /// Whether it may run past the ends.
  var momentumBounce = true
  /// How far, for each px/ms, in twentieths of a pixel.
  var momentumBounceRatio = 1.0
  /// What the velocity is multiplied with.
  var momentumVelocityRatio = 1.0
  /// Whether it rests at snaps only.
  var sticky = false
  /// The share of the way that `slideToClosest` asks for.
  var threshold = 0.5

  /// What happens after the lift.
  struct Run: Equatable {
    /// The velocity that the run begins with, in px/ms, negative forward.
    var pixelsPerMillisecond: Double
    /// Where the row goes first; `nil` if it stays where it is.
    var translate: Double?
    /// How long that takes.
    var milliseconds: Double?
    /// Where the row is when all is over: back at an end after a bounce.
    var rest: Double
    /// Whether a still release went to the snap beside it.
    var usedClosest = false
    /// The slide that was asked for, where one was.
    var requested: Int?
  }

  /// - Parameters:
  ///   - position: The position at lift, positive forward.
  ///   - pixelsPerMillisecond: The velocity that the estimator gives, halved already, negative forward.
  ///   - isForward: The direction of the whole swipe.
  ///   - active: The slide active at touch-down.
  func run(
    from position: Double, pixelsPerMillisecond: Double, isForward: Bool, active: Int, in grid: SwiperGrid
  ) -> Run {
    let velocity = pixelsPerMillisecond * momentumVelocityRatio
    func slide(to requested: Int, usedClosest: Bool = false) -> Run {
      let rest = -grid.rest(requested: requested).position
      return Run(
        pixelsPerMillisecond: velocity, translate: rest, milliseconds: 300, rest: rest, usedClosest: usedClosest,
        requested: requested)
    }
    if position < 0 { return slide(to: active) }
    if position > grid.maximum { return slide(to: grid.slides.count - 1) }
    if momentum, velocity != 0 {
      return momentumRun(from: -position, velocity, isForward: isForward, active: active, in: grid)
    }
    guard sticky else {
      return Run(pixelsPerMillisecond: velocity, translate: nil, milliseconds: nil, rest: -position)
    }
    return slide(to: grid.closest(to: position, active: active, threshold: threshold), usedClosest: true)
  }

  private func momentumRun(
    from translate: Double, _ velocity: Double, isForward: Bool, active: Int, in grid: SwiperGrid
  ) -> Run {
    var end = translate + velocity * 1000 * momentumRatio
    var rest = end
    let bounce = 20 * abs(velocity) * momentumBounceRatio
    if end < -grid.maximum {
      rest = -grid.maximum
      end = momentumBounce ? rest - bounce : rest
    } else if end > 0 {
      rest = 0
      end = momentumBounce ? min(end, bounce) : 0
    } else if sticky {
      let next = grid.snaps.firstIndex { $0 > -end } ?? grid.snaps.count - 1
      end = -grid.snaps[isForward ? next : max(next - 1, 0)]
      rest = end
      let way = abs(end - translate)
      let milliseconds: Double = way < grid.slideWidth ? 300 : way < 2 * grid.slideWidth ? 450 : 750
      return Run(pixelsPerMillisecond: velocity, translate: end, milliseconds: milliseconds, rest: rest)
    }
    return Run(
      pixelsPerMillisecond: velocity, translate: end, milliseconds: abs((end - translate) / velocity), rest: rest)
  }
}
