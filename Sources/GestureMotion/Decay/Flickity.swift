/// Flickity's run, frame by frame: `v += attraction·(−target − x)`, `x += v`, `v *= 1 − friction`, v in px a *frame*.
///
/// x is the content's translation, so it runs to **−target**. Nothing attracts while it scrolls freely. It depends on the
/// display's rate: at 120 Hz a speed per second is half as much a frame, and so is the throw.
///
/// - Source: `research/physics.md` 6, from Flickity's `animate.js`.
public struct Flickity: Hashable, Sendable {
  /// x, the content's translation, in px.
  public var position: Double
  /// v, in px a frame.
  public var pixelsPerFrame: Double
  /// What a frame takes of the velocity.
  public var friction: Double
  /// How hard the target attracts.
  public var attraction: Double

  /// `friction`, towards a slide.
  public static let selectedFriction = 0.28
  /// `freeScrollFriction`.
  public static let freeFriction = 0.075
  /// `selectedAttraction`.
  public static let selectedAttraction = 0.025

  /// Creates a state.
  public init(
    position: Double, pixelsPerFrame: Double, friction: Double = selectedFriction,
    attraction: Double = selectedAttraction
  ) {
    (self.position, self.pixelsPerFrame) = (position, pixelsPerFrame)
    (self.friction, self.attraction) = (friction, attraction)
  }

  /// One frame.
  ///
  /// - Parameter target: The offset of the slide; `nil` while scrolling freely.
  public mutating func advance(to target: Double?) {
    if let target { pixelsPerFrame += attraction * (-target - position) }
    position += pixelsPerFrame
    pixelsPerFrame *= 1 - friction
  }

  /// Where it would stop by itself: `x + v/friction`.
  public var rest: Double { position + pixelsPerFrame / friction }
}
