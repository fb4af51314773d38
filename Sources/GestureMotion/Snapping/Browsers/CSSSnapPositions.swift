/// The snap positions of one axis by the text of the standard, with what it leaves open read as the tests have it.
///
/// A scroll *to* a place takes the nearest position; a scroll *by* a distance is directional: positions at or behind its
/// start do not count while one lies ahead, and the first that may not be passed wins. A view filled by one area may rest
/// anywhere inside it. Of equals the first counts.
///
/// - Source: `research/strategies.md` 7.1: W3C css-scroll-snap-1 and the web platform tests @1ef4b90, @38c4c45, @e03350b,
///   @12ab2dc.
struct CSSSnapPositions {
  /// The positions in the order of the page's items.
  var offsets: [Double]
  /// For each whether it may not be passed.
  var stops: [Bool]
  /// Areas that fill the view.
  var areas: [ClosedRange<Double>] = []
  /// The view's length.
  var viewport: Double
  /// The range of the scroll.
  var range: ClosedRange<Double>
  /// How far a position may be from the destination; `nil` for any distance.
  var reach: Double?

  /// - Parameter origin: Where a directional scroll began; `nil` for one to a place.
  func position(for destination: Double, from origin: Double?) -> BrowserChoice {
    let destination = limited(destination)
    let way = origin.map { destination - $0 } ?? 0
    func isAhead(_ offset: Double) -> Bool { (offset - (origin ?? 0)) * way > 0 }
    if let origin, way != 0 {
      let stop = offsets.indices.filter { stops[$0] }.map { limited(offsets[$0]) }
        .filter { isAhead($0) && abs($0 - origin) <= abs(way) }.min { abs($0 - origin) < abs($1 - origin) }
      if let stop { return BrowserChoice(offset: stop, rule: .stop) }
    }
    let candidates = offsets.map(limited) + areas.map { covering($0, near: destination) }
    let ahead = way == 0 ? [] : candidates.filter(isAhead)
    let counted = (ahead.isEmpty ? candidates : ahead).filter { offset in
      reach.map { abs(offset - destination) <= $0 } ?? true
    }
    guard let nearest = counted.min(by: { abs($0 - destination) < abs($1 - destination) }) else {
      return BrowserChoice(offset: destination, rule: .none)
    }
    let isCovered =
      nearest == destination && areas.contains { $0.lowerBound <= nearest && $0.upperBound >= nearest + viewport }
    return BrowserChoice(
      offset: nearest,
      rule: isCovered ? .covering : way == 0 ? .nearest : ahead.isEmpty ? .fallback : .nearestAhead)
  }

  private func limited(_ offset: Double) -> Double { min(max(offset, range.lowerBound), range.upperBound) }

  /// The place nearest to `destination` at which `area` fills the view.
  private func covering(_ area: ClosedRange<Double>, near destination: Double) -> Double {
    limited(min(max(destination, area.lowerBound), max(area.upperBound - viewport, area.lowerBound)))
  }
}
