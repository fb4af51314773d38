import GestureModel

/// What a page's style sheet says of its snap positions, and where a scroll is taken to begin.
public struct BrowserSnapStyle: Hashable, Sendable {
  /// Whether a scroll may rest off a snap position when none is near: `proximity` instead of `mandatory`.
  public var proximity = false
  /// How near that is, in lengths of the view.
  public var proximityRange: Double
  /// Whether no position may be passed: `scroll-snap-stop: always`.
  public var stopAlways = false
  /// Whether items are centred, which only matters to those that fill the view.
  public var center = false
  /// Whether direction and stops count from touch-down instead of from the lift, where the momentum begins.
  public var fromStart = false

  /// Creates a style with `mandatory` positions that may be passed.
  public init(proximityRange: Double) { self.proximityRange = proximityRange }
}

/// A strategy of a browser: where it sends a scroll that would end at the proposed offset.
///
/// Snap positions are the lattice's rests, limited to the range; the page that counts is the one resting nearest to where
/// the scroll goes. The scroll begins at the offset at lift, since that is where the engine asks for its target; the
/// margin in points is that of the proposed offset.
protocol BrowserSnap: SnapStrategy {
  /// What the page's style says.
  var style: BrowserSnapStyle { get set }
  /// Whether the velocity is read; only its sign ever is.
  static var readsVelocity: Bool { get }
  /// What the browser does, from its own arithmetic.
  func choice(for scroll: BrowserScroll) -> BrowserChoice
}

/// A scroll that a browser is asked about.
struct BrowserScroll {
  /// Where it begins.
  var origin: Double
  /// Where it would end.
  var destination: Double
  /// The velocity at lift.
  var pointsPerMillisecond: Double
  /// The snap positions.
  let row: BrowserRow
}

/// The snap positions of a page.
struct BrowserRow {
  /// The view's length.
  let viewport: Double
  /// The range of the scroll.
  let range: ClosedRange<Double>
  /// The positions, lowest first, each once.
  let offsets: [Double]
  /// For each position what its item covers, where it is as long as the view or longer.
  let areas: [ClosedRange<Double>?]
  /// Whether the first item stands rightmost.
  let isRightToLeft: Bool

  /// - Returns: `nil` if there are no pages or a number is none.
  init?(_ lattice: Lattice, centersItems: Bool) {
    let numbers = [
      lattice.firstRest, lattice.stride, lattice.itemSize, lattice.viewport, lattice.minimumOffset,
      lattice.maximumOffset,
    ]
    guard lattice.pageCount > 0, lattice.stride > 0, lattice.viewport > 0, numbers.allSatisfy(\.isFinite),
      lattice.minimumOffset <= lattice.maximumOffset
    else { return nil }
    viewport = lattice.viewport
    range = lattice.minimumOffset...lattice.maximumOffset
    isRightToLeft = lattice.isRightToLeft
    var offsets: [Double] = []
    var areas: [ClosedRange<Double>?] = []
    let lead = centersItems ? (lattice.viewport - lattice.itemSize) / 2 : 0
    for index in 0..<lattice.pageCount {
      let rest = lattice.rest(at: index)
      let offset = lattice.clamped(rest)
      if offset == offsets.last { continue }
      offsets.append(offset)
      areas.append(lattice.itemSize >= viewport ? rest + lead...rest + lead + lattice.itemSize : nil)
    }
    (self.offsets, self.areas) = (offsets, areas)
  }

  /// The positions in the order of the page's items.
  var inPageOrder: [Int] { isRightToLeft ? offsets.indices.reversed() : Array(offsets.indices) }

  /// The positions near `places` and those at both ends.
  func near(_ places: Double...) -> [Double] {
    var found = Set([0, 1, offsets.count - 2, offsets.count - 1].filter(offsets.indices.contains))
    for place in places {
      let after = offsets.firstIndex { $0 > place } ?? offsets.count
      found.formUnion(max(after - 3, 0)..<min(after + 3, offsets.count))
    }
    return found.sorted().map { offsets[$0] }
  }
}

/// Where a browser sends a scroll.
struct BrowserChoice: Equatable {
  /// Which rule decided.
  enum Rule: Equatable {
    /// A position that may not be passed.
    case stop
    /// The destination shows nothing but one item.
    case covering
    /// The first or the last position, the destination being past it.
    case edge
    /// The nearest of several.
    case nearest
    /// The nearest of those in the direction of the scroll.
    case nearestAhead
    /// The one in the direction of the velocity.
    case velocity
    /// The nearest to the beginning, there being none ahead.
    case fallback
    /// No position is near.
    case none
  }

  /// Where the scroll goes.
  var offset: Double
  var rule: Rule
}

extension BrowserSnap {
  public static var switchParameters: [SwitchParameter<Self>] {
    [
      SwitchParameter("proximity", \.style.proximity), SwitchParameter("stopAlways", \.style.stopAlways),
      SwitchParameter("center", \.style.center), SwitchParameter("fromStart", \.style.fromStart),
    ]
  }

  public static var numberParameters: [NumberParameter<Self>] {
    [NumberParameter("proximityRange", \.style.proximityRange, unit: "viewports", range: 0...1e6)]
  }

