/// The places at which a React Native scroll view may rest, ascending.
///
/// - Source: `research/strategies.md` 4.1 to 4.3.
package enum SnapPoints: Sendable {
  /// `snapToOffsets`.
  case offsets([Double])
  /// `snapToInterval`: every multiple.
  case interval(Double)
  /// `snapToOffsets` with evenly spaced ones: `first + k·stride`, k below `count`.
  case even(first: Double, stride: Double, count: Double)

  /// The nearest at or before `place` and the nearest at or after it, `nil` where there is none.
  func around(_ place: Double) -> (before: Double?, after: Double?) {
    switch self {
    case .offsets(let offsets): return (offsets.last { $0 <= place }, offsets.first { $0 >= place })
    case .interval(let interval):
      return ((place / interval).rounded(.down) * interval, (place / interval).rounded(.up) * interval)
    case .even(let first, let stride, let count):
      guard count > 0 else { return (nil, nil) }
      func at(_ number: Double) -> Double { first + number * stride }
      var (low, high) = (((place - first) / stride).rounded(.down), ((place - first) / stride).rounded(.up))
      // The quotient may be a rounding away from the product that is compared with.
      if at(low) > place { low -= 1 }
      if at(low + 1) <= place { low += 1 }
      if at(high) < place { high += 1 }
      if at(high - 1) >= place { high -= 1 }
      return (low < 0 ? nil : at(min(low, count - 1)), high > count - 1 ? nil : at(max(high, 0)))
    }
  }

  /// The ends of a list; an interval has none.
  var ends: (first: Double, last: Double)? {
    switch self {
    case .offsets(let offsets):
      guard let first = offsets.first, let last = offsets.last else { return nil }
      return (first, last)
    case .interval: return nil
    case .even(let first, let stride, let count): return count > 0 ? (first, first + (count - 1) * stride) : nil
    }
  }
}

/// React Native's choice between the two snap points around a projected place, which its iOS and Android views share.
package struct SnapPointChoice {
  package var points: SnapPoints
  /// The largest offset; it always is a snap point.
  package var maximum: Double
  /// Whether one may not rest freely before the first offset.
  package var snapsToStart: Bool
  /// Whether one may not rest freely after the last offset.
  package var snapsToEnd: Bool

  package init(points: SnapPoints, maximum: Double, snapsToStart: Bool = true, snapsToEnd: Bool = true) {
    (self.points, self.maximum) = (points, maximum)
    (self.snapsToStart, self.snapsToEnd) = (snapsToStart, snapsToEnd)
  }

  /// Which rule chose.
  enum Rule { case freeEnd, end, larger, smaller, nearest }

  /// The offset chosen.
  ///
  /// Past the last offset without `snapsToEnd` the projection itself, if the release lies there too, or else that last
  /// offset; the start likewise. Otherwise the point ahead of the projection in the direction of the velocity, any but 0;
  /// at 0 the nearer, half-way the larger. Then limited to 0…maximum.
  ///
  /// - Parameter velocity: In any unit, positive towards larger offsets: only its sign counts.
  func stop(offset: Double, proposed: Double, velocity: Double) -> (target: Double, rule: Rule) {
    func limited(_ target: Double, _ rule: Rule) -> (Double, Rule) { (max(min(target, maximum), 0), rule) }
    if let ends = points.ends {
      if !snapsToEnd, proposed >= ends.last {
        return offset >= ends.last ? limited(proposed, .freeEnd) : limited(ends.last, .end)
      }
      if !snapsToStart, proposed <= ends.first {
        return offset <= ends.first ? limited(proposed, .freeEnd) : limited(ends.first, .end)
      }
    }
    let around = points.around(proposed)
    let (smaller, larger) = (around.before ?? 0, min(around.after ?? maximum, maximum))
    if velocity > 0 { return limited(larger, .larger) }
    if velocity < 0 { return limited(smaller, .smaller) }
    return limited(proposed - smaller < larger - proposed ? smaller : larger, .nearest)
  }

  /// Why a target was chosen.
  static func clause(_ rule: Rule, _ target: Double, proposed: Double, velocity: Double, name: String) -> String {
    let (to, from) = (target.trimmedText(2), proposed.trimmedText(2))
    return switch rule {
    case .freeEnd: "\(name) \(from) lies beyond the snap points, so it stands"
    case .end: "\(name) \(from) lies beyond the snap points and the release does not, so the end point \(to)"
    case .larger: "\(Clauses.sign(velocity)), so the snap point at or after \(name) \(from): \(to)"
    case .smaller: "\(Clauses.sign(velocity)), so the snap point at or before \(name) \(from): \(to)"
    case .nearest: "\(Clauses.sign(velocity)), so the snap point nearest to \(name) \(from): \(to)"
    }
  }
}
