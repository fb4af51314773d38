/// The parts that platforms' dragging is made of.
///
/// - Source: slop and resistance from `research/physics.md` 1.3, 3, 4.1 and 6, `research/strategies.md` 8 and 9 point 15;
///   points, dp and CSS px are treated as the same length. Which finger leads is what the platforms' own code shows:
///   Android's `RecyclerView` and Flutter on Android follow the finger that came last, Compose the one that stays, and
///   JavaScript carousels the first. UIKit averages its fingers, which no recording at hand shows; ours follows the one
///   that stays.
public struct DragRules: Hashable, Sendable {
  /// The travel that must be exceeded before the content moves at all, in points; 0 moves it at once.
  public var slop: Double
  /// Whether only travel along the axis counts towards the slop, and not the straight distance.
  public var isSlopAlongAxis: Bool
  /// Whether the slop stays lost; otherwise the content jumps to where the finger is.
  public var losesSlop: Bool
  /// What happens past the ends.
  public var edges: EdgeResistance
  /// How far the content goes for a point of the finger.
  public var ratio: Double
  /// Which finger leads when there are several.
  public var pointers: PointerPolicy

  /// Creates rules; those left out move one to one with the first finger, without slop or resistance.
  public init(
    slop: Double = 0, isSlopAlongAxis: Bool = false, losesSlop: Bool = false, edges: EdgeResistance = .none,
    ratio: Double = 1, pointers: PointerPolicy = .first
  ) {
    self.slop = slop
    self.isSlopAlongAxis = isSlopAlongAxis
    self.losesSlop = losesSlop
    self.edges = edges
    self.ratio = ratio
    self.pointers = pointers
  }
}

/// Which finger leads when there are several.
public enum PointerPolicy: String, Hashable, Sendable, CaseIterable {
  /// The first that came down, until it lifts; the others move nothing.
  case first
  /// The one that came down last; when it lifts, one that is still down.
  case latest
  /// The first that came down; when it lifts, one that is still down.
  case remaining
}
