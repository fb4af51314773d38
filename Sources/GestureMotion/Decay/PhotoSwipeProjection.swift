/// Where PhotoSwipe thinks a drag would end: `v·0.995/(1 − 0.995)`, 199·v px at v px/ms.
///
/// - Source: `research/physics.md` 6, the form of WWDC 2018 session 803.
public struct PhotoSwipeProjection: Projection {
  public static let identifier = "photoswipe"
  static let reachMilliseconds = 0.995 / (1 - 0.995)
  public init() {}

  public func restOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    (offset + velocity * Self.reachMilliseconds).finite(or: offset)
  }
}
