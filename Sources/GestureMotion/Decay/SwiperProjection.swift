/// Where Swiper's free mode would end: 500·v px at v px/ms.
///
/// - Source: `research/physics.md` 6; the velocity is halved and run for 1000 ms.
public struct SwiperProjection: Projection {
  public static let identifier = "swiper"
  static let reachMilliseconds = 500.0
  public init() {}

  public func restOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    (offset + velocity * Self.reachMilliseconds).finite(or: offset)
  }
}
