/// use-gesture's rubber band: Apple's form with the **length of the bounds** as the dimension.
///
/// Without a length it is distance^(5c); with c = 0 the position is clamped.
///
/// - Source: `research/physics.md` 6, from use-gesture's `maths.ts`.
public struct UseGestureRubberBand: Hashable, Sendable {
  /// c, 0 or more.
  public var constant: Double
  /// Creates a rubber band.
  public init(constant: Double = 0.15) { self.constant = constant }

  /// Where the content is shown when the finger alone would put it at `position`.
  public func displayedOffset(for position: Double, within range: ClosedRange<Double>) -> Double {
    let edge = min(max(position, range.lowerBound), range.upperBound)
    let (overshoot, length) = (abs(position - edge), range.upperBound - range.lowerBound)
    guard constant != 0, overshoot > 0 else { return edge }
    let shown: Double
    if length == 0 {
      shown = LibraryMath.pow(overshoot, 5 * constant)
    } else {
      shown = overshoot * length * constant / (length + constant * overshoot)
    }
    return (position < edge ? edge - shown : edge + shown).finite(or: edge)
  }
}
