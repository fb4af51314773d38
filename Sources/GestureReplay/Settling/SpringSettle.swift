import GestureModel
import GestureMotion

/// A spring to the target.
///
/// - Source: `research/physics.md` 2; what counts as still is each platform's own.
public struct SpringSettle: SettleModel {
  public static let identifier = "spring"
  /// Mass, stiffness and damping ratio.
  public var spring: DampedSpring
  /// Whether it begins with the finger's velocity.
  public var keepsVelocity: Bool
  /// How near counts as there, in points.
  public var distance: Double
  /// How slow counts as still.
  public var pointsPerSecond: Double

  /// Creates the model.
  public init(_ spring: DampedSpring, keepsVelocity: Bool = true, distance: Double = 0.5, pointsPerSecond: Double = 10) {
    self.spring = spring
    self.keepsVelocity = keepsVelocity
    self.distance = distance
    self.pointsPerSecond = pointsPerSecond
  }

  /// SwiftUI's default animation: half a second without bounce, begun from rest by an app that hands on no velocity.
  ///
  /// - Source: the documentation of `Animation.default` and `spring(duration:bounce:)`.
  public static let swiftUI = SpringSettle(DampedSpring(perceptualSeconds: 0.5, bounce: 0), keepsVelocity: false)
  /// Compose's snap: stiffness 400 without bounce, with the velocity left; visible to a pixel.
  ///
  /// - Source: androidx `PagerDefaults.flingBehavior`, `Spring.StiffnessMediumLow`.
  public static let compose = SpringSettle(DampedSpring(stiffness: 400, dampingRatio: 1), distance: 1)
  /// PhotoSwipe's slides: 30 a second, critical.
  ///
  /// - Source: `research/physics.md` 2.
  public static let photoSwipe = SpringSettle(DampedSpring(stiffness: 900, dampingRatio: 1))
  /// Gecko's smooth scroll: stiffness 250, critical.
  ///
  /// - Source: the engine's preferences `layout.css.scroll-behavior.spring-constant` and `damping-ratio`.
  public static let gecko = SpringSettle(DampedSpring(stiffness: 250, dampingRatio: 1))

  public func motion(
    after release: Release, to target: Double, on lattice: Lattice, deceleration: Deceleration
  ) -> any Motion {
    var spring = spring
    spring.displacement = release.offset - target
    spring.velocity = keepsVelocity ? release.pointsPerMillisecond * 1000 : 0
    return SpringMotion(spring, to: target, distance: distance, pointsPerSecond: pointsPerSecond)
  }
}

/// Flutter's scroll spring to the target, with the device's tolerance.
///
/// - Source: `research/physics.md` 2: mass 0.5, stiffness 100, damping ratio 1.1.
public struct FlutterSpringSettle: SettleModel {
  public static let identifier = "flutter-spring"
  /// Device pixels a logical pixel, above 0.
  public var devicePixelRatio: Double
  /// Creates the model.
  public init(devicePixelRatio: Double) { self.devicePixelRatio = devicePixelRatio }

  public func motion(
    after release: Release, to target: Double, on lattice: Lattice, deceleration: Deceleration
  ) -> any Motion {
    let tolerance = FlutterTolerance(devicePixelRatio: devicePixelRatio)
    return SpringSettle(.flutterScroll, distance: tolerance.pixels, pointsPerSecond: tolerance.pixelsPerSecond)
      .motion(after: release, to: target, on: lattice, deceleration: deceleration)
  }
}
