/// Where the decision about a release may turn, by what is moved.
public struct TurningPoints: Sendable {
  /// Content offsets, in points.
  public var offset: [TurningSeries]
  /// Proposed offsets, in points.
  public var proposed: [TurningSeries]
  /// Velocities, in pt/ms.
  public var velocity: [TurningSeries]

  /// Creates turning points; what is left out turns nothing.
  public init(offset: [TurningSeries] = [], proposed: [TurningSeries] = [], velocity: [TurningSeries] = []) {
    self.offset = offset
    self.proposed = proposed
    self.velocity = velocity
  }
}

/// Evenly spaced values `origin + k·stride` at which a decision may turn, or a single one.
public struct TurningSeries: Sendable {
  /// The value of number 0.
  var origin: Double
  /// The distance between neighbours, above 0; 0 for a single value.
  var stride: Double
  /// The numbers beyond which nothing turns any more, except next to where one stands.
  var numbers: ClosedRange<Double>

  /// A series; outside `numbers` only the nearest few values are tried.
  public init(origin: Double, stride: Double, numbers: ClosedRange<Double>) {
    self.origin = origin
    self.stride = stride
    self.numbers = numbers
  }

  /// A single value.
  public static func at(_ value: Double) -> Self { Self(origin: value, stride: 0, numbers: 0...0) }

  /// A threshold and its negative.
  public static func bothSides(of threshold: Double) -> [Self] { [at(threshold), at(-threshold)] }

  /// How far `value` has to be moved, to either side, for `turns` to hold just beyond a value of the series; `nil` if
  /// it holds nowhere.
  ///
  /// - Parameter nudge: How far beyond is asked, for values up to 10 000; proportionally more for larger ones.
  static func distance(
    from value: Double, to series: [Self], nudge: Double, turns: (Double) -> Bool
  ) -> Double? {
    guard value.isFinite else { return nil }
    var nearest = Double.infinity
    for one in series {
      one.search(from: value, direction: 1, nudge, &nearest, turns)
      one.search(from: value, direction: -1, nudge, &nearest, turns)
    }
    return nearest.isFinite ? nearest : nil
  }

  /// How many values next to the start are tried whatever ``numbers`` says: rules that clamp nothing turn there.
  private static let nearCount = 4

  private func search(
    from value: Double, direction: Double, _ nudge: Double, _ nearest: inout Double, _ turns: (Double) -> Bool
  ) {
    // A value that a rounding has put a hair on the wrong side is still met.
    let slack = 1e-9
    var number = 0.0
    if stride > 0 {
      let here = (value - origin) / stride
      number = direction > 0 ? (here - slack).rounded(.up) : (here + slack).rounded(.down)
    } else if (origin - value) * direction < 0 {
      return
    }
    var tried = 0
    while true {
      if tried >= Self.nearCount {
        let ahead = direction > 0 ? number > numbers.upperBound : number < numbers.lowerBound
        if ahead { return }
        number = min(max(number, numbers.lowerBound), numbers.upperBound)
      }
      let turn = origin + number * stride
      let distance = max((turn - value) * direction, 0)
      guard distance < nearest else { return }
      if turns(turn + direction * nudge * max(1, abs(turn) / 10_000)) {
        nearest = distance
        return
      }
      if stride == 0 { return }
      number += direction
      tried += 1
    }
  }
}
