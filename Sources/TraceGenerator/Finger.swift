import GestureModel

/// How a finger's recording stops.
enum Lift: Sendable {
  /// The lift is reported where the finger was when it left.
  case withPlace
  /// The lift repeats the last reported place.
  case repeatingPlace
  /// The system takes the touch away, at the last reported place.
  case cancelled
}

/// One finger from down to lift, and what a screen reports of it.
struct Finger: Sendable {
  /// Where it comes down along the scroll axis, in points.
  var along: Double
  /// Where it comes down across the scroll axis, in points.
  var across: Double
  /// What it does from there.
  var movement: Movement
  /// When it comes down, in ms after the first finger.
  var downAt = 0.0
  /// How far it drifts across the scroll axis by the end, in points, right or down for positive.
  var drift = 0.0
  /// How its recording stops.
  var lift = Lift.withPlace
  /// How long it lies still between the last report of a new place and the lift, in ms. Its lift repeats that place.
  var pause = 0.0
  /// How far the finger pad rolls back in the last report, in points, 0 or more. Its lift repeats that place.
  var rollBack = 0.0

  /// When the finger's movement ends, in ms after the first finger came down; a pause comes on top.
  var movementEnd: Double { downAt + movement.duration }

  /// What the screen reports, oldest first: a down, moves, and a lift or cancel.
  ///
  /// A touch screen does not report a place that has not changed, and hides the first few points so that a tap stays a
  /// tap: the first move of a drag comes late and is a jump.
  func rows(
    pointer: Int, frames: [FrameClock.Frame], axis: Axis, hand: Hand, _ random: inout RepeatableRandom
  ) -> [TraceRow] {
    let down = downAt == 0 ? 0 : frames.first { $0.stamp >= downAt }?.stamp ?? downAt
    var tremors = (along: Tremor(reach: hand.tremor * 0.4), across: Tremor(reach: hand.tremor))
    let hidden = random.uniform(1.4...3.2)
    let liftStamp = movementEnd
    // Two reports closer than 2 ms would be one on any screen.
    let lastMove = pause > 0 ? liftStamp : liftStamp - 2

    func row(_ phase: Phase, _ stamp: Double, _ place: (along: Double, across: Double)) -> TraceRow {
      let (first, second) = (Self.toPixel(place.along), Self.toPixel(place.across))
      return TraceRow(
        pointer: pointer, milliseconds: stamp.rounded(toPlaces: 3), x: axis == .horizontal ? first : second,
        y: axis == .horizontal ? second : first, phase: phase)
    }

    var rows = [row(.began, down, (along, across))]
    for frame in frames where frame.stamp > down && frame.milliseconds <= lastMove {
      let tremble = (along: tremors.along.next(&random), across: tremors.across.next(&random))
      let place = self.place(at: frame.milliseconds, bow: hand.bow, tremble)
      if rows.count == 1, !moved(to: place, by: hidden) { continue }
      let move = row(.moved, frame.stamp, place)
      if let last = rows.last, last.x == move.x, last.y == move.y { continue }
      rows.append(move)
    }
    if rollBack > 0, rows.count > 2 {
      let turn = rows[rows.count - 2]
      // Travel is positive towards smaller coordinates, so rolling back adds to them.
      let back = Self.toPixel(rollBack) * (movement.total < 0 ? -1 : 1)
      let place = (along: (axis == .horizontal ? turn.x : turn.y) + back, across: axis == .horizontal ? turn.y : turn.x)
      rows[rows.count - 1] = row(.moved, rows[rows.count - 1].milliseconds, place)
    }
    guard let last = rows.last else { return rows }
    let lastPlace = axis == .horizontal ? (along: last.x, across: last.y) : (along: last.y, across: last.x)
    // A pad that rolls off is gone at once: the screen tells the lift without waiting for its next report.
    let stillness = pause > 0 ? pause : rollBack > 0 ? random.uniform(1.2...2) : 0
    let stamp = stillness > 0 ? last.milliseconds + stillness : max(liftStamp, last.milliseconds + 1)
    switch lift {
    case .withPlace where pause == 0 && rollBack == 0 && rows.count > 1:
      let tremble = (along: tremors.along.next(&random), across: tremors.across.next(&random))
      rows.append(row(.ended, stamp, place(at: liftStamp, bow: hand.bow, tremble)))
    case .withPlace, .repeatingPlace: rows.append(row(.ended, stamp, lastPlace))
    case .cancelled: rows.append(row(.cancelled, stamp, lastPlace))
    }
    return rows
  }

  /// Where the finger really is, `milliseconds` after the first finger came down.
  private func place(
    at milliseconds: Double, bow: Double, _ tremble: (along: Double, across: Double)
  ) -> (along: Double, across: Double) {
    let travel = movement.travel(at: milliseconds - downAt)
    let part = movement.reach == 0 ? 0 : abs(travel) / movement.reach
    // The arc is a parabola over the part of the way that is done: 0 at both ends, `bow` of the length in the middle.
    let arc = 4 * bow * movement.reach * part * (1 - part)
    return (along: along - travel + tremble.along, across: across + drift * part + arc + tremble.across)
  }

  private func moved(to place: (along: Double, across: Double), by distance: Double) -> Bool {
    let (first, second) = (place.along - along, place.across - across)
    return first * first + second * second > distance * distance
  }

  /// The nearest third of a point, which is a pixel of a 3x screen.
  static func toPixel(_ points: Double) -> Double { (points * 3).rounded() / 3 }
}