  /// - Complexity: O(*n*) in the number of pages; quadratic where items fill the view.
  public func stop(after release: Release, on lattice: Lattice) -> Landing? {
    guard let scroll = scroll(after: release, on: lattice) else { return nil }
    let choice = choice(for: scroll)
    return Landing(
      index: lattice.nearestIndex(to: choice.offset), target: choice.offset, branch: branch(of: choice, scroll))
  }

  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    guard let scroll = scroll(after: release, on: lattice) else { return nil }
    let choice = choice(for: scroll)
    func index(_ scroll: BrowserScroll) -> Int { lattice.nearestIndex(to: self.choice(for: scroll).offset) }
    let points = FlipSearch.distance(from: scroll.destination, across: breakpoints(of: scroll, on: lattice)) {
      var other = scroll
      other.destination = $0
      return index(other)
    }
    let speed =
      !Self.readsVelocity
      ? nil
      : FlipSearch.distance(from: scroll.pointsPerMillisecond, across: [0]) {
        var other = scroll
        other.pointsPerMillisecond = $0
        return index(other)
      }
    return Landing(
      index: lattice.nearestIndex(to: choice.offset), target: choice.offset, branch: branch(of: choice, scroll),
      margin: Margin(points: points, pointsPerMillisecond: speed))
  }

  /// The index alone, for what asks again and again.
  func index(after release: Release, on lattice: Lattice) -> Int? {
    scroll(after: release, on: lattice).map { lattice.nearestIndex(to: choice(for: $0).offset) }
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    guard let scroll = scroll(after: release, on: lattice) else { return "there is no such release" }
    let choice = choice(for: scroll)
    let (from, to) = (scroll.origin.trimmedText(2), scroll.destination.trimmedText(2))
    let place = choice.offset.trimmedText(2)
    switch choice.rule {
    case .stop: return "a position not to be passed lies between \(from) and the proposed \(to), at \(place)"
    case .covering: return "the proposed \(to) shows one item and nothing else, so it stays"
    case .edge: return "the proposed \(to) is not before the last nor after the first position, so the end at \(place)"
    case .nearest: return "\(place) is the position nearest to the proposed \(to)"
    case .nearestAhead: return "\(place) is the position nearest to the proposed \(to) of those ahead of \(from)"
    case .velocity:
      let speed = scroll.pointsPerMillisecond.text { $0 != 0 }
      return scroll.pointsPerMillisecond > 0
        ? "v \(speed) > 0, so the position after the proposed \(to), \(place)"
        : "v \(speed) < 0, so the position before the proposed \(to), \(place)"
    case .fallback: return "no position lies ahead of \(from), so the nearest to it, \(place)"
    case .none:
      let reach = style.proximityRange * scroll.row.viewport
      return style.proximity
        ? "no position ahead of \(from) lies within \(reach.trimmedText(2)) pt of the proposed \(to), so it stands"
        : "no position is left beside the proposed \(to), so it stands"
    }
  }

  private func branch(of choice: BrowserChoice, _ scroll: BrowserScroll) -> SnapBranch {
    switch choice.rule {
    case .none, .covering: return .free
    case .velocity: return scroll.pointsPerMillisecond > 0 ? .forward : .backward
    case .stop, .edge, .nearest, .nearestAhead, .fallback:
      let way = scroll.destination - scroll.origin
      return way == 0 ? .slow : way > 0 ? .forward : .backward
    }
  }

  private func scroll(after release: Release, on lattice: Lattice) -> BrowserScroll? {
    let origin = style.fromStart ? release.startOffset : release.offset
    guard let row = BrowserRow(lattice, centersItems: style.center),
      [origin, release.proposedOffset, release.pointsPerMillisecond].allSatisfy(\.isFinite)
    else { return nil }
    return BrowserScroll(
      origin: origin, destination: release.proposedOffset, pointsPerMillisecond: release.pointsPerMillisecond, row: row
    )
  }

  private func breakpoints(of scroll: BrowserScroll, on lattice: Lattice) -> [Double] {
    let row = scroll.row
    let offsets = row.near(scroll.origin, scroll.destination)
    let reach = style.proximityRange * row.viewport
    var places = offsets + zip(offsets, offsets.dropFirst()).map { ($0 + $1) / 2 } + [scroll.origin]
    places += [row.range.lowerBound, row.range.upperBound]
    // A scroll that is not snapped belongs to the nearest rest, which may lie outside the range.
    for index in [scroll.origin, scroll.destination].map(lattice.nearestIndex(to:)) {
      places += (index - 3...index + 3).map { lattice.rest(at: $0) + lattice.stride / 2 }
    }
    if style.proximity { places += offsets.flatMap { [$0 - reach, $0 + reach] } }
    // What an item covers begins and ends with it, and a neighbour cuts it off.
    if lattice.itemSize >= row.viewport {
      let lead = style.center ? (row.viewport - lattice.itemSize) / 2 : 0
      let edges = [0, lattice.itemSize - row.viewport, -row.viewport, lattice.itemSize, lattice.stride - row.viewport]
      let rests = [scroll.origin, scroll.destination].map(lattice.nearestIndex(to:)).flatMap { index in
        (index - 3...index + 3).map { lattice.rest(at: $0) + lead }
      }
      let corners = Set(rests.flatMap { rest in edges.map { rest + $0 } } + offsets).sorted()
      places += corners + zip(corners, corners.dropFirst()).map { ($0 + $1) / 2 }
      places += corners.flatMap { [($0 + offsets[0]) / 2, ($0 + offsets[offsets.count - 1]) / 2] }
    }
    return places
  }
}
