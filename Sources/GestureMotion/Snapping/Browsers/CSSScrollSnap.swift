/// CSS scroll snap by the standard's text: the position nearest to where the scroll would end, ahead of its start.
///
/// `fromStart` off, the scroll begins at the lift. A release without a way left has no direction and takes the nearest.
/// How near `proximity` is, the standard leaves to the browser; 0.3 of the view is WebKit's and Gecko's figure.
///
/// - Source: `research/strategies.md` 7.1: W3C css-scroll-snap-1 and its tests.
public struct CSSScrollSnap: BrowserSnap {
  public static let identifier = "css.scrollSnap"
  public static let summary = "CSS scroll snap by the standard: nearest to the end of the scroll, ahead of its start."
  static let readsVelocity = false
  /// What the page's style says; near is within 0.3 of the view.
  public var style = BrowserSnapStyle(proximityRange: 0.3)
  public init() {}

  func choice(for scroll: BrowserScroll) -> BrowserChoice {
    let row = scroll.row
    let order = row.inPageOrder
    let positions = CSSSnapPositions(
      offsets: order.map { row.offsets[$0] }, stops: Array(repeating: style.stopAlways, count: order.count),
      areas: order.compactMap { row.areas[$0] }, viewport: row.viewport, range: row.range,
      reach: style.proximity ? style.proximityRange * row.viewport : nil)
    return positions.position(for: scroll.destination, from: scroll.origin)
  }
}
