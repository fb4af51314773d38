/// A damped oscillator around its target: `m·x″ + c·x′ + k·x = 0`, x the displacement. Seconds, points and points a second.
///
/// With ω = √(k/m) and ζ = c/(2√(km)): critical `(x₀ + (v₀ + ω·x₀)·t)·e^(−ωt)`, under-damped
/// `e^(−ζωt)·(x₀·cos ω_d t + (v₀ + ζω·x₀)/ω_d·sin ω_d t)`, over-damped `c₁·e^(r₁t) + c₂·e^(r₂t)`.
///
/// - Source: `research/physics.md` 2.
public struct DampedSpring: Hashable, Sendable {
  /// The mass, above 0.
  public var mass: Double
  /// The stiffness, above 0.
  public var stiffness: Double
  /// The damping by the critical one, above 0.
  public var dampingRatio: Double
  /// Where it begins, from the target.
  public var displacement: Double
  /// The velocity with which it begins, a second.
  public var velocity: Double

  /// Creates a spring.
  public init(
    mass: Double = 1, stiffness: Double, dampingRatio: Double, displacement: Double = 0, velocity: Double = 0
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.dampingRatio = dampingRatio
    self.displacement = displacement
    self.velocity = velocity
  }

  /// The spring that takes about this time and bounces so much: SwiftUI's and Flutter's description.
  ///
  /// `k = 4π²/duration²`, ζ = 1 − bounce, or 1/(1 + bounce) for a bounce of 0 or less.
  /// - Parameters:
  ///   - seconds: The perceptual duration, above 0.
  ///   - bounce: Above −1, up to 1; 0 is critical.
  public init(perceptualSeconds seconds: Double, bounce: Double, displacement: Double = 0, velocity: Double = 0) {
    self.init(
      stiffness: 4 * .pi * .pi / (seconds * seconds), dampingRatio: bounce > 0 ? 1 - bounce : 1 / (1 + bounce),
      displacement: displacement, velocity: velocity)
  }

  /// The angular frequency without damping, a second: ω.
  public var frequency: Double { (stiffness / mass).squareRoot() }
  /// The damping: c = 2ζ√(km).
  public var damping: Double { 2 * dampingRatio * (stiffness * mass).squareRoot() }
  /// The perceptual duration in whole ms: 2π√(m/k).
  public var perceptualMilliseconds: Double { (2 * .pi * (mass / stiffness).squareRoot() * 1000).rounded() }
  /// How much it bounces: 1 − ζ, or 1/ζ − 1 from a damping ratio of 1 on.
  public var bounce: Double { dampingRatio < 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// How it is damped.
  public enum Kind: String, Hashable, Sendable {
    case under, critical, over
  }

  /// How it is damped: exactly 1 is critical.
  public var kind: Kind { dampingRatio < 1 ? .under : dampingRatio > 1 ? .over : .critical }

  /// The displacement after `seconds`.
  public func displacement(at seconds: Double) -> Double { state(at: seconds).displacement }

  /// The velocity after `seconds`, a second.
  public func velocity(at seconds: Double) -> Double { state(at: seconds).velocity }

  /// Displacement and velocity after `seconds`.
  public func state(at seconds: Double) -> (displacement: Double, velocity: Double) {
    let omega = frequency
    switch kind {
    case .critical:
      let left = LibraryMath.exp(-omega * seconds)
      let slope = velocity + omega * displacement
      let sum = displacement + slope * seconds
      return (sum * left, (slope - omega * sum) * left)
    case .under:
      let (decay, turn) = (dampingRatio * omega, omega * (1 - dampingRatio * dampingRatio).squareRoot())
      let left = LibraryMath.exp(-decay * seconds)
      let (sine, cosine) = (LibraryMath.sin(turn * seconds), LibraryMath.cos(turn * seconds))
      let swing = (velocity + decay * displacement) / turn
      let place = displacement * cosine + swing * sine
      return (place * left, ((swing * cosine - displacement * sine) * turn - decay * place) * left)
    case .over:
      let root = (dampingRatio * dampingRatio - 1).squareRoot()
      let (slow, fast) = (omega * (-dampingRatio + root), omega * (-dampingRatio - root))
      let second = (velocity - slow * displacement) / (fast - slow)
      let first = displacement - second
      let (slowPart, fastPart) = (first * LibraryMath.exp(slow * seconds), second * LibraryMath.exp(fast * seconds))
      return (slowPart + fastPart, slowPart * slow + fastPart * fast)
    }
  }
}
