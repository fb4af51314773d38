/// Where a page rests in its view.
public enum Alignment: String, Hashable, Sendable, CaseIterable {
  /// The item's leading edge at the view's leading edge.
  case leading
  /// The item's middle in the view's middle.
  case center
}

/// The direction of reading, which is where page 0 lies.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Page 0 at the lowest offset.
  case ltr
  /// Page 0 at the highest offset.
  case rtl
}

/// The scroll view: its geometry, its deceleration and the facts of the app that pitfalls are looked for in.
///
/// Lengths are points along ``axis``. A page is a group of items: one item unless ``itemsPerGroup`` says otherwise. The
/// members after ``startOffset`` are declarations about the app's code; `nil`
/// means that nothing was declared and no pitfall is looked for there.
public struct Scenario: Hashable, Sendable {
  /// A name for reports.
  public var name: String?
  /// The axis the view scrolls along.
  public var axis: Axis = .horizontal
  /// The view's length, above 0.
  public var viewport: Double = 390
  /// The length of an item, above 0.
  public var itemSize: Double = 390
  /// The share of the view that an item takes, if its length was given so; ``itemSize`` holds what it comes to.
  public var itemFraction: Double?
  /// The gap between items or, where several make a group, between groups; 0 or more.
  public var spacing: Double = 0
  /// How many items make a group, above 0.
  public var itemsPerGroup: Int = 1
  /// The gap between the items of a group, 0 or more.
  public var itemSpacing: Double = 0
  /// How many items there are, above 0.
  public var count: Int = 5
  /// The content inset before the first item.
  public var insetLeading: Double = 0
  /// The content inset after the last item.
  public var insetTrailing: Double = 0
  /// The gap inside the content before the first item, which its section declares.
  public var sectionInsetLeading: Double = 0
  /// The gap inside the content after the last item.
  public var sectionInsetTrailing: Double = 0
  /// Whether the pages come round again: after the last the first.
  public var loop: Bool = false
  /// How an item rests.
  public var alignment: Alignment = .leading
  /// The direction of reading.
  public var direction: LayoutDirection = .ltr
  /// Where the first item begins in the content.
  public var contentStart: Double = 0
  /// The length of the content as the app declares it, right or wrong; `nil` is what the items need.
  public var contentLength: Double?
  /// What is left of the velocity after a millisecond: 0.998 is UIKit's normal rate, 0.99 its fast one.
  public var decelerationPerMillisecond: Double = 0.998
  /// Whether the view's own paging is on.
  public var pagingEnabled: Bool = false
  /// Whether content outside the view's frame is hidden.
  public var clipsToBounds: Bool = true
  /// Where the view's frame begins in the coordinates of the touches; `nil` if it is not known.
  public var frameStart: Double?
  /// Whether the app forwards touches outside the frame to the view.
  public var forwardsHitTest: Bool = false
  /// Whether the axis that the finger moves along first keeps the gesture.
  public var directionalLock: Bool = false
  /// The content offset when the finger comes down, unless a trace says otherwise.
  public var startOffset: Double = 0

  /// In a right-to-left layout, whether the app mirrors the index it reports.
  public var mirrorsIndex: Bool = true
  /// The length that the app's own arithmetic divides offsets by.
  public var assumedStride: Double?
  /// The alignment that the app's own arithmetic assumes.
  public var assumedAlignment: Alignment?
  /// The length of the screen, if the app takes it for the view's.
  public var screenSize: Double?
  /// The length of the view after a rotation or resize that keeps the offset.
  public var resizedViewport: Double?
  /// The length of an item after that resize; unchanged if absent.
  public var resizedItemSize: Double?
  /// Whether the items lie in an orthogonal section of a compositional layout.
  public var orthogonalSection: Bool = false
  /// Whether the app does its work for the items in `scrollViewDidScroll`.
  public var usesScrollCallback: Bool = false
  /// How many pages the app counts.
  public var declaredPageCount: Int?
  /// The leading inset that the app's own arithmetic subtracts.
  public var assumedInsetLeading: Double?
  /// Whether the app relies on a snapping behaviour, so that every release is to rest on a page.
  public var expectsSnapping: Bool = false
  /// How far the finger must go before the app follows it, in points.
  public var minimumDistance: Double?
  /// Whether the app takes that distance off the movement, so that the content lags instead of jumping.
  public var subtractsMinimumDistance: Bool = false
  /// What the app leaves of the velocity after each frame, above 0 and below 1.
  public var frictionPerFrame: Double?
  /// Whether the app applies that friction by the time that passed, whatever the frames.
  public var frictionUsesElapsedTime: Bool = false
  /// How long the app's animation to a page takes whatever the velocity, in ms.
  public var snapDurationMilliseconds: Double?
  /// How that animation begins.
  public var snapCurve: SnapCurve = .easeInOut
  /// Whether the app compares offsets for equality.
  public var comparesOffsetsExactly: Bool = false
  /// In a loop, whether the app brings the index it reports back into 0 ..< count.
  public var wrapsIndex: Bool = true
  /// The axis whose velocity the app reads.
  public var velocityAxis: Axis?
  /// The length to which the app limits the velocity as a vector, in pt/ms.
  public var velocityVectorLimit: Double?
  /// The angle to the scroll axis up to which the app takes a gesture for its own, in degrees from 0 to 90.
  public var gestureConeDegrees: Double?

