/// Chromium's search for a snap position, on one axis.
///
/// Offsets are measured from the port's own origin. An area that fills the view has, beside its aligned position, one
/// that covers the view as near to the destination as its neighbours let it.
///
/// - Source: `research/strategies.md` 7.3, from chromium/chromium `cc/input/scroll_snap_data.cc` @00119e8, @1b060a7.
struct ChromiumSnapAxis {
  /// Where an area is aligned to the port.
  enum Alignment: String {
    case start, end, center

    /// The place of the view inside `range`.
    func offset(in range: ClosedRange<Double>, view: Double) -> Double {
      switch self {
      case .start: range.lowerBound
      case .end: range.upperBound - view
      case .center: (range.lowerBound + range.upperBound - view) / 2
      }
    }
  }

  /// An element that may be snapped to.
  struct Area: Equatable {
    /// The aligned offset, limited to the range.
    var offset: Double
    /// What it covers; `nil` if only the offset is known.
    var extent: ClosedRange<Double>?
    var alignment = Alignment.start
    /// Whether it may not be passed.
    var isStop = false
  }

  /// What is looked for.
  enum Method: String {
    /// The end of a fling: near the destination, and ahead.
    case endAndDirection
    /// An arrow key: the next ahead.
    case direction
    /// A place: near the destination, on either side.
    case endPosition
  }

  /// A position found.
  struct Found: Equatable {
    var offset: Double
    /// The offsets that show the same area as well.
    var covered: ClosedRange<Double>?
    var rule: BrowserChoice.Rule
  }

  var areas: [Area]
  /// The view's length.
  var view: Double
  /// The range of the scroll.
  var range: ClosedRange<Double>
  /// Whether a scroll must rest on a position.
  var isMandatory = true
  /// How far a position may be from the destination; `nil` for any distance.
  var reach: Double?

  /// An area with its offset, aligned and limited to the range.
  static func area(
    _ extent: ClosedRange<Double>, _ alignment: Alignment, view: Double, in range: ClosedRange<Double>,
    isStop: Bool = false
  ) -> Area {
    let offset = min(max(alignment.offset(in: extent, view: view), range.lowerBound), range.upperBound)
    return Area(offset: offset, extent: extent, alignment: alignment, isStop: isStop)
  }

  /// Where a scroll from `origin` by `delta` snaps to; `nil` for nowhere.
  func find(_ method: Method, from origin: Double, by delta: Double) -> Found? {
    let destination = origin + delta
    if method == .endPosition { return nearest(to: destination, rule: .nearest) { _ in true } }
    let isAhead = { (offset: Double) in delta > 0 ? offset > origin : delta < 0 && offset < origin }
    let found =
      method == .direction
      ? next(from: origin, to: destination, isAhead) : flung(from: origin, to: destination, isAhead)
    if found != nil || !isMandatory { return found }
    return nearest(to: origin, rule: .fallback) { _ in true }
  }

  private struct Candidate {
    var offset: Double
    var covered: ClosedRange<Double>?
  }

  /// Every candidate in the order of the areas: first the aligned one, then the covering one.
  private func candidates(for destination: Double) -> [Candidate] {
    areas.indices.flatMap { index in
      [Candidate(offset: areas[index].offset)] + (covering(index, destination).map { [$0] } ?? [])
    }
  }

  private func isNear(_ offset: Double, _ place: Double) -> Bool { reach.map { abs(offset - place) <= $0 } ?? true }

  private func nearest(
    to place: Double, rule: BrowserChoice.Rule, where holds: (Double) -> Bool
  ) -> Found? {
    var best: Candidate?
    for candidate in candidates(for: place) where holds(candidate.offset) && isNear(candidate.offset, place) {
      if candidate.covered != nil, candidate.offset == place {
        return Found(offset: place, covered: candidate.covered, rule: .covering)
      }
      if best.map({ abs(candidate.offset - place) < abs($0.offset - place) }) ?? true { best = candidate }
    }
    return best.map { Found(offset: $0.offset, covered: $0.covered, rule: rule) }
  }

