import GestureModel

/// Maps numbers to places along one direction of a chart.
package struct ChartScale: Hashable, Sendable {
  /// The numbers that are shown; others are drawn at the nearer end.
  package let domain: ClosedRange<Double>
  private let start: Double
  private let end: Double

  /// What is shown at most either way (ours: beyond, a `Double` is no place in a view any more).
  static let reach = 1e12

  /// Creates a scale that shows every one of `values`; what is no number is not looked at.
  ///
  /// A range that is empty, or narrower than 10⁻¹² units, is widened by one unit.
  package init(showing values: [Double], from start: Double, to end: Double) {
    let known = values.filter { !$0.isNaN }.map { min(max($0, -Self.reach), Self.reach) }
    let (least, most) = (known.min() ?? 0, known.max() ?? 1)
    domain = most - least > 1e-12 ? least...most : least...(least + 1)
    (self.start, self.end) = (start, end)
  }

  /// Where `value` stands.
  package func place(of value: Double) -> Double {
    guard !value.isNaN else { return start }
    let held = min(max(value, domain.lowerBound), domain.upperBound)
    return start + (held - domain.lowerBound) / (domain.upperBound - domain.lowerBound) * (end - start)
  }

  /// Round numbers inside the domain, about `count` of them: a step of 1, 2 or 5 times a power of ten.
  package func ticks(_ count: Int) -> [Double] {
    let span = domain.upperBound - domain.lowerBound
    let wanted = span / Double(max(count, 1))
    var power = 1.0
    while power * 10 <= wanted { power *= 10 }
    while power > wanted { power /= 10 }
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= wanted } ?? wanted
    let first = (domain.lowerBound / step).rounded(.up)
    let number = ((domain.upperBound / step).rounded(.down) - first).clampedCount(to: 4 * max(count, 1))
    return (0...number).map { (first + Double($0)) * step }
  }
}

extension Double {
  /// A whole number of steps from 0 to `limit`.
  fileprivate func clampedCount(to limit: Int) -> Int { isFinite ? Int(min(max(self, 0), Double(limit))) : 0 }
}
