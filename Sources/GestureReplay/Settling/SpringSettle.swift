import GestureModel
import GestureMotion

/// A spring to the target.
///
/// - Source: `research/physics.md` 2; what counts as still is each platform's own.
public struct SpringSettle: SettleModel {
  public static let identifier = "spring"
  /// Mass, stiffness and damping ratio.
  public var spring: Spring
  /// When it counts as settled.
  public var rule: SettledRule
  /// Whether it begins with the finger's velocity.
  public var keepsVelocity: Bool

  /// Creates the model; it counts as settled within half a point and 10 pt/s unless told otherwise (ours).
  public init(
    _ spring: Spring, settled rule: SettledRule = .flutter(distance: 0.5, velocity: 10, framesPerSecond: 120),
    keepsVelocity: Bool = true
  ) {
    self.spring = spring
    self.rule = rule
    self.keepsVelocity = keepsVelocity
  }

  /// SwiftUI's default animation: half a second without bounce, begun from rest by an app that hands on no velocity.
  ///
  /// - Source: the documentation of `Animation.default` and `spring(duration:bounce:)`.
  public static let swiftUI = SpringSettle(Spring(durationSeconds: 0.5, bounce: 0), keepsVelocity: false)
  /// Compose's snap: stiffness 400 without bounce, with the velocity left; visible to a pixel.
  ///
  /// - Source: androidx `PagerDefaults.flingBehavior`, `Spring.StiffnessMediumLow`.
  public static let compose = SpringSettle(
    Spring(stiffness: 400, dampingRatio: 1), settled: .compose(threshold: 1))
  /// PhotoSwipe's slides: 30 a second, critical.
  ///
  /// - Source: `research/physics.md` 2.
  public static let photoSwipe = SpringSettle(.photoSwipeSlides)
  /// Gecko's smooth scroll: stiffness 250, critical.
  ///
  /// - Source: the engine's preferences `layout.css.scroll-behavior.spring-constant` and `damping-ratio`.
  public static let gecko = SpringSettle(Spring(stiffness: 250, dampingRatio: 1))

  public func motion(
    after release: Release, to target: Double, on lattice: Lattice, deceleration: Deceleration
  ) -> any Motion {
    SpringGlide(
      from: release.offset, to: target, pointsPerMillisecond: keepsVelocity ? release.pointsPerMillisecond : 0,
      spring: spring, settled: rule)
  }
}

/// Flutter's scroll spring to the target, with the device's tolerance: a pixel, and a pixel in 50 ms.
///
/// - Source: `research/physics.md` 2.
public struct FlutterSpringSettle: SettleModel {
  public static let identifier = "flutter-spring"
  /// Device pixels a logical pixel, above 0.
  public var devicePixelRatio: Double
  /// Creates the model.
  public init(devicePixelRatio: Double) { self.devicePixelRatio = devicePixelRatio }

  public func motion(
    after release: Release, to target: Double, on lattice: Lattice, deceleration: Deceleration
  ) -> any Motion {
    let rule = SettledRule.flutter(
      distance: 1 / devicePixelRatio, velocity: 1 / (0.05 * devicePixelRatio), framesPerSecond: 120)
    return SpringSettle(.flutterScroll, settled: rule)
      .motion(after: release, to: target, on: lattice, deceleration: deceleration)
  }
}