  private func flung(from origin: Double, to destination: Double, _ isAhead: (Double) -> Bool) -> Found? {
    let found = nearest(to: destination, rule: .nearestAhead, where: isAhead)
    let stops = areas.filter { $0.isStop && isAhead($0.offset) && isNear($0.offset, destination) }
    guard let stop = stops.min(by: { abs($0.offset - origin) < abs($1.offset - origin) }) else { return found }
    if let found, abs(found.offset - origin) < abs(stop.offset - origin) { return found }
    return Found(offset: stop.offset, rule: .stop)
  }

  private func next(from origin: Double, to destination: Double, _ isAhead: (Double) -> Bool) -> Found? {
    var best: Candidate?
    var covering: Candidate?
    for candidate in candidates(for: destination) where isAhead(candidate.offset) && isNear(candidate.offset, origin) {
      if candidate.covered != nil, candidate.offset == destination {
        covering = covering ?? candidate
      } else if best.map({ abs(candidate.offset - origin) < abs($0.offset - origin) }) ?? true {
        best = candidate
      }
    }
    if let covering, best.map({ abs($0.offset - origin) >= abs(destination - origin) }) ?? true {
      return Found(offset: destination, covered: covering.covered, rule: .covering)
    }
    return best.map { Found(offset: $0.offset, covered: $0.covered, rule: .nearestAhead) }
  }

  // MARK: - Areas that fill the view

  /// The position at which the area covers the view nearest to `destination`, its neighbours taken off.
  private func covering(_ index: Int, _ destination: Double) -> Candidate? {
    guard let extent = areas[index].extent, extent.upperBound - extent.lowerBound >= view else { return nil }
    var (middle, back, forward) = (Cut(extent), Cut(extent), Cut(extent))
    for (other, area) in areas.enumerated() where other != index {
      guard let obstacle = area.extent, obstacle.overlaps(extent),
        !(obstacle.lowerBound <= extent.lowerBound && obstacle.upperBound >= extent.upperBound)
      else { continue }
      let (start, end, portEnd) = (obstacle.lowerBound, obstacle.upperBound, destination + view)
      if (start <= destination && end >= portEnd) || (start >= destination && end <= portEnd) {
        middle.empty()
      } else if start <= destination {
        middle.raise(to: end)
      } else {
        middle.lower(to: start)
      }
      if end < destination { back.raise(to: end) } else { back.lower(to: start) }
      if start > portEnd { forward.lower(to: start) } else { forward.raise(to: end) }
    }
    let place = { (cut: Cut) in self.place(in: cut, of: areas[index], extent, near: destination) }
    if let found = place(middle) { return found }
    guard let behind = place(back) else { return place(forward) }
    guard let ahead = place(forward) else { return behind }
    return abs(behind.offset - destination) < abs(ahead.offset - destination) ? behind : ahead
  }

  private func place(in cut: Cut, of area: Area, _ extent: ClosedRange<Double>, near destination: Double) -> Candidate?
  {
    guard cut.end > cut.start else { return nil }
    let last = cut.end - view
    var found: Candidate
    if last > cut.start {
      found = Candidate(offset: min(max(destination, cut.start), last), covered: cut.start...last)
    } else {
      let aligned = area.alignment.offset(in: cut.start...cut.end, view: view)
      found = Candidate(offset: min(max(aligned, extent.lowerBound), extent.upperBound - view))
    }
    found.offset = min(max(found.offset, range.lowerBound), range.upperBound)
    return found
  }

  /// What is left of an area once others have been taken off it; it only ever shrinks.
  private struct Cut {
    var start: Double
    var end: Double
    init(_ range: ClosedRange<Double>) { (start, end) = (range.lowerBound, range.upperBound) }
    mutating func raise(to place: Double) { start = max(start, place) }
    mutating func lower(to place: Double) { end = min(end, place) }
    mutating func empty() { end = -.infinity }
  }
}
