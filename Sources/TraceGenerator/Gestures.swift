/// Where a movement takes the content.
enum Heading: Double, Sendable {
  /// The offset grows: the finger moves left or up.
  case forward = 1
  /// The offset shrinks: the finger moves right or down.
  case backward = -1
}

/// How hard a flick is.
enum FlickStrength: String, Sendable {
  /// About 0.8 pt/ms at lift.
  case soft
  /// About 1.4 pt/ms at lift.
  case firm
  /// About 2.3 pt/ms at lift.
  case hard
}

/// The movements that the collection is made of.
///
/// The ranges are ours, chosen to lie where phones are used: flicks of 60 to 140 pt in 70 to 140 ms that end at 0.6 to 2.5
/// pt/ms, drags of several hundred ms that slow down before the lift.
extension Movement {
  /// A flick: the finger leaves the glass shortly after its fastest moment.
  static func flick(_ strength: FlickStrength, _ heading: Heading, _ random: inout RepeatableRandom) -> Movement {
    let (points, milliseconds, cut) =
      switch strength {
      case .soft: (random.uniform(62...78), random.uniform(112...134), random.uniform(0.60...0.66))
      case .firm: (random.uniform(86...108), random.uniform(94...114), random.uniform(0.58...0.64))
      case .hard: (random.uniform(116...130), random.uniform(86...98), random.uniform(0.57...0.61))
      }
    return Movement(
      settling: random.uniform(8...18),
      stretches: [Stretch(points: heading.rawValue * points, milliseconds: milliseconds, cut: cut)])
  }

  /// A drag that is led to its end and has all but stopped when the finger leaves.
  static func slowDrag(
    _ points: ClosedRange<Double>, _ heading: Heading, milliseconds: ClosedRange<Double> = 560...860,
    _ random: inout RepeatableRandom
  ) -> Movement {
    let distance = heading.rawValue * random.uniform(points)
    return Movement(
      settling: random.uniform(10...25),
      stretches: [
        Stretch(
          points: distance, milliseconds: random.uniform(milliseconds), cut: random.uniform(0.95...0.98),
          skew: random.uniform(0.15...0.4))
      ])
  }

  /// A drag that is braked within a frame, so that its last step is still a fast one: what comes before a pause.
  static func brakedDrag(
    _ points: ClosedRange<Double>, _ heading: Heading, _ random: inout RepeatableRandom
  ) -> Movement {
    let distance = heading.rawValue * random.uniform(points)
    return Movement(
      settling: random.uniform(10...25),
      stretches: [
        Stretch(points: distance, milliseconds: random.uniform(260...380), cut: random.uniform(0.70...0.76))
      ])
  }

  /// A drag across the whole screen that is let go while it is still under way.
  static func sweep(
    _ points: ClosedRange<Double>, _ heading: Heading, _ random: inout RepeatableRandom
  ) -> Movement {
    let distance = heading.rawValue * random.uniform(points)
    return Movement(
      settling: random.uniform(10...25),
      stretches: [
        Stretch(points: distance, milliseconds: random.uniform(300...360), cut: random.uniform(0.62...0.68))
      ])
  }

  /// A drag one way, a turn, and a slow way back of the given part of it.
  static func thereAndBack(
    _ points: ClosedRange<Double>, _ heading: Heading, returning part: Double, _ random: inout RepeatableRandom
  ) -> Movement {
    let distance = heading.rawValue * random.uniform(points)
    let skew = random.uniform(0.1...0.3)
    return Movement(
      settling: random.uniform(10...25),
      stretches: [
        Stretch(points: distance, milliseconds: random.uniform(340...420), skew: skew),
        Stretch(points: -distance * part, milliseconds: random.uniform(360...460), cut: 0.96, skew: skew),
      ])
  }

  /// A drag one way and a flick past the start the other way.
  static func flickBack(
    from points: ClosedRange<Double>, _ heading: Heading, _ random: inout RepeatableRandom
  ) -> Movement {
    let distance = heading.rawValue * random.uniform(points)
    return Movement(
      settling: random.uniform(10...25),
      stretches: [
        Stretch(points: distance, milliseconds: random.uniform(300...380), skew: 0.2),
        Stretch(points: -distance * random.uniform(2.0...2.3), milliseconds: random.uniform(190...230), cut: 0.6),
      ])
  }

  /// A finger that lies on the glass and hardly moves.
  static func rest(
    _ milliseconds: ClosedRange<Double>, points: ClosedRange<Double> = 0...0, _ random: inout RepeatableRandom
  ) -> Movement {
    Movement(
      settling: random.uniform(10...25),
      stretches: [
        Stretch(points: random.uniform(points), milliseconds: random.uniform(milliseconds), skew: 0.2)
      ])
  }
}
