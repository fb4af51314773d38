/// A strategy that tells fast releases from slow ones by one speed, its parameter `velocity`.
public protocol SpeedThresholdSnap: SnapStrategy {
  /// The speed that makes a release fast, in pt/ms, 0 or more.
  var pointsPerMillisecond: Double { get set }
  /// Whether a release exactly at that speed is fast.
  static var includesThreshold: Bool { get }
}

extension SpeedThresholdSnap {
  public static var numberParameters: [NumberParameter<Self>] { [velocityParameter] }
  public var velocityThreshold: Double? { pointsPerMillisecond }

  /// The parameter that sets the speed.
  static var velocityParameter: NumberParameter<Self> {
    NumberParameter("velocity", \.pointsPerMillisecond, unit: "pt/ms", range: 0...1e6, aliases: ["threshold"])
  }

  /// The comparison that decides.
  var speedTest: SpeedTest { SpeedTest(threshold: pointsPerMillisecond, includesThreshold: Self.includesThreshold) }
}