  /// Creates full-width pages on a 390 pt view, five of them, at UIKit's normal rate.
  public init() {}

  /// The length of a page: an item, or a group with the gaps inside it.
  public var pageSize: Double { length(ofItems: max(itemsPerGroup, 1)) }

  /// How many pages there are: items, or groups, the last of which may lack some.
  public var pageCount: Int { count > 0 ? (count - 1) / max(itemsPerGroup, 1) + 1 : 0 }

  private func length(ofItems count: Int) -> Double {
    Double(count) * itemSize + Double(count - 1) * itemSpacing
  }

  /// The distance between the starts of neighbouring pages.
  public var stride: Double { pageSize + spacing }

  /// What the items need for the last one to reach its rest, from the start of the content.
  ///
  /// Leading: `contentStart + sectionInsetLeading + (pages − 1)·stride + viewport − insetTrailing − insetLeading`, and
  /// never less than the items themselves with their section's insets. A centred last page needs its own end and the
  /// trailing inset.
  public var neededContentLength: Double {
    let lastSize = length(ofItems: count - (pageCount - 1) * max(itemsPerGroup, 1))
    let items = contentStart + sectionInsetLeading + Double(pageCount - 1) * stride + lastSize + sectionInsetTrailing
    return max(items, physicalRest(at: pageCount - 1) + viewport - insetTrailing)
  }

  /// The length of the content: declared, or what the items need.
  public var effectiveContentLength: Double { contentLength ?? neededContentLength }

  /// Whether a touch that comes down at `position` along the axis reaches the view.
  ///
  /// The frame holds its start and not its end. Where the frame's place is not known every touch does.
  public func hearsTouch(at position: Double) -> Bool {
    guard let frameStart, !forwardsHitTest else { return true }
    return frameStart <= position && position < frameStart + viewport
  }

  /// Where index `index`, counted from the lowest offset, rests (`DESIGN.md` section 2).
  private func physicalRest(at index: Int) -> Double {
    let start = contentStart + sectionInsetLeading + Double(index) * stride
    return alignment == .leading ? start - insetLeading : start + pageSize / 2 - viewport / 2
  }

  /// How often the pages of a loop are laid out on either side of the one they begin with (ours: carousels lay theirs
  /// out a few times and move back; no gesture goes round ten times).
  package static let loopTurns = 10

  /// The offsets at which pages rest, and the range.
  ///
  /// `minimum = −insetLeading`, `maximum = max(minimum, contentLength + insetTrailing − viewport)`. A loop has no ends:
  /// its pages are laid out ``loopTurns`` times on either side, and offsets count from the page they begin with.
  public var lattice: Lattice {
    let minimum = -insetLeading
    var lattice = Lattice(
      firstRest: physicalRest(at: 0), stride: stride, pageCount: pageCount, itemSize: pageSize, spacing: spacing,
      viewport: viewport, minimumOffset: minimum,
      maximumOffset: max(minimum, effectiveContentLength + insetTrailing - viewport),
      isRightToLeft: direction == .rtl)
    guard loop else { return lattice }
    let turn = Double(pageCount * Self.loopTurns) * stride
    lattice.pageCount = pageCount * (2 * Self.loopTurns + 1)
    lattice.firstRest -= turn
    lattice.minimumOffset = lattice.firstRest
    lattice.maximumOffset = lattice.rest(at: lattice.pageCount - 1)
    lattice.loopedPages = pageCount
    return lattice
  }
}
