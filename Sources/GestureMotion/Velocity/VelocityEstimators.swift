/// The estimators there are.
public enum VelocityEstimators {
  /// Every estimator, in the order in which help lists them.
  public static let all: [any VelocityEstimator.Type] =
    [UIKitVelocity.self] + android + [AndroidXFallbackVelocity.self] + compose + flutter + chromium + web
    + [LastPairVelocity.self, SecantVelocity.self] + remakes

  /// What platforms use unless an app asks for another, in the order of ``all``.
  public static let platformDefaults: [any VelocityEstimator.Type] = [
    UIKitVelocity.self, AOSPQuadraticVelocity.self, ComposeQuadraticVelocity.self, ComposeIOSVelocity.self,
    FlutterQuadraticVelocity.self, FlutterIOSVelocity.self, FlutterMacOSVelocity.self, ChromiumQuadraticVelocity.self,
    ChromiumRestrictedQuadraticVelocity.self, GestureHandlerWebVelocity.self, ReactNativePanVelocity.self,
  ]

  /// Flutter's trackers, the default first.
  private static let flutter: [any VelocityEstimator.Type] = [
    FlutterQuadraticVelocity.self, FlutterIOSVelocity.self, FlutterMacOSVelocity.self,
  ]

  /// What libraries compute on the web: by fit, by the last step, over a window, overall.
  private static let web: [any VelocityEstimator.Type] = [
    GestureHandlerWebVelocity.self, UseGestureVelocity.self, ReactNativePanVelocity.self, InteractVelocity.self,
    SwiperFreeModeVelocity.self, FramerMotionVelocity.self, ZyngaScrollerVelocity.self, EmblaVelocity.self,
    SplideVelocity.self, IScrollVelocity.self, HammerIntervalVelocity.self, KeenSliderVelocity.self,
    HammerOverallVelocity.self, OverallAverageVelocity.self,
  ]

  /// What remakes of UIKit compute, for comparison.
  private static let remakes: [any VelocityEstimator.Type] = [
    ChameleonVelocity.self, FlowkeyVelocity.self, WinObjCVelocity.self,
  ]

  /// Android's strategies, the two in use first.
  private static let android: [any VelocityEstimator.Type] = [
    AOSPQuadraticVelocity.self, AOSPImpulseVelocity.self, AOSPScrollImpulseVelocity.self, AOSPLinearVelocity.self,
    AOSPCubicVelocity.self, AOSPDeltaWeightedVelocity.self, AOSPCentralWeightedVelocity.self,
    AOSPRecentWeightedVelocity.self, AOSPFirstOrderVelocity.self, AOSPSecondOrderVelocity.self,
    AOSPLegacyVelocity.self,
  ]

  /// Compose's trackers, Android's first.
  private static let compose: [any VelocityEstimator.Type] = [
    ComposeQuadraticVelocity.self, ComposeImpulseVelocity.self, ComposeQuadraticAxisVelocity.self,
    ComposeImpulseAxisVelocity.self, ComposeUIKitVelocity.self, ComposeIOSVelocity.self,
  ]

  /// Chromium's strategies, the two in use first.
  private static let chromium: [any VelocityEstimator.Type] = [
    ChromiumQuadraticVelocity.self, ChromiumRestrictedQuadraticVelocity.self, ChromiumLinearVelocity.self,
    ChromiumCubicVelocity.self, ChromiumDeltaWeightedVelocity.self, ChromiumCentralWeightedVelocity.self,
    ChromiumRecentWeightedVelocity.self, ChromiumFirstOrderVelocity.self, ChromiumSecondOrderVelocity.self,
  ]

  /// Other names under which an estimator is found.
  public static let aliases: [(name: String, identifier: String)] = [
    ("aosp.default", AOSPQuadraticVelocity.identifier)
  ]

  /// The estimator with this identifier or alias, or `nil` if there is none.
  public static func named(_ name: String) -> (any VelocityEstimator.Type)? {
    let identifier = aliases.first { $0.name == name }?.identifier ?? name
    return all.first { $0.identifier == identifier }
  }
}
