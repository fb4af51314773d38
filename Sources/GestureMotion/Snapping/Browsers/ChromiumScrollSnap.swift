/// Chromium's scroll snap, in Chrome and Edge.
///
/// After a fling the position nearest to its natural end, of those ahead of where it begins; where none lies ahead, a
/// mandatory container goes to the nearest on either side. Without a fling the nearest to where the finger left. The
/// velocity itself is not read. Of equals the earlier item of the page counts.
///
/// - Source: `research/strategies.md` 7.3, from chromium/chromium @00119e8, @1b060a7. Proximity is a third of the view, as
///   Blink's snap coordinator sets it.
public struct ChromiumScrollSnap: BrowserSnap {
  public static let identifier = "chromium.scrollSnap"
  public static let summary = "Chromium's scroll snap: nearest to the end of the fling, of the positions ahead."
  static let readsVelocity = false
  /// What the page's style says; near is within a third of the view.
  public var style = BrowserSnapStyle(proximityRange: 1.0 / 3)
  public init() {}

  func choice(for scroll: BrowserScroll) -> BrowserChoice {
    let row = scroll.row
    let alignment: ChromiumSnapAxis.Alignment = style.center ? .center : .start
    let areas = row.inPageOrder.map { index in
      ChromiumSnapAxis.Area(
        offset: row.offsets[index], extent: row.areas[index], alignment: alignment, isStop: style.stopAlways)
    }
    let axis = ChromiumSnapAxis(
      areas: areas, view: row.viewport, range: row.range, isMandatory: !style.proximity,
      reach: style.proximity ? style.proximityRange * row.viewport : nil)
    let delta = scroll.destination - scroll.origin
    let found = axis.find(delta == 0 ? .endPosition : .endAndDirection, from: scroll.origin, by: delta)
    return found.map { BrowserChoice(offset: $0.offset, rule: $0.rule) }
      ?? BrowserChoice(offset: scroll.destination, rule: .none)
  }
}
