import GestureModel

/// The translations at which Embla rests, and which slides each of them shows.
///
/// Snaps are translations, negative forward; slides are measured from the view's leading edge, in reading direction.
///
/// - Source: `research/strategies.md` 8.2, from davidjerleke/embla-carousel 9 @25eff504.
struct EmblaSnapList: Equatable {
  /// Where a slide stands in the view.
  enum Alignment: Equatable {
    case start
    case center
    case end
    /// A share of the view's length from its leading edge.
    case fraction(Double)

    /// The place of a group of this length.
    func place(of length: Double, in view: Double) -> Double {
      switch self {
      case .start: 0
      case .center: (view - length) / 2
      case .end: view - length
      case .fraction(let share): view * share
      }
    }
  }

  /// What is done with snaps that would show emptiness beyond the content.
  enum Containment: Equatable {
    /// Nothing.
    case none
    /// They are moved inside, and of those that then coincide one is kept.
    case trim
    /// They are moved inside.
    case keep
  }

  /// The snaps, first slide first.
  var snaps: [Double]
  /// The length of the content, with the gap after it where that counts.
  var contentSize: Double
  /// The lowest and the highest translation; in a loop a whole turn apart.
  var limit: ClosedRange<Double>
  /// The slides that each snap shows.
  var slidesBySnap: [[Int]]

  /// - Parameters:
  ///   - slides: Where each slide's leading edge stands and how long it is; at least one.
  ///   - endMargin: The gap after the last slide.
  ///   - slidesToScroll: How many slides a group has; `nil` for as many as fit.
  init(
    slides: [(start: Double, size: Double)], view: Double, endMargin: Double = 0, alignment: Alignment = .center,
    containment: Containment = .trim, slidesToScroll: Int? = 1, loop: Bool = false
  ) {
    guard let first = slides.first, let last = slides.last else {
      self.init(snaps: [0], contentSize: 0, loop: loop, slidesBySnap: [[]])
      return
    }
    let hasGaps = loop || containment != .none
    let margin = hasGaps ? endMargin : 0
    let groups = Self.groups(
      of: slides, view: view, startGap: hasGaps && !loop ? abs(first.start) : 0, endGap: loop ? 0 : margin,
      slidesToScroll: slidesToScroll)
    let aligned = groups.map { group in
      let (head, tail) = (slides[group.lowerBound], slides[group.upperBound - 1])
      return -abs(head.start) + alignment.place(of: tail.start + tail.size - head.start, in: view)
    }
    let content = abs(last.start) + last.size + margin
    guard containment != .none, !loop else {
      self.init(snaps: aligned, contentSize: content, loop: loop, slidesBySnap: groups.map(Array.init))
      return
    }
    let contained = Self.contain(
      aligned, within: min(view - content, 0)...0, fits: content <= view + 2, trims: containment == .trim)
    self.init(
      snaps: contained.snaps, contentSize: content, loop: false,
      slidesBySnap: Self.shown(groups, kept: contained.kept))
  }

  /// Snaps that are known already, from at least one slide each.
  init(snaps: [Double], contentSize: Double, loop: Bool, slidesBySnap: [[Int]]) {
    self.snaps = snaps
    self.contentSize = contentSize
    self.slidesBySnap = slidesBySnap
    let highest = snaps.first ?? 0
    let lowest = loop ? highest - contentSize : snaps.last ?? 0
    limit = min(lowest, highest)...max(lowest, highest)
  }

  /// Moves snaps inside `bounds`: the first and the last onto them, others that come within a pixel too.
  ///
  /// - Parameters:
  ///   - fits: Whether the content is no longer than the view, which leaves a single snap.
  ///   - trims: Whether of equal snaps at the ends only one is kept.
  /// - Returns: The snaps, to three decimals, and which of those given they are.
  static func contain(
    _ snaps: [Double], within bounds: ClosedRange<Double>, fits: Bool, trims: Bool
  ) -> (snaps: [Double], kept: Range<Int>) {
    guard !fits, snaps.count > 1 else { return ([bounds.upperBound], 0..<1) }
    var contained = snaps.map { snap in
      let inside = min(max(snap, bounds.lowerBound), bounds.upperBound)
      if abs(inside - bounds.lowerBound) <= 1 { return bounds.lowerBound }
      return abs(inside - bounds.upperBound) <= 1 ? bounds.upperBound : inside
    }
    contained[0] = bounds.upperBound
    contained[snaps.count - 1] = bounds.lowerBound
    contained = contained.map { $0.rounded(toPlaces: 3) }
    guard trims else { return (contained, contained.indices) }
    let first = contained.lastIndex(of: contained[0]) ?? 0
    let last = contained.firstIndex(of: contained[snaps.count - 1]) ?? snaps.count - 1
    let kept = min(first, last)..<max(first, last) + 1
    return (Array(contained[kept]), kept)
  }

  private static func groups(
    of slides: [(start: Double, size: Double)], view: Double, startGap: Double, endGap: Double, slidesToScroll: Int?
  ) -> [Range<Int>] {
    if let count = slidesToScroll {
      return stride(from: 0, to: slides.count, by: max(count, 1)).map { $0..<min($0 + max(count, 1), slides.count) }
    }
    var starts = [0]
    for index in slides.indices.dropFirst() {
      let first = starts[starts.count - 1]
      var length = slides[index].start + slides[index].size - slides[first].start
      if first == 0 { length += startGap }
      if index == slides.count - 1 { length += endGap }
      if length > view + 2 { starts.append(index) }
    }
    return zip(starts, starts.dropFirst() + [slides.count]).map { $0..<$1 }
  }

  /// The slides of each snap that was kept: those at the ends show what lost its own.
  private static func shown(_ groups: [Range<Int>], kept: Range<Int>) -> [[Int]] {
    let slides = groups.map(Array.init)
    if kept.count == 1 { return [slides.flatMap { $0 }] }
    return kept.map { index in
      if index == kept.lowerBound { return slides[...index].flatMap { $0 } }
      return index == kept.upperBound - 1 ? slides[index...].flatMap { $0 } : slides[index]
    }
  }
}

extension EmblaSnapList {
  /// How far a location is between the first snap, 0, and the last, 1; 0 where both are one.
  func progress(at location: Double) -> Double {
    let length = limit.lowerBound - limit.upperBound
    return length == 0 ? 0 : (location - limit.upperBound) / length
  }

  /// The limit that a row is pulled back to once location and target are past it and near each other with the pointer up;
  /// `nil` if it is not.
  func bound(location: Double, target: Double, view: Double, isPointerDown: Bool = false) -> Double? {
    guard !isPointerDown, abs(target - location) < view / 10 else { return nil }
    if location < limit.lowerBound, target < limit.lowerBound { return limit.lowerBound }
    return location > limit.upperBound && target > limit.upperBound ? limit.upperBound : nil
  }
}
