/// Swiper's slides and the positions at which it rests, and how it moves from one to another.
///
/// Positions are those of the content's leading edge, positive forward: −translate.
///
/// - Source: `research/strategies.md` 8.1, from nolimits4web/swiper 14.0.6 @865dba47.
struct SwiperGrid {
  /// Where each slide begins.
  let slides: [Double]
  /// Where the row may rest: the first slide of each group, and the end if more than a pixel is left.
  let snaps: [Double]
  /// The position of the end, 0 or more.
  let maximum: Double
  /// The length of a slide.
  let slideWidth: Double
  /// How many slides move together, at least 1.
  let group: Int
  /// How many slides at the beginning are groups of one.
  let skip: Int

  /// - Parameter maximum: The position of the end; left out, it is what slides and view need.
  init(
    count: Int, slideWidth: Double, spacing: Double, viewport: Double, group: Int = 1, skip: Int = 0,
    maximum: Double? = nil
  ) {
    let pitch = slideWidth + spacing
    let end = max(0, maximum ?? Double(count) * pitch - spacing - viewport)
    slides = (0..<max(count, 1)).map { Double($0) * pitch }
    (self.maximum, self.slideWidth) = (end, slideWidth)
    (self.group, self.skip) = (max(group, 1), max(skip, 0))
    var snaps: [Double] = []
    for slide in Self.run(count: slides.count, group: self.group, skip: self.skip) where slides[slide] <= end {
      snaps.append(slides[slide])
    }
    if let last = snaps.last, end.rounded(.down) - last.rounded(.down) > 1 { snaps.append(end) }
    self.snaps = snaps.isEmpty ? [0] : snaps
  }

  /// The slides at which groups begin.
  private static func run(count: Int, group: Int, skip: Int) -> [Int] {
    var slides: [Int] = []
    var slide = 0
    while slide < count {
      slides.append(slide)
      slide += slide < skip ? 1 : group
    }
    return slides
  }

  /// How many slides the group at `slide` is long; as the original has it, the last group of one already counts a
  /// whole group.
  private func increment(at slide: Int) -> Int { slide < skip - 1 ? 1 : group }

  /// The group that `position` stands in, how many slides it has, and the share of it that has been scrolled away.
  func stop(at position: Double) -> (slide: Int, increment: Int, ratio: Double) {
    var (stop, size) = (0, slideWidth)
    for slide in Self.run(count: slides.count, group: group, skip: skip) {
      let next = slide + increment(at: slide)
      if next < slides.count {
        guard position >= maximum || (position >= slides[slide] && position < slides[next]) else { continue }
        (stop, size) = (slide, slides[next] - slides[slide])
      } else if position >= maximum || position >= slides[slide] {
        // With one slide there is no pitch; the original's is no number then.
        (stop, size) = (slide, slides.count > 1 ? slides[slides.count - 1] - slides[slides.count - 2] : slideWidth)
      }
    }
    return (stop, increment(at: stop), (position - slides[stop]) / size)
  }

  /// Where `slideTo` goes when asked for `requested`: the place, and the slide that is active there.
  func rest(requested: Int) -> (position: Double, slide: Int) {
    let index = max(requested, 0)
    let position = snaps[min(snapIndex(of: index), snaps.count - 1)]
    var nearest = 0
    for slide in slides.indices where abs(slides[slide] - position) <= abs(slides[nearest] - position) {
      nearest = slide
    }
    return (position, nearest)
  }

  /// The snap that slide `index` belongs to; it may be past the last.
  private func snapIndex(of index: Int) -> Int {
    let first = min(skip, index)
    return first + (index - first) / group
  }

  /// The slide that `slideToClosest` asks for: the active one or a group beside it.
  ///
  /// - Parameter threshold: The share that has to be passed forward; backward it is measured from the previous snap and
  ///   counts when just met, so other shares than a half are lopsided.
  func closest(to position: Double, active: Int, threshold: Double) -> Int {
    let snap = min(snapIndex(of: max(active, 0)), snaps.count - 1)
    var index = active
    if position >= snaps[snap] {
      if snap + 1 < snaps.count, position - snaps[snap] > (snaps[snap + 1] - snaps[snap]) * threshold {
        index += group
      }
    } else if snap > 0, position - snaps[snap - 1] <= (snaps[snap] - snaps[snap - 1]) * threshold {
      index -= group
    }
    return min(max(index, 0), slides.count - 1)
  }
}
