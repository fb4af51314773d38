/// How UIKit puts an offset on the screen's pixels: `⌊x⌋ + round((x − ⌊x⌋)·scale)/scale`.
///
/// - Source: `research/physics.md` 1.3 point 10.
public enum PixelRounding {
  /// The offset on the nearest pixel, half a pixel upwards.
  ///
  /// - Parameter scale: Pixels to a point, above 0.
  public static func offset(_ offset: Double, scale: Double) -> Double {
    let whole = offset.rounded(.down)
    let rounded = whole + ((offset - whole) * scale).rounded() / scale
    return rounded.isFinite ? rounded : offset
  }
}
