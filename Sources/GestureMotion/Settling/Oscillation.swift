/// A spring let go: its displacement from the target as a function of time, in closed form.
///
/// - Critical: `x = (x₀ + (v₀ + ωx₀)t)·e^(−ωt)`.
/// - Under: `x = e^(−ζωt)·(x₀·cos ω_d t + (v₀ + ζωx₀)/ω_d·sin ω_d t)`, `ω_d = ω√(1 − ζ²)`.
/// - Over: `x = c₁·e^(r₁t) + c₂·e^(r₂t)`, `r = ω(−ζ ± √(ζ² − 1))`, `c₂ = (v₀ − r₁x₀)/(r₂ − r₁)`, `c₁ = x₀ − c₂`.
///
/// - Source: `research/physics.md` 2.
public struct Oscillation: Hashable, Sendable {
  /// The spring.
  public let spring: Spring
  /// x₀, the distance from the target, in points.
  public let displacement: Double
  /// v₀, in points per second.
  public let pointsPerSecond: Double

  /// Lets a spring go.
  public init(_ spring: Spring, displacement: Double, pointsPerSecond: Double) {
    (self.spring, self.displacement, self.pointsPerSecond) = (spring, displacement, pointsPerSecond)
  }

  /// ζω, the rate at which it dies down.
  var decay: Double { spring.dampingRatio * spring.naturalFrequency }
  /// ω_d of an under-damped spring.
  var dampedFrequency: Double {
    spring.naturalFrequency * (1 - spring.dampingRatio * spring.dampingRatio).squareRoot()
  }
  /// (v₀ + ζωx₀)/ω_d of an under-damped spring.
  var sineAmplitude: Double { (pointsPerSecond + decay * displacement) / dampedFrequency }

  /// The rates and amplitudes of an over-damped spring, the slower first.
  var modes: (slow: (rate: Double, amplitude: Double), fast: (rate: Double, amplitude: Double)) {
    let (ω, ζ) = (spring.naturalFrequency, spring.dampingRatio)
    let root = (ζ * ζ - 1).squareRoot()
    let (slow, fast) = (ω * (-ζ + root), ω * (-ζ - root))
    let amplitude = (pointsPerSecond - slow * displacement) / (fast - slow)
    return ((slow, displacement - amplitude), (fast, amplitude))
  }

  /// The distance from the target after `seconds`, in points.
  public func displacement(at seconds: Double) -> Double {
    switch spring.kind {
    case .critical:
      let ω = spring.naturalFrequency
      return (displacement + (pointsPerSecond + ω * displacement) * seconds) * LibraryMath.exp(-ω * seconds)
    case .under:
      let angle = dampedFrequency * seconds
      return LibraryMath.exp(-decay * seconds)
        * (displacement * LibraryMath.cos(angle) + sineAmplitude * LibraryMath.sin(angle))
    case .over:
      let (slow, fast) = modes
      return slow.amplitude * LibraryMath.exp(slow.rate * seconds)
        + fast.amplitude * LibraryMath.exp(fast.rate * seconds)
    }
  }

  /// The velocity after `seconds`, in points per second: the derivative.
  public func pointsPerSecond(at seconds: Double) -> Double {
    switch spring.kind {
    case .critical:
      let ω = spring.naturalFrequency
      let slope = pointsPerSecond + ω * displacement
      return (slope - ω * (displacement + slope * seconds)) * LibraryMath.exp(-ω * seconds)
    case .under:
      let (angle, ω) = (dampedFrequency * seconds, dampedFrequency)
      let (sine, cosine) = (LibraryMath.sin(angle), LibraryMath.cos(angle))
      return LibraryMath.exp(-decay * seconds)
        * ((sineAmplitude * ω - decay * displacement) * cosine - (displacement * ω + decay * sineAmplitude) * sine)
    case .over:
      let (slow, fast) = modes
      return slow.rate * slow.amplitude * LibraryMath.exp(slow.rate * seconds)
        + fast.rate * fast.amplitude * LibraryMath.exp(fast.rate * seconds)
    }
  }
}
