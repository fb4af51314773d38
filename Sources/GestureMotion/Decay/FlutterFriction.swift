/// Flutter's `FrictionSimulation`: what is left of the velocity after a second, and perhaps an even slowing beside it.
///
/// With D the drag and a the slowing: `v(t) = v₀·Dᵗ − a·t`, `x(t) = x₀ + v₀/ln D·(Dᵗ − 1) − a·t²/2`. Seconds, px and px/s.
///
/// - Source: `research/physics.md` 3, from flutter `physics/friction_simulation.dart`.
public struct FlutterFriction: Hashable, Sendable {
  /// What is left of the velocity after a second, above 0 and below 1; iOS's 0.998 per millisecond is 0.135.
  public var drag: Double
  /// Where it begins.
  public var position: Double
  /// The velocity with which it begins, in px/s.
  public var velocity: Double
  /// What is taken from the speed each second beside the drag, in px/s², 0 or more; 1400 for the desktop's fast rate.
  public var slowing: Double

  /// The drag of Flutter's bouncing scrolls.
  public static let iOSDrag = 0.135

  /// Creates a simulation.
  public init(drag: Double = iOSDrag, position: Double, velocity: Double, slowing: Double = 0) {
    self.drag = drag
    self.position = position
    self.velocity = velocity
    self.slowing = slowing
  }

  /// The one that passes from `start` to `end` while its velocity falls from `startVelocity` to `endVelocity`.
  public static func through(
    start: Double, end: Double, startVelocity: Double, endVelocity: Double
  ) -> FlutterFriction {
    FlutterFriction(
      drag: LibraryMath.exp((startVelocity - endVelocity) / (start - end)), position: start, velocity: startVelocity)
  }

  private var dragLog: Double { LibraryMath.log(drag) }
  /// The slowing with the sign of the velocity.
  private var signedSlowing: Double { velocity < 0 ? -slowing : slowing }

  /// When it ends, in seconds: ten steps of Newton's method from 0, as the original takes them.
  public var endTime: Double {
    var time = 0.0
    for _ in 0..<10 {
      let left = LibraryMath.pow(drag, time)
      time -= (velocity * left - signedSlowing * time) / (velocity * left * dragLog - signedSlowing)
    }
    return time
  }

  /// Where it ends.
  public var end: Double { slowing == 0 ? position - velocity / dragLog : freePosition(at: endTime) }

  /// Where it is after `seconds`; the end once that is past.
  public func position(at seconds: Double) -> Double { seconds > endTime ? end : freePosition(at: seconds) }

  /// Its velocity after `seconds`, in px/s; 0 past the end.
  public func velocity(at seconds: Double) -> Double {
    seconds > endTime ? 0 : velocity * LibraryMath.pow(drag, seconds) - signedSlowing * seconds
  }

  /// When it passes `place`, in seconds: 0 where it begins, infinity behind that or beyond its end.
  public func time(at place: Double) -> Double {
    if place == position { return 0 }
    let isAhead = velocity > 0 ? place >= position && place <= end : place <= position && place >= end
    guard velocity != 0, isAhead else { return .infinity }
    var time = 0.0
    for _ in 0..<10 {
      let speed = velocity * LibraryMath.pow(drag, time) - signedSlowing * time
      time -= (freePosition(at: time) - place) / speed
    }
    return time
  }

  /// Whether it is slower than `tolerance` px/s after `seconds`.
  public func isDone(at seconds: Double, tolerance: Double = 0.001) -> Bool {
    abs(velocity(at: seconds)) < tolerance
  }

  private func freePosition(at seconds: Double) -> Double {
    position + velocity * LibraryMath.pow(drag, seconds) / dragLog - velocity / dragLog
      - signedSlowing / 2 * seconds * seconds
  }
}

/// The same within bounds, `BoundedFrictionSimulation`: the position stops at a bound, the velocity does not.
public struct BoundedFlutterFriction: Hashable, Sendable {
  /// The simulation without bounds.
  public var friction: FlutterFriction
  /// Where it may be.
  public var bounds: ClosedRange<Double>

  /// Creates a bounded simulation.
  public init(_ friction: FlutterFriction, within bounds: ClosedRange<Double>) {
    self.friction = friction
    self.bounds = bounds
  }

  /// Where it is after `seconds`, within the bounds.
  public func position(at seconds: Double) -> Double {
    min(max(friction.position(at: seconds), bounds.lowerBound), bounds.upperBound)
  }

  /// Whether it is slow or within `distance` px of a bound.
  public func isDone(at seconds: Double, velocity: Double = 0.001, distance: Double = 0.001) -> Bool {
    let place = position(at: seconds)
    return friction.isDone(at: seconds, tolerance: velocity) || abs(place - bounds.lowerBound) < distance
      || abs(place - bounds.upperBound) < distance
  }
}

/// Where Flutter's friction of bouncing scrolls comes to rest: 0.499 s of travel.
public struct FlutterFrictionProjection: Projection {
  public static let identifier = "flutter-friction"
  /// What is left of the velocity after a second.
  public var drag = FlutterFriction.iOSDrag
  /// Creates the projection.
  public init() {}

  public func restOffset(from offset: Double, pointsPerMillisecond: Double) -> Double {
    FlutterFriction(drag: drag, position: offset, velocity: pointsPerMillisecond * 1000).end
  }
}
