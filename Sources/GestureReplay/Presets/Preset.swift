import GestureMotion

/// A platform's whole chain from finger to rest: drag model, estimator, projection, strategy and settling.
public struct Preset: Sendable {
  /// The name in a candidate's spelling, such as `uikit-fast`.
  public var identifier: String
  /// Whose it is, such as `UIKit`.
  public var platform: String
  /// One sentence for help and documentation, ending in a full stop.
  public var summary: String
  /// Where it is known from: sections of the research, and what is ours.
  public var source: String
  /// Builds the chain for a device.
  let build: @Sendable (PresetDevice) -> Candidate

  /// Creates a preset.
  public init(
    _ identifier: String, platform: String, summary: String, source: String,
    build: @escaping @Sendable (PresetDevice) -> Candidate
  ) {
    self.identifier = identifier
    self.platform = platform
    self.summary = summary
    self.source = source
    self.build = build
  }

  /// The chain as a candidate that is called like the preset.
  public func candidate(on device: PresetDevice = PresetDevice()) -> Candidate {
    var candidate = build(device)
    candidate.preset = identifier
    candidate.id = identifier
    return candidate
  }
}

/// What some chains need to know of the device; points, dp and CSS px are treated as the same length.
public struct PresetDevice: Hashable, Sendable {
  /// Device pixels a dp or a logical pixel, above 0.
  public var density = 3.0
  /// Frames a second, for what is stepped frame by frame, above 0.
  public var framesPerSecond = 60.0
  /// Creates a device of three pixels a point that draws 60 frames a second.
  public init() {}
}

/// The presets there are.
public enum Presets {
  /// Every preset, by platform, in the order in which help lists them.
  public static let all: [Preset] =
    uikit + swiftUI + iOSLibraries + reactNative + flutter + android + compose + browsers + carousels

  /// The preset with this identifier, or `nil` if there is none.
  public static func named(_ name: String) -> Preset? { all.first { $0.identifier == name } }

  /// A chain of these parts; what is left out is UIKit's.
  static func chain(
    _ strategy: any SnapStrategy, _ estimator: any VelocityEstimator, drag: DragModel, gate: FlingGate = FlingGate(),
    deceleration: Deceleration? = nil, projection: (any Projection)? = nil, settle: any SettleModel = DecaySettle(),
    carry: MomentumCarry = .none
  ) -> Candidate {
    var candidate = Candidate(strategy: strategy, estimator: estimator, deceleration: deceleration, drag: drag)
    (candidate.gate, candidate.projection) = (gate, projection)
    (candidate.settle, candidate.carry) = (settle, carry)
    return candidate
  }
}
