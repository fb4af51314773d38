/// Flutter's `BouncingScrollSimulation`: friction until an edge, then a spring at it. Seconds, px and px/s.
///
/// The spring takes over the velocity at the crossing, limited to 5000 px/s on the positive side only, as the original's
/// `min(v, 5000)` does; it applies for times strictly later. Starting outside, it is a spring at once.
///
/// - Source: `research/physics.md` 3, from flutter `widgets/scroll_simulation.dart`.
public struct FlutterBouncing: Hashable, Sendable {
  /// The friction inside the range; `nil` if it starts outside.
  public let friction: FlutterFriction?
  /// The spring at an edge; `nil` if none is met.
  public let spring: DampedSpring?
  /// The edge of the spring.
  public let edge: Double
  /// When the spring begins: infinity if never, −infinity if it starts outside.
  public let springStart: Double
  /// How near counts as at rest, in px, and how slow, in px/s.
  public let tolerance: FlutterTolerance

  /// The limit on what an edge takes over, in px/s.
  static let fastestAtEdge = 5000.0

  /// Creates a simulation.
  ///
  /// - Parameter template: Mass, stiffness and damping ratio of the spring.
  public init(
    position: Double, velocity: Double, within range: ClosedRange<Double>,
    spring template: DampedSpring = .flutterScroll, tolerance: FlutterTolerance
  ) {
    self.tolerance = tolerance
    func spring(from start: Double, at edge: Double, _ velocity: Double) -> DampedSpring {
      var spring = template
      (spring.displacement, spring.velocity) = (start - edge, velocity)
      return spring
    }
    if position < range.lowerBound || position > range.upperBound {
      edge = position < range.lowerBound ? range.lowerBound : range.upperBound
      self.spring = spring(from: position, at: edge, velocity)
      (friction, springStart) = (nil, -.infinity)
      return
    }
    let friction = FlutterFriction(position: position, velocity: velocity)
    self.friction = friction
    let end = friction.end
    guard velocity > 0 && end > range.upperBound || velocity < 0 && end < range.lowerBound else {
      (self.spring, edge, springStart) = (nil, end, .infinity)
      return
    }
    edge = velocity > 0 ? range.upperBound : range.lowerBound
    springStart = friction.time(at: edge)
    self.spring = spring(from: edge, at: edge, min(friction.velocity(at: springStart), Self.fastestAtEdge))
  }

  private func isSpring(at seconds: Double) -> Bool { spring != nil && seconds > springStart }
  /// The spring's own clock.
  private func springTime(_ seconds: Double) -> Double { springStart.isFinite ? seconds - springStart : seconds }

  /// Where it is after `seconds`; a spring that is done is exactly at its edge.
  public func position(at seconds: Double) -> Double {
    guard let spring, isSpring(at: seconds) else { return friction?.position(at: seconds) ?? edge }
    let time = springTime(seconds)
    return tolerance.accepts(spring, at: time) ? edge : edge + spring.displacement(at: time)
  }

  /// Its velocity after `seconds`, in px/s.
  public func velocity(at seconds: Double) -> Double {
    guard let spring, isSpring(at: seconds) else { return friction?.velocity(at: seconds) ?? 0 }
    return spring.velocity(at: springTime(seconds))
  }

  /// Whether it rests after `seconds`.
  public func isDone(at seconds: Double) -> Bool {
    guard let spring, isSpring(at: seconds) else {
      return friction?.isDone(at: seconds, tolerance: tolerance.pixelsPerSecond) ?? true
    }
    return tolerance.accepts(spring, at: springTime(seconds))
  }
}

/// What Flutter counts as standing still.
public struct FlutterTolerance: Hashable, Sendable {
  /// How near, in px.
  public var pixels: Double
  /// How slow, in px/s.
  public var pixelsPerSecond: Double

  /// Creates a tolerance; 0.001 each where none is given.
  public init(pixels: Double = 0.001, pixelsPerSecond: Double = 0.001) {
    self.pixels = pixels
    self.pixelsPerSecond = pixelsPerSecond
  }

  /// A device's: a pixel, and a pixel in 50 ms.
  public init(devicePixelRatio ratio: Double) {
    self.init(pixels: 1 / ratio, pixelsPerSecond: 1 / (0.05 * ratio))
  }

  func accepts(_ spring: DampedSpring, at seconds: Double) -> Bool {
    spring.isDone(at: seconds, distance: pixels, velocity: pixelsPerSecond)
  }
}

extension DampedSpring {
  /// Flutter's scroll spring: mass 0.5, stiffness 100, damping ratio 1.1.
  public static let flutterScroll = DampedSpring(mass: 0.5, stiffness: 100, dampingRatio: 1.1)
  /// The one of its fast deceleration rate: 0.3, 75, 1.3.
  public static let flutterFast = DampedSpring(mass: 0.3, stiffness: 75, dampingRatio: 1.3)
}
