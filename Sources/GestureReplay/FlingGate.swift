/// The speeds between which a platform takes a release for a fling.
public struct FlingGate: Hashable, Sendable {
  /// A slower release has no velocity; exactly this speed has one.
  public var minimumPointsPerSecond: Double
  /// A faster release is cut to this speed.
  public var maximumPointsPerSecond: Double
  /// A finger that went no farther than this along the axis has no velocity, in points.
  public var minimumTravel: Double

  /// Creates a gate; what is left out lets everything pass.
  public init(
    minimumPointsPerSecond: Double = 0, maximumPointsPerSecond: Double = .infinity, minimumTravel: Double = 0
  ) {
    self.minimumPointsPerSecond = minimumPointsPerSecond
    self.maximumPointsPerSecond = maximumPointsPerSecond
    self.minimumTravel = minimumTravel
  }

  /// Android's `ViewConfiguration`: from 50 to 8000 dp/s.
  ///
  /// - Source: `research/physics.md` 4.1.
  public static let android = FlingGate(minimumPointsPerSecond: 50, maximumPointsPerSecond: 8000)
  /// Flutter's drag recognizer: from 50 to 8000 px/s and more than 18 px.
  ///
  /// - Source: `research/physics.md` 3.
  public static let flutter = FlingGate(minimumPointsPerSecond: 50, maximumPointsPerSecond: 8000, minimumTravel: 18)
  /// Flutter with bouncing physics: the same from 100 px/s.
  public static let flutterBouncing = FlingGate(
    minimumPointsPerSecond: 100, maximumPointsPerSecond: 8000, minimumTravel: 18)

  /// What passes of a velocity; 0 if nothing does.
  func passing(pointsPerMillisecond velocity: Double, travel: Double) -> Double {
    let speed = abs(velocity) * 1000
    guard speed >= minimumPointsPerSecond, minimumTravel == 0 || abs(travel) > minimumTravel else { return 0 }
    guard speed > maximumPointsPerSecond else { return velocity }
    return velocity < 0 ? -maximumPointsPerSecond / 1000 : maximumPointsPerSecond / 1000
  }
}
