/// A made-up hand: how its path bends and how much it trembles.
struct Hand: Sendable {
  /// The name that stands as `session` in the files.
  var name: String
  /// How far the middle of a path bulges across the scroll axis, as a part of its length; the sign is the side.
  var bow: Double
  /// The largest tremor across the scroll axis, in points. Along the axis it is two fifths of that.
  var tremor: Double

  /// A thumb turns about its joint, low on the right, so its path is an arc that bulges upwards.
  static let rightThumb = Hand(name: "right-thumb", bow: -0.08, tremor: 0.5)
  /// The left thumb's arc is flatter here: the hand is larger.
  static let leftThumb = Hand(name: "left-thumb", bow: -0.05, tremor: 0.35)
  /// The index finger of the hand that does not hold the phone is led by the arm: nearly straight, but less steady.
  static let indexFinger = Hand(name: "index-finger", bow: 0.025, tremor: 0.65)

  /// Every hand, in the order in which the documentation lists them.
  static let all = [rightThumb, leftThumb, indexFinger]
}

/// The tremor of one finger: noise in which each value remembers the one before.
struct Tremor {
  /// The largest value in points, in either direction.
  let reach: Double
  private var value = 0.0

  /// Starts at rest.
  init(reach: Double) {
    self.reach = reach
  }

  /// The next value in points.
  mutating func next(_ random: inout RepeatableRandom) -> Double {
    value = min(max(0.8 * value + random.centred(0.7 * reach), -reach), reach)
    return value
  }
}
