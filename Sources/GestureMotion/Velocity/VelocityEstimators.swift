/// The estimators there are.
public enum VelocityEstimators {
  /// Every estimator, in the order in which help lists them.
  public static let all: [any VelocityEstimator.Type] = [
    UIKitVelocity.self, AOSPQuadraticVelocity.self, FlutterIOSVelocity.self, LastPairVelocity.self,
    SecantVelocity.self,
  ]

  /// The estimator with this identifier, or `nil` if there is none.
  public static func named(_ identifier: String) -> (any VelocityEstimator.Type)? {
    all.first { $0.identifier == identifier }
  }
}
