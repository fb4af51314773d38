/// The offsets at which pages may rest, lowest first, and the range the view can scroll over.
///
/// An *index* counts rests from the lowest offset; a *page* is what a person counts. They differ only when the
/// layout runs right to left, where page 0 rests highest.
public struct Lattice: Hashable, Sendable {
  /// The rest of index 0, in points, not limited to the range.
  public var firstRest: Double
  /// The distance between neighbouring rests, in points, above 0.
  public var stride: Double
  /// How many pages there are, 0 or more.
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

  /// The page that a person counts for an index, and the other way round: the mapping is its own inverse.
  public func page(at index: Int) -> Int { isRightToLeft ? pageCount - 1 - index : index }
}
