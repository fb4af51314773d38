/// How Flutter's bouncing scrolls resist past their ends, and what a new fling inherits.
///
/// - Source: `research/physics.md` 3, from flutter `widgets/scroll_physics.dart`.
public enum FlutterOverscroll {
  /// Flutter's two deceleration rates.
  public enum Rate: Hashable, Sendable {
    case normal, fast
  }

  /// How far the content goes for a pixel of the finger when `fraction` of a view is past: `0.52·(1 − fraction)²`, half
  /// of that at the fast rate.
  public static func factor(pastFraction fraction: Double, rate: Rate = .normal) -> Double {
    (rate == .normal ? 0.52 : 0.26) * (1 - fraction) * (1 - fraction)
  }

  /// How far the content goes for a step of the finger, which Flutter subtracts from the offset.
  ///
  /// Inside the range all of it, even across an end. Outside, past = the overshoot before the step: easing back takes the
  /// factor where it leads and is one to one at the fast rate; moving on takes the factor where it is. What lies beyond
  /// the overshoot by that factor counts one to one, in either direction, as the original has it.
  public static func applied(
    _ step: Double, at offset: Double, within range: ClosedRange<Double>, viewport: Double, rate: Rate = .normal
  ) -> Double {
    let (before, after) = (max(range.lowerBound - offset, 0), max(offset - range.upperBound, 0))
    guard before > 0 || after > 0 else { return step }
    let past = max(before, after)
    let isEasing = before > 0 && step < 0 || after > 0 && step > 0
    if isEasing, rate == .fast { return step }
    let length = abs(step)
    let share = factor(pastFraction: (isEasing ? past - length : past) / viewport, rate: rate)
    let limit = past / share
    let moved = length < limit ? length * share : past + (length - limit)
    return step < 0 ? -moved : moved
  }

  /// Where the content is after the finger has moved it by `step` in content direction.
  public static func offset(
    after step: Double, from offset: Double, within range: ClosedRange<Double>, viewport: Double, rate: Rate = .normal
  ) -> Double {
    offset - applied(-step, at: offset, within: range, viewport: viewport, rate: rate)
  }

  /// What a fling that was caught gives to the next, in px/s: `sign·min(0.000816·|v|^1.967, 40000)`.
  public static func carriedMomentum(pixelsPerSecond velocity: Double) -> Double {
    let carried = min(0.000816 * LibraryMath.pow(abs(velocity), 1.967), 40_000)
    return velocity < 0 ? -carried : carried
  }
}
