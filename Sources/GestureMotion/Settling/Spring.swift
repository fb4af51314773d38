/// A damped oscillator around its target: `m·x″ + c·x′ + k·x = 0`.
///
/// - Source: `research/physics.md` 2.
public struct Spring: Hashable, Sendable {
  /// m, above 0.
  public var mass: Double
  /// k, above 0.
  public var stiffness: Double
  /// ζ = c/(2√(km)), above 0.
  public var dampingRatio: Double

  /// Whether it swings past its target.
  public enum Kind: String, Hashable, Sendable {
    case under, critical, over
  }

  /// Creates a spring of these constants.
  public init(mass: Double = 1, stiffness: Double, dampingRatio: Double) {
    (self.mass, self.stiffness, self.dampingRatio) = (mass, stiffness, dampingRatio)
  }

  /// Creates a spring of mass 1 that would swing `naturalFrequency` radians a second without damping.
  public init(naturalFrequency: Double, dampingRatio: Double) {
    self.init(stiffness: naturalFrequency * naturalFrequency, dampingRatio: dampingRatio)
  }

  /// Creates a spring of mass 1 by its perceived duration and bounce, −1 excluded to 1 excluded.
  ///
  /// `k = 4π²/duration²`, `ζ = 1 − bounce` if it bounces, else `1/(1 + bounce)`.
  public init(durationSeconds: Double, bounce: Double) {
    self.init(
      naturalFrequency: 2 * .pi / durationSeconds, dampingRatio: bounce > 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Flutter's spring at the ends of a scroll and between pages.
  public static let flutterScroll = Spring(mass: 0.5, stiffness: 100, dampingRatio: 1.1)
  /// Flutter's spring at the fast deceleration rate.
  public static let flutterFast = Spring(mass: 0.3, stiffness: 75, dampingRatio: 1.3)
  /// What PhotoSwipe moves its slides with.
  public static let photoSwipeSlides = Spring(naturalFrequency: 30, dampingRatio: 1)
  /// What PhotoSwipe moves a zoomed image with; 0.82 if its projected position lies outside the bounds.
  public static func photoSwipePan(outside: Bool) -> Spring {
    Spring(naturalFrequency: 12, dampingRatio: outside ? 0.82 : 1)
  }

  /// ω = √(k/m), radians a second.
  public var naturalFrequency: Double { (stiffness / mass).squareRoot() }
  /// c = 2ζ√(km).
  public var damping: Double { 2 * dampingRatio * (stiffness * mass).squareRoot() }
  /// Which of the three forms it takes.
  public var kind: Kind { dampingRatio == 1 ? .critical : dampingRatio < 1 ? .under : .over }
  /// The perceived duration, in whole ms: 2π√(m/k).
  public var perceivedMilliseconds: Double { (2000 * .pi * (mass / stiffness).squareRoot()).rounded() }
  /// The bounce: 1 − ζ below 1, else 1/ζ − 1.
  public var bounce: Double { dampingRatio < 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
}
