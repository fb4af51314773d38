/// Splide's slides: positions are translations, negative forward.
///
/// - Source: `research/strategies.md` 8.5, from Splidejs/splide 4.1.4 `Move.ts`, `Controller.ts` @d7e1f08e.
struct SplideTrack {
  /// Where each slide rests, first slide first; at least one.
  let positions: [Double]
  /// The last slide that can be gone to.
  let endIndex: Int

  init(positions: [Double], endIndex: Int) {
    self.positions = positions
    self.endIndex = min(max(endIndex, 0), positions.count - 1)
  }

  /// - Parameters:
  ///   - isCentered: `focus: 'center'`.
  ///   - trimSpace: Whether rests are kept inside the content.
  init(
    count: Int, slideWidth: Double, gap: Double, viewport: Double, perPage: Int = 1, isCentered: Bool = false,
    trimSpace: Bool = true
  ) {
    let offset = isCentered ? (viewport - slideWidth) / 2 : 0
    let content = Double(count) * (slideWidth + gap) - gap
    let slides = (0..<max(count, 1)).map { slide in
      let place = offset - Double(slide) * (slideWidth + gap)
      return trimSpace ? min(max(place, min(viewport - content, 0)), 0) : place
    }
    self.init(positions: slides, endIndex: isCentered ? count - 1 : count - perPage)
  }

  /// Whether a position is before the first slide or after the last that can be gone to.
  func isBeyondEnd(_ position: Double) -> Bool { position > positions[0] || position < positions[endIndex] }

  /// Where a velocity in px/ms, negative forward, sends the row.
  ///
  /// - Parameters:
  ///   - flickPower: How long, in ms, the velocity is taken to last.
  ///   - longest: How far it may send it, in pixels.
  static func destination(from position: Double, velocity: Double, flickPower: Double, longest: Double) -> Double {
    position + Double(velocity.direction) * min(abs(velocity) * flickPower, longest)
  }

  /// The slide nearest to a position, of equals the later; the search stops at the first that is farther.
  func index(nearestTo position: Double) -> Int {
    var (best, least) = (0, Double.infinity)
    for (index, place) in positions.enumerated() {
      let way = abs(place - position)
      guard way <= least else { break }
      (best, least) = (index, way)
    }
    return best
  }

  /// The slide that a destination leads to.
  func slide(for destination: Double) -> Int { min(index(nearestTo: destination), endIndex) }
}
