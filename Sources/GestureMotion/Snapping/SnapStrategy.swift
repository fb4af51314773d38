import GestureModel

/// What a strategy is, for rules that ask about the kind of snapping and not about its arithmetic.
public enum SnapKind: Hashable, Sendable {
  /// An app's own arithmetic.
  case custom
  /// The platform's paging.
  case nativePaging
  /// No snapping at all.
  case free
}

/// Decides at which page a scroll comes to rest once the finger has left.
///
/// A strategy is a pure function: the same release on the same lattice always gives the same landing.
/// To add one, conform to this protocol in a file of its own and add it to ``SnapStrategies/all``.
public protocol SnapStrategy: Sendable {
  /// The stable name used on the command line, in reports and in baselines, such as `threshold`.
  static var identifier: String { get }
  /// One sentence for help and documentation, ending in a full stop.
  static var summary: String { get }
  /// What kind of snapping it is; an app's own unless said otherwise.
  static var kind: SnapKind { get }
  /// Whether the original's source is closed, so that this is a model and says so wherever its name is shown.
  static var isModel: Bool { get }
  /// The numbers that may be set, in the order in which help lists them.
  static var numberParameters: [NumberParameter<Self>] { get }
  /// The switches that may be set, in the order in which help lists them.
  static var switchParameters: [SwitchParameter<Self>] { get }
  /// Whether the platform limits the target to the range; only originals that overrule it say no.
  var clampsTarget: Bool { get }
  /// The speed above which a release counts as fast, in pt/ms, if the strategy compares with one.
  var velocityThreshold: Double? { get }

  /// Creates the strategy with its default parameters.
  init()
  /// Returns where `release` comes to rest, or `nil` if `lattice` has no pages.
  func landing(after release: Release, on lattice: Lattice) -> Landing?
  /// The same without its margin, for who asks again and again; the landing itself where that costs no more.
  func stop(after release: Release, on lattice: Lattice) -> Landing?
  /// Says in one clause with numbers which branch `landing` took.
  func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String
}

extension SnapStrategy {
  public static var kind: SnapKind { .custom }
  public static var isModel: Bool { false }
  public static var numberParameters: [NumberParameter<Self>] { [] }
  public static var switchParameters: [SwitchParameter<Self>] { [] }
  public var clampsTarget: Bool { true }
  public var velocityThreshold: Double? { nil }
  public func stop(after release: Release, on lattice: Lattice) -> Landing? { landing(after: release, on: lattice) }
}
