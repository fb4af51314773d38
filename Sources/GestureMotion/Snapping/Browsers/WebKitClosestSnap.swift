/// WebKit's scroll snap, in Safari and every browser on iOS.
///
/// Beside the destination the sign of the velocity decides, however little it is; standing still, the nearest, and of
/// two equals the lower offset. What lies at or behind the beginning of the scroll does not count.
///
/// - Source: `research/strategies.md` 7.2, from WebKit @00c54513.
public struct WebKitClosestSnap: BrowserSnap {
  public static let identifier = "webkit.closestSnapOffset"
  public static let summary = "WebKit's scroll snap: beside the destination the sign of the velocity decides."
  static let readsVelocity = true
  /// What the page's style says; near is within 0.3 of the view.
  public var style = BrowserSnapStyle(proximityRange: 0.3)
  public init() {}

  func choice(for scroll: BrowserScroll) -> BrowserChoice {
    let row = scroll.row
    let offsets = WebKitSnapOffsets(
      offsets: row.offsets, stops: Array(repeating: style.stopAlways, count: row.offsets.count),
      areas: row.areas.map { area in area.flatMap { $0.upperBound - $0.lowerBound > row.viewport ? $0 : nil } },
      viewport: row.viewport, isProximity: style.proximity, proximityRange: style.proximityRange)
    return offsets.closest(
      to: scroll.destination, velocity: scroll.pointsPerMillisecond, from: scroll.origin
    ).choice
  }
}
