/// Flutter's `ClampingScrollSimulation`: as far as Android's spline at density 1, on a clean power curve.
///
/// With k = ln 0.78/ln 0.9, reference speed `v_r = friction·9.80665·39.37·160·0.84/0.35` px/s and
/// `A = (|v|/v_r)^(1/(k − 1))` s: it takes `T = 0.35·k·A` s and goes `v·T/k`; `x(t) = x₀ + distance·(1 − (1 − t/T)ᵏ)`.
///
/// - Source: `research/physics.md` 3, from flutter `widgets/scroll_simulation.dart`.
public struct FlutterClamping: Hashable, Sendable {
  /// Where it begins, in logical px.
  public var position: Double
  /// The velocity with which it begins, in px/s.
  public var velocity: Double
  /// The coefficient of friction, above 0.
  public var friction: Double

  /// ln 0.78/ln 0.9.
  static let power = LibraryMath.log(0.78) / LibraryMath.log(0.9)

  /// Creates a simulation.
  public init(position: Double, velocity: Double, friction: Double = AndroidSpline.viewFriction) {
    self.position = position
    self.velocity = velocity
    self.friction = friction
  }

  /// How long Android's own fling takes, in seconds.
  public var androidSeconds: Double {
    let reference = friction * 9.80665 * 39.37 * 160 * 0.84 / 0.35
    return LibraryMath.pow(abs(velocity) / reference, 1 / (Self.power - 1))
  }

  /// How long it takes, in seconds.
  public var seconds: Double { Self.power * 0.35 * androidSeconds }

  /// How far it goes, in px.
  public var distance: Double { velocity * seconds / Self.power }

  /// Where it is after `seconds`.
  public func position(at seconds: Double) -> Double {
    position + distance * (1 - LibraryMath.pow(1 - share(at: seconds), Self.power))
  }

  /// Its velocity after `seconds`, in px/s.
  public func velocity(at seconds: Double) -> Double {
    velocity * LibraryMath.pow(1 - share(at: seconds), Self.power - 1)
  }

  private func share(at time: Double) -> Double { seconds > 0 ? min(max(time / seconds, 0), 1) : 1 }
}

/// Where Flutter's clamping scrolls stop.
public struct FlutterClampingProjection: Projection {
  public static let identifier = "flutter-clamping"
  /// Creates the projection.
  public init() {}

  public func restOffset(from offset: Double, pointsPerMillisecond: Double) -> Double {
    offset + FlutterClamping(position: 0, velocity: pointsPerMillisecond * 1000).distance
  }
}
