/// How hard Flutter's bouncing physics makes it to drag past an end.
///
/// `f = 0.52·(1 − past/viewport)²`, 0.26 at the fast rate. Outside, easing back at the fast rate is 1:1; else easing takes
/// f at `past − |step|`, moving on takes f at `past`. Applied is `|step|·f` if `|step| < past/f`, else
/// `past + (|step| − past/f)`: what lies beyond counts 1:1, when moving out too, oddly.
///
/// - Source: `research/physics.md` 3, from Flutter's `scroll_physics.dart`.
public enum FlutterOverscroll {
  /// f, for the share of the view by which the content is outside.
  public static func factor(outsideShare: Double, isFast: Bool = false) -> Double {
    (isFast ? 0.26 : 0.52) * (1 - outsideShare) * (1 - outsideShare)
  }

  /// What of a finger's step is applied, in points with the finger's sign: it is taken from the offset.
  public static func appliedStep(
    _ step: Double, at offset: Double, within range: ClosedRange<Double>, viewport: Double, isFast: Bool = false
  ) -> Double {
    let (before, after) = (max(range.lowerBound - offset, 0), max(offset - range.upperBound, 0))
    let past = max(before, after)
    guard past > 0, step != 0 else { return step }
    let isEasing = (before > 0 && step < 0) || (after > 0 && step > 0)
    if isEasing && isFast { return step }
    let length = abs(step)
    let share = (isEasing ? past - length : past) / viewport
    let factor = factor(outsideShare: share, isFast: isFast)
    let applied = length < past / factor ? length * factor : past + (length - past / factor)
    return step < 0 ? -applied : applied
  }

  /// The offset after the finger alone would have moved it by `step`, in points of content; finite.
  public static func offset(
    after step: Double, from offset: Double, within range: ClosedRange<Double>, viewport: Double
  ) -> Double {
    (offset - appliedStep(-step, at: offset, within: range, viewport: viewport)).finite(or: offset)
  }

  /// What a new fling inherits of one that had not stopped (iOS only), in points per second:
  /// `sign·min(0.000816·|v|^1.967, 40000)`.
  public static func carriedMomentum(ofPointsPerSecond velocity: Double) -> Double {
    let carried = min(0.000816 * LibraryMath.pow(abs(velocity), 1.967), 40000)
    return velocity < 0 ? -carried : carried
  }
}
