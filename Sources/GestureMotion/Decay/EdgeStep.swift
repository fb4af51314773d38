/// What is left of a finger's way beyond an end in libraries that only scale it.
///
/// - Source: `research/physics.md` 1.7 and 6.
public enum EdgeStep {
  /// Splide applies a fifth.
  public static let splide = 0.2
  /// PhotoSwipe applies 0.35.
  public static let photoSwipe = 0.35
  /// Slick applies 0.35 of the whole swipe.
  public static let slick = 0.35
  /// iScroll applies a third.
  public static let iScroll = 1.0 / 3
  /// Chameleon applies 0.055 of each step once outside.
  public static let chameleon = 0.055

  /// A step beyond an end, scaled.
  public static func applied(_ step: Double, factor: Double) -> Double { step * factor }

  /// Swiper shows `over^ratio − 1` of an overshoot, in points, 0.85 unless told otherwise; as the original, −1 at 0.
  public static func swiper(overshoot: Double, ratio: Double = 0.85) -> Double {
    -1 + LibraryMath.pow(overshoot, ratio)
  }

  /// Flickity shows half of what lies past the bound: `(drag + bound)/2`.
  public static func flickity(drag: Double, bound: Double) -> Double { (drag + bound) * 0.5 }
}
