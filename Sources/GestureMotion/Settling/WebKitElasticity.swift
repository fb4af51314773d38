/// WebKit's way back from beyond an end on macOS: `x(t) = (x₀ − v₀·t·0.31)·e^(−20t/1.6)`.
///
/// - Source: `research/physics.md` 5 and 6.
public struct WebKitElasticity: Hashable, Motion {
  /// The edge, in points.
  public let edge: Double
  /// x₀, how far outside it begins, in points with sign.
  public let displacement: Double
  /// v₀, in points per second; the formula takes it *from* the way.
  public let pointsPerSecond: Double
  public var stiffness = 20.0
  public var amplitude = 0.31
  public var period = 1.6

  /// It counts as back within this distance, in points (ours).
  static let tolerance = 0.5
  static let longestSeconds = 60.0

  /// Creates a way back.
  public init(from offset: Double, to edge: Double, pointsPerSecond: Double) {
    self.edge = edge
    displacement = offset - edge
    self.pointsPerSecond = pointsPerSecond
  }

  /// How far outside it is, in points with sign.
  public func displacement(at seconds: Double) -> Double {
    (displacement - pointsPerSecond * seconds * amplitude) * LibraryMath.exp(-seconds * stiffness / period)
  }

  /// Until both parts of the formula are within half a tolerance for good.
  public var milliseconds: Double {
    let rate = stiffness / period
    if displacement == 0 && pointsPerSecond == 0 { return 0 }
    let still = LibraryMath.log(2 * abs(displacement) / Self.tolerance) / rate
    // t·e^(−rt) ≤ (2/(e·r))·e^(−rt/2)
    let moving =
      2 / rate * LibraryMath.log(4 * abs(pointsPerSecond) * amplitude / (LibraryMath.exp(1) * rate * Self.tolerance))
    return min(max(still, moving).asDuration, Self.longestSeconds) * 1000
  }
  public var initialPointsPerMillisecond: Double {
    ((-pointsPerSecond * amplitude - displacement * stiffness / period) / 1000).finite(or: 0)
  }
  public func offset(after elapsed: Double) -> Double {
    elapsed >= milliseconds ? edge : (edge + displacement(at: max(elapsed, 0) / 1000)).finite(or: edge)
  }
}
