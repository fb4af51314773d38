/// The offsets at which pages may rest, lowest first, and the range the view can scroll over.
///
/// An *index* counts rests from the lowest offset; a *page* is what a person counts. They differ only when the
/// layout runs right to left, where page 0 rests highest.
public struct Lattice: Hashable, Sendable {
  /// The rest of index 0, in points, not limited to the range.
  public var firstRest: Double
  /// The distance between neighbouring rests, in points, above 0.
  public var stride: Double
  /// How many rests there are, 0 or more: one a page, or in a loop as many as it has turns.
  public var pageCount: Int
  /// The length of an item along the axis, in points.
  public var itemSize: Double
  /// The gap between items, in points.
  public var spacing: Double
  /// The view's length along the axis, in points.
  public var viewport: Double
  /// The lowest offset the view rests at, in points.
  public var minimumOffset: Double
  /// The highest offset the view rests at, in points, never below ``minimumOffset``.
  public var maximumOffset: Double
  /// Whether page 0 rests highest.
  public var isRightToLeft: Bool
  /// How many different pages a loop has, above 0; `nil` if there is no loop.
  public var loopedPages: Int?

  /// Creates a lattice; what is left out makes pages of one stride without gaps, all of them reachable.
  public init(
    firstRest: Double, stride: Double, pageCount: Int, itemSize: Double? = nil, spacing: Double = 0,
    viewport: Double? = nil, minimumOffset: Double? = nil, maximumOffset: Double? = nil, isRightToLeft: Bool = false
  ) {
    self.firstRest = firstRest
    self.stride = stride
    self.pageCount = pageCount
    self.itemSize = itemSize ?? stride - spacing
    self.spacing = spacing
    self.viewport = viewport ?? stride
    self.minimumOffset = minimumOffset ?? firstRest
    self.maximumOffset = maximumOffset ?? firstRest + Double(max(pageCount - 1, 0)) * stride
    self.isRightToLeft = isRightToLeft
  }

  /// The offset at which the page with this index rests, whether or not it can be reached.
  public func rest(at index: Int) -> Double { firstRest + Double(index) * stride }

  /// `q(offset)`: the offset in strides from the first rest.
  public func position(of offset: Double) -> Double { (offset - firstRest) / stride }

  /// The index whose rest is nearest, from 0 to the last; half-way belongs to the one farther from index 0.
  ///
  /// - Returns: 0 if there are no pages.
  public func nearestIndex(to offset: Double) -> Int {
    clampedIndex(position(of: offset).rounded(.toNearestOrAwayFromZero))
  }

  /// The whole number `index`, limited to the indices there are; 0 if there are none or it is not a number.
  public func clampedIndex(_ index: Double) -> Int {
    guard !index.isNaN, index > 0, pageCount > 0 else { return 0 }
    // Past 2⁵³ a `Double` no longer counts in ones, and `Double(Int.max)` is no `Int` any more.
    return min(Int(min(index, 0x1p53)), pageCount - 1)
  }

  /// The offset limited to the range.
  public func clamped(_ offset: Double) -> Double { min(max(offset, minimumOffset), maximumOffset) }

  /// The page that a person counts for an index; without a loop the mapping is its own inverse.
  public func page(at index: Int) -> Int {
    let physical = loopedPages.map { ((index % $0) + $0) % $0 } ?? index
    return isRightToLeft ? differentPages - 1 - physical : physical
  }

  /// The rest that is `count` rests on from the first in reading direction, and the other way round; turns of a loop count.
  public func index(inReadingOrder count: Int) -> Int { isRightToLeft ? pageCount - 1 - count : count }

  /// An index at which `page` rests; in a loop the one in its first turn, where offsets begin.
  public func index(ofPage page: Int) -> Int {
    let physical = isRightToLeft ? differentPages - 1 - page : page
    return loopedPages.map { physical + (pageCount / $0 / 2) * $0 } ?? physical
  }

  /// How many pages a person tells apart.
  public var differentPages: Int { loopedPages ?? pageCount }

  /// By how many pages a person has moved from one index to another, negative towards page 0.
  public func pagesMoved(from start: Int, to end: Int) -> Int {
    let (moved, overflow) = end.subtractingReportingOverflow(start)
    return overflow ? 0 : isRightToLeft ? -moved : moved
  }

  /// The same pages seen in a mirror: index i where the last but i was, and the range with them.
  public var mirrored: Lattice {
    var lattice = self
    (lattice.minimumOffset, lattice.maximumOffset) = (mirrored(maximumOffset), mirrored(minimumOffset))
    return lattice
  }

  /// The offset that the mirror shows for `offset`: the first rest for the last.
  public func mirrored(_ offset: Double) -> Double { rest(at: 0) + rest(at: max(pageCount - 1, 0)) - offset }
}
