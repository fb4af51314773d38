/// Flutter's `BouncingScrollSimulation`: friction up to an edge, then a spring on it with the velocity left.
///
/// The velocity handed to the spring is clamped with `min(v, 5000)`, on the positive side only, as the original has it: a
/// leftward run hits its edge at full speed. The spring's clock starts at the crossing and applies strictly later.
/// Started outside it is a spring to the nearer edge at once.
///
/// - Source: `research/physics.md` 3, from Flutter's `scroll_simulation.dart`.
public struct FlutterBouncing: Hashable, Motion {
  /// The free run.
  public let friction: FlutterFriction
  /// The spring at the edge, if one is met.
  public let spring: FlutterScrollSpring?
  /// When the spring begins, in seconds: infinite if never, infinitely long ago if it started outside.
  public let rawSpringStart: Double
  public let milliseconds: Double
  private let rest: Double

  /// The largest velocity handed to the spring, in points per second; only rightward ones are clamped.
  static let greatestTransfer = 5000.0

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - pointsPerSecond: The velocity, in points per second.
  ///   - distanceTolerance: In points; 0.001 where none is given.
  ///   - velocityTolerance: In points per second; 0.001 where none is given.
  ///   - framesPerSecond: How often it is asked whether it is done.
  /// - Complexity: O(*t*) in the frames until it is done, at most a minute of them.
  public init(
    from position: Double, pointsPerSecond: Double, within range: ClosedRange<Double>,
    spring: Spring = .flutterScroll, drag: Double = FlutterFriction.iOSDrag, constantDeceleration: Double = 0,
    distanceTolerance: Double = 0.001, velocityTolerance: Double = 0.001, framesPerSecond: Double = 60
  ) {
    var free = FlutterFriction(
      drag: drag, from: position, pointsPerSecond: pointsPerSecond, constantDeceleration: constantDeceleration)
    free.velocityTolerance = velocityTolerance
    func bounce(from place: Double, to edge: Double, _ velocity: Double) -> FlutterScrollSpring {
      var bounce = FlutterScrollSpring(spring, from: place, to: edge, pointsPerSecond: velocity)
      (bounce.distanceTolerance, bounce.velocityTolerance) = (distanceTolerance, velocityTolerance)
      return bounce
    }
    friction = free
    let naturalRest = free.rest
    let outside: Double? =
      position < range.lowerBound ? range.lowerBound : position > range.upperBound ? range.upperBound : nil
    let crossed: Double? =
      pointsPerSecond > 0 && naturalRest > range.upperBound
      ? range.upperBound : pointsPerSecond < 0 && naturalRest < range.lowerBound ? range.lowerBound : nil
    if let edge = outside {
      self.spring = bounce(from: position, to: edge, pointsPerSecond)
      rawSpringStart = -.infinity
    } else if let edge = crossed {
      let start = free.rawSeconds(toReach: edge)
      self.spring = bounce(from: edge, to: edge, min(free.pointsPerSecond(at: start), Self.greatestTransfer))
      rawSpringStart = start
    } else {
      self.spring = nil
      rawSpringStart = .infinity
    }
    rest = (self.spring?.end ?? naturalRest).finite(or: position)
    milliseconds = Self.duration(friction, self.spring, rawSpringStart, framesPerSecond) * 1000
  }

  /// The first frame at which it is done, in seconds.
  private static func duration(
    _ friction: FlutterFriction, _ spring: FlutterScrollSpring?, _ start: Double, _ framesPerSecond: Double
  ) -> Double {
    var frame = 0.0
    while frame < SettledRule.longestSeconds * framesPerSecond {
      let time = frame / framesPerSecond
      if let spring, time > start {
        if spring.isDone(at: start.isFinite ? time - start : time) { break }
      } else if friction.isDone(at: time) {
        break
      }
      frame += 1
    }
    return frame / framesPerSecond
  }

  /// The spring and its own time, once it has taken over.
  private func bounce(at seconds: Double) -> (FlutterScrollSpring, Double)? {
    guard let spring, seconds > rawSpringStart else { return nil }
    return (spring, rawSpringStart.isFinite ? seconds - rawSpringStart : seconds)
  }

  /// Where it is, in points.
  public func position(at seconds: Double) -> Double {
    bounce(at: seconds).map { $0.position(at: $1) } ?? friction.position(at: seconds)
  }

  /// How fast it moves, in points per second.
  public func pointsPerSecond(at seconds: Double) -> Double {
    bounce(at: seconds).map { $0.pointsPerSecond(at: $1) } ?? friction.pointsPerSecond(at: seconds)
  }

  /// Whether it is done.
  public func isDone(at seconds: Double) -> Bool {
    bounce(at: seconds).map { $0.isDone(at: $1) } ?? friction.isDone(at: seconds)
  }

  public var initialPointsPerMillisecond: Double { friction.pointsPerSecond / 1000 }

  /// It rests on the edge, or where the friction leaves it: then the frame that is done decides, up to 1e-3 pt/s early.
  public func offset(after elapsed: Double) -> Double {
    if elapsed >= milliseconds { return rest }
    return elapsed <= 0 ? friction.position : position(at: elapsed / 1000).finite(or: rest)
  }
}
