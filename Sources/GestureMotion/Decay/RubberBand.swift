/// The resistance past the ends of a scroll view.
///
/// `displayed = c·x·D / (D + c·x)` for an overshoot x of the finger, D the view's length; c = 0.55.
///
/// - Source: `research/physics.md` 1.6; agrees with every sample of a recorded UIScrollView to 10⁻⁹ pt.
public struct RubberBand: Hashable, Sendable {
  /// The slope at the edge.
  public var coefficient = 0.55
  /// The view's length along the axis in points, above 0.
  public var dimension: Double
  /// Creates a rubber band for a view of this length.
  public init(dimension: Double) { self.dimension = dimension }

  /// Where the content is shown when the finger alone would put it at `offset`; inside `range` that is `offset`.
  public func displayedOffset(for offset: Double, within range: ClosedRange<Double>) -> Double {
    if offset < range.lowerBound { return range.lowerBound - resisted(range.lowerBound - offset) }
    if offset > range.upperBound { return range.upperBound + resisted(offset - range.upperBound) }
    return offset
  }

  /// Where the finger alone would have put a view that is shown at `offset`: the inverse of ``displayedOffset(for:within:)``.
  ///
  /// Who takes hold of a view that is already outside drags on from here; banding the shown offset would resist twice.
  /// Farther out than the band reaches there is no such place, and `offset` itself is returned.
  public func fingerOffset(for offset: Double, within range: ClosedRange<Double>) -> Double {
    if offset < range.lowerBound {
      return unresisted(range.lowerBound - offset).map { range.lowerBound - $0 } ?? offset
    }
    if offset > range.upperBound {
      return unresisted(offset - range.upperBound).map { range.upperBound + $0 } ?? offset
    }
    return offset
  }

  /// `x = displayed·D / (c·(D − displayed))`.
  private func unresisted(_ displayed: Double) -> Double? {
    let overshoot = displayed * dimension / (coefficient * (dimension - displayed))
    return displayed < dimension && overshoot.isFinite ? overshoot : nil
  }

  private func resisted(_ overshoot: Double) -> Double {
    coefficient * overshoot * dimension / (dimension + coefficient * overshoot)
  }
}
