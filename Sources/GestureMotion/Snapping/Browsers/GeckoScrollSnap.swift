/// Gecko's scroll snap, in Firefox.
///
/// With a direction only positions strictly ahead of the start count; of those one that may not be passed, not beyond the
/// destination and nearest to the start, goes first, then the nearest to the destination. Of equals the earlier item
/// counts. Where none lies ahead a mandatory container ends at the nearest on either side, as the snap after the scroll
/// would bring it there.
///
/// - Source: `research/strategies.md` 7.4, from mozilla `ScrollSnap.cpp` @df614a6; what happens where nothing lies ahead
///   is our reading, for which there are no vectors.
public struct GeckoScrollSnap: BrowserSnap {
  public static let identifier = "gecko.scrollSnap"
  public static let summary = "Gecko's scroll snap: nearest to the end of the scroll, strictly ahead of its start."
  static let readsVelocity = false
  /// What the page's style says; near is within 0.3 of the view.
  public var style = BrowserSnapStyle(proximityRange: 0.3)
  public init() {}

  func choice(for scroll: BrowserScroll) -> BrowserChoice {
    Self.choice(
      among: scroll.row.inPageOrder.map { scroll.row.offsets[$0] }, stopAlways: style.stopAlways,
      from: scroll.origin, to: scroll.destination,
      reach: style.proximity ? style.proximityRange * scroll.row.viewport : nil)
  }

  /// The choice among positions in the order of the page's items.
  ///
  /// - Parameter reach: How far from the destination a position may be; `nil` for any distance, where the container is
  ///   mandatory.
  static func choice(
    among offsets: [Double], stopAlways: Bool, from origin: Double, to destination: Double, reach: Double?
  ) -> BrowserChoice {
    let way = destination - origin
    let ahead = way == 0 ? offsets : offsets.filter { ($0 - origin) * way > 0 }
    if stopAlways, way != 0 {
      let stop = ahead.filter { abs($0 - origin) <= abs(way) }.min { abs($0 - origin) < abs($1 - origin) }
      if let stop { return BrowserChoice(offset: stop, rule: .stop) }
    }
    func nearest(in offsets: [Double]) -> Double? {
      offsets.filter { offset in reach.map { abs(offset - destination) <= $0 } ?? true }
        .min { abs($0 - destination) < abs($1 - destination) }
    }
    if let found = nearest(in: ahead) {
      return BrowserChoice(offset: found, rule: way == 0 ? .nearest : .nearestAhead)
    }
    if reach == nil, let found = nearest(in: offsets) { return BrowserChoice(offset: found, rule: .fallback) }
    return BrowserChoice(offset: destination, rule: .none)
  }
}
