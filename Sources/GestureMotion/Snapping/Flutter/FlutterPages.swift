import GestureModel

/// Pages as Flutter's scroll positions know them, and the rule that its page views and carousels share.
///
/// - Source: `research/strategies.md` 5.1 and 5.2 (flutter/flutter, page_view.dart and material/carousel.dart).
package struct FlutterPages {
  /// The distance between pages, in logical px, as all lengths.
  package var unit: Double
  /// Where page 0 rests.
  package var lead: Double
  /// The end of the range; infinite if it is not known.
  package var maximum: Double

  package init(unit: Double, lead: Double = 0, maximum: Double = .infinity) {
    (self.unit, self.lead, self.maximum) = (unit, lead, maximum)
  }

  /// A page view whose pages take a share of it.
  package init(viewport: Double, viewportFraction fraction: Double = 1, count: Int? = nil) {
    unit = viewport * fraction
    lead = max(0, viewport * (fraction - 1) / 2)
    maximum = count.map { [unit, lead] in Double($0 - 1) * unit + 2 * lead } ?? .infinity
  }

  /// The speed, in px/s, that must be exceeded to count as fast: one physical pixel in 0.05 s.
  package static func tolerance(devicePixelRatio: Double) -> Double { 1 / (0.05 * devicePixelRatio) }

  /// The position in pages, set to a whole number within 1e−10 of it.
  func position(of pixels: Double) -> Double {
    let position = max(0, min(max(pixels, 0), maximum) - lead) / unit
    let whole = position.rounded(.toNearestOrAwayFromZero)
    return abs(position - whole) < 1e-10 ? whole : position
  }

  /// The page reported while the finger drags.
  package func reportedPage(at pixels: Double) -> Double { position(of: pixels).rounded(.toNearestOrAwayFromZero) }

  /// The page chosen and its offset; `nil` at or past an end and not coming back, where a spring holds the range.
  ///
  /// - Parameter velocity: In px/s.
  package func stop(
    pixels: Double, velocity: Double, tolerance: Double
  ) -> (page: Double, target: Double, position: Double)? {
    if (pixels <= 0 && velocity <= 0) || (pixels >= maximum && velocity >= 0) { return nil }
    let position = position(of: pixels)
    let bias = velocity < -tolerance ? -0.5 : velocity > tolerance ? 0.5 : 0
    let page = (position + bias).rounded(.toNearestOrAwayFromZero)
    return (page, page * unit + lead, position + bias)
  }

  /// The page at which it comes to rest, the range's spring included, which goes to the edge.
  package func restingPage(pixels: Double, velocity: Double, tolerance: Double) -> Double {
    stop(pixels: pixels, velocity: velocity, tolerance: tolerance)?.page
      ?? (pixels <= 0 ? 0 : position(of: maximum).rounded(.toNearestOrAwayFromZero))
  }

  /// The velocity that a whole drag in a widget test ends with, in px/s: `−sign(dx)·speed`.
  ///
  /// - Parameters:
  ///   - dragDx: The finger's way, in px: negative towards later pages.
  ///   - flingSpeed: Without sign; 0 where the finger stopped before it left.
  package static func velocity(dragDx: Double, flingSpeed: Double) -> Double { dragDx < 0 ? flingSpeed : -flingSpeed }

  /// The offset that a whole drag comes to from a page's rest: what is left after the slop.
  package func pixels(afterDragging dragDx: Double, from page: Double, slop: Double) -> Double {
    let moved = max(abs(dragDx) - slop, 0)
    return page * unit + lead + (dragDx < 0 ? moved : -moved)
  }

  /// What a frame's release comes to under the shared rule.
  func decision(
    _ frame: PageFrame, after release: Release, gate: Double, tolerance: Double
  ) -> SnapDecision? {
    let pixels = frame.place(of: release.offset)
    let given = frame.turned(release.pointsPerMillisecond) * 1000
    // Below the fling gate the drag ends with velocity 0.
    let velocity = abs(given) > gate ? given : 0
    guard pixels.isFinite else { return nil }
    guard let stop = stop(pixels: pixels, velocity: velocity, tolerance: tolerance) else {
      return frame.decision(
        page: restingPage(pixels: pixels, velocity: velocity, tolerance: tolerance), .slow,
        because: "at or past an end and not coming back, so the range's spring takes it to its edge")
    }
    let test = SpeedTest(threshold: max(gate, tolerance) / 1000)
    let branch = test.branch(at: velocity / 1000)
    return frame.decision(
      page: stop.page, branch == .slow ? .slow : frame.branch(velocity),
      because: {
        let speed = test.phrase(at: release.pointsPerMillisecond)
        let shift = branch == .slow ? "" : branch == .forward ? " + 0.5" : " - 0.5"
        return "\(speed), so round of q(offset)\(shift) = \(Clauses.position(stop.position, .toNearestOrAwayFromZero))"
      }())
  }

  func turningPoints(_ frame: PageFrame, gate: Double, tolerance: Double) -> TurningPoints {
    TurningPoints(
      offset: frame.turns(0, 0.5, 1e-10, -1e-10) + [frame.turn(at: 0), frame.turn(at: frame.last * frame.stride)],
      velocity: [.at(0)] + TurningSeries.bothSides(of: gate / 1000)
        + TurningSeries.bothSides(of: tolerance / 1000))
  }
}
