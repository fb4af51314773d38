import GestureMotion

/// What the content does when the finger drags it past an end of the range.
public enum EdgeResistance: Hashable, Sendable {
  /// It follows the finger as if there were no end.
  case none
  /// It stops at the end.
  case clamped
  /// UIKit's rubber band with this slope at the end (``RubberBand``).
  case rubberBand(coefficient: Double)
  /// It goes this share of the way past the end.
  case share(Double)
  /// It goes `over^exponent − 1` points past the end.
  ///
  /// - Source: Swiper, `research/physics.md` 6: −1 + over^0.85.
  case power(exponent: Double)
  /// Flutter's friction, a step at a time: `0.52·(1 − past/viewport)²`.
  ///
  /// - Source: `research/physics.md` 3.
  case flutter

  /// Whether the way of the finger matters, and not only where it is.
  var remembersTheWay: Bool { self == .flutter }

  /// Where the content is shown when the finger alone would put it at `offset`, in points.
  func shownOffset(for offset: Double, within range: ClosedRange<Double>, viewport: Double) -> Double {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    let over = abs(offset - edge)
    guard over > 0 else { return offset }
    let shown: Double
    switch self {
    case .none, .flutter: return offset
    case .clamped: return edge
    case .rubberBand(let coefficient):
      var band = RubberBand(dimension: viewport)
      band.coefficient = coefficient
      return band.displayedOffset(for: offset, within: range)
    case .share(let share): shown = over * share
    case .power(let exponent): shown = max(LibraryMath.pow(over, exponent) - 1, 0)
    }
    return offset < edge ? edge - shown : edge + shown
  }

  /// Where the finger alone would have put content that is shown at `offset`: the inverse.
  func fingerOffset(for offset: Double, within range: ClosedRange<Double>, viewport: Double) -> Double {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    let shown = abs(offset - edge)
    guard shown > 0 else { return offset }
    let over: Double
    switch self {
    case .none, .flutter, .clamped: return offset
    case .rubberBand(let coefficient):
      var band = RubberBand(dimension: viewport)
      band.coefficient = coefficient
      return band.fingerOffset(for: offset, within: range)
    case .share(let share): over = share > 0 ? shown / share : shown
    case .power(let exponent): over = LibraryMath.pow(shown + 1, 1 / exponent)
    }
    return offset < edge ? edge - over : edge + over
  }
}
