/// How far and how long Android flings, in pixels and whole milliseconds.
///
/// P = 9.80665·39.37·160·density·0.84, `l = ln(0.35·|v|/(f·P))`, duration `1000·e^(l/(k − 1))` ms cut to whole ones,
/// distance `f·P·e^(k·l/(k − 1))` px, `k = ln 0.78/ln 0.9`. Constants are single precision as in the original.
///
/// - Source: `research/physics.md` 4.1, from AOSP's `OverScroller.java` @050275cd.
public struct AndroidSpline: Hashable, Sendable {
  /// Pixels to a point, above 0.
  public var density: Double
  /// f, above 0; React Native passes 1 − decelerationRate.
  public var friction: Double

  /// k, the rate of the curve.
  static let rate = Double(Float(LibraryMath.log(0.78) / LibraryMath.log(0.9)))
  /// What Android takes from the speed when it springs back, in px/s².
  static let springBackDeceleration = 2000.0

  /// Creates a law; friction is `ViewConfiguration`'s unless told otherwise.
  public init(density: Double = 1, friction: Double = 0.015) {
    (self.density, self.friction) = (density, friction)
  }

  /// P, the speed that friction takes from a body on a desk, in px/s².
  public var physicalCoefficient: Double { Double(9.80665 * 39.37 * (Float(density) * 160) * 0.84) }

  private func logarithm(_ speed: Double) -> Double {
    LibraryMath.log(
      Double(AndroidSplineTable.inflexion) * abs(speed) / Double(Float(friction) * Float(physicalCoefficient)))
  }

  /// How far a fling goes, in px without sign; 0 for no velocity.
  public func distance(pixelsPerSecond velocity: Double) -> Double {
    guard velocity != 0 else { return 0 }
    let scale = Double(Float(friction) * Float(physicalCoefficient))
    return scale * LibraryMath.exp(Self.rate / (Self.rate - 1) * logarithm(velocity))
  }

  /// The speed of a fling that goes `pixels`, in px/s: the distance solved for it; 0 for no way.
  public func pixelsPerSecond(forDistance pixels: Double) -> Double {
    guard pixels > 0 else { return 0 }
    let scale = Double(Float(friction) * Float(physicalCoefficient))
    let logarithm = LibraryMath.log(pixels / scale) * (Self.rate - 1) / Self.rate
    return scale * LibraryMath.exp(logarithm) / Double(AndroidSplineTable.inflexion)
  }

  /// How far the Java class flings: with sign, cut to whole px.
  public func splineDistance(pixelsPerSecond velocity: Double) -> Double {
    let distance = distance(pixelsPerSecond: velocity).rounded(.towardZero)
    return velocity < 0 ? -distance : distance
  }

  /// How long a fling takes, in whole ms; 0 for no velocity.
  public func milliseconds(pixelsPerSecond velocity: Double) -> Double {
    guard velocity != 0 else { return 0 }
    return (1000 * LibraryMath.exp(logarithm(velocity) / (Self.rate - 1))).rounded(.towardZero)
  }

  /// What is shown `elapsed` ms into a fling: the share of its way, and the share a hundredth of its time moves.
  public static func share(at elapsed: Double, of milliseconds: Double) -> (way: Double, step: Double) {
    let time = Float(elapsed) / Float(milliseconds)
    guard time >= 0, time < 1 else { return (time < 0 ? 0 : 1, 0) }
    let index = min(Int(Float(AndroidSplineTable.intervals) * time), AndroidSplineTable.intervals - 1)
    let table = AndroidSplineTable.shared.position
    let start = Float(index) / Float(AndroidSplineTable.intervals)
    let end = Float(index + 1) / Float(AndroidSplineTable.intervals)
    let slope = (table[index + 1] - table[index]) / (end - start)
    return (Double(table[index] + (time - start) * slope), Double(slope))
  }

  /// How long a fling lasts that an edge cuts short: its whole duration times the time table at the share of the way.
  ///
  /// - Parameter share: |edge − start|/|splineDistance|; 1 or more is the whole duration.
  public static func milliseconds(of whole: Double, toShare share: Double) -> Double {
    let index = (share * Double(AndroidSplineTable.intervals)).asDuration
    guard index < Double(AndroidSplineTable.intervals) else { return whole }
    let (table, first) = (AndroidSplineTable.shared.time, Int(index))
    let factor = Double(table[first]) + (index - Double(first)) * Double(table[first + 1] - table[first])
    return (whole * factor).rounded(.towardZero)
  }

  /// How long it takes to spring back from an overshoot, in whole ms: 1000·√(2|Δ|/2000).
  public static func springBackMilliseconds(pixels: Double) -> Double {
    (1000 * (2 * abs(pixels) / springBackDeceleration).squareRoot()).rounded(.towardZero)
  }
}
