import GestureModel

/// Glide: a swipe of more than 80 px turns the page, a shorter one returns; no velocity.
///
/// The finger's travel decides, though the row follows only half of it. A mouse needs 120 px (`threshold`). Past the ends
/// a slider begins anew with `rewind`. Current is the slide nearest to the start offset; a release without a gesture is
/// taken for a straight one.
///
/// - Source: `research/strategies.md` 8.7, from glidejs/glide @03e7f39d.
public struct GlideSnap: CarouselSnap {
  public static let identifier = "glide"
  public static let summary = "Glide: a swipe of more than 80 px turns the page, however slow."
  public static let numberParameters = [
    NumberParameter<Self>("threshold", \.threshold, unit: "pt", range: 0...1e6),
    NumberParameter<Self>("touchAngle", \.touchAngle, unit: "degrees", range: 0...90),
    NumberParameter<Self>("perView", \.perView, unit: "slides", range: 1...1e6),
  ]
  public static let switchParameters = [
    SwitchParameter<Self>("carousel", \.carousel), SwitchParameter<Self>("rewind", \.rewind),
    SwitchParameter<Self>("bound", \.bound), SwitchParameter<Self>("stepsByView", \.stepsByView),
  ]
  /// The travel that must be exceeded.
  public var threshold = 80.0
  /// The angle in degrees that a swipe must stay below, as Glide computes it.
  public var touchAngle = 45.0
  /// How many slides the view shows; a fraction is cut off.
  public var perView = 1.0
  /// Whether the row goes around.
  public var carousel = false
  /// Whether a slider begins anew past its ends.
  public var rewind = true
  /// Whether a slider stops with its last page full.
  public var bound = false
  /// Whether a step is a whole view (`perSwipe: '|'`).
  public var stepsByView = false
  public init() {}

  public var clampsTarget: Bool { !carousel }

  func decision(for row: ReadingRow) -> CarouselDecision {
    let end = end(for: row)
    return CarouselDecision(
      slide: end.index, position: carousel ? row.rest(of: row.startSlide + end.steps) : nil,
      branch: end.isReturned ? .slow : row.gesture.travel > 0 ? .forward : .backward)
  }

  func breakpoints(of row: ReadingRow) -> CarouselBreakpoints {
    let cross = abs(row.gesture.crossTravel)
    // sin² of the angle is |y|/(|x| + |y|), so the edge is at |x| = |y|·(1/sin² − 1), found by bisection.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if GlideSwipe.angle(x: 1 - middle, y: middle) < touchAngle { low = middle } else { high = middle }
    }
    let edge = high > 0 ? cross * (1 - high) / high : 0
    return CarouselBreakpoints(
      positions: [0, threshold, -threshold, edge, -edge].map { row.position - row.gesture.travel + $0 })
  }

  func clause(for row: ReadingRow) -> String {
    let end = end(for: row)
    let travel = row.gesture.travel
    guard end.dragTranslate != nil else {
      return "the swipe's angle is not below \(touchAngle.shortText), so nothing moves"
    }
    let way = abs(travel).text { ($0 > threshold) == (abs(travel) > threshold) }
    return end.isReturned
      ? "a swipe of \(way) <= \(threshold.shortText) pt, so slide \(end.index) again"
      : "a swipe of \(way) > \(threshold.shortText) pt \(travel > 0 ? "forward" : "backward"), so slide \(end.index)"
  }

  private func end(for row: ReadingRow) -> GlideSwipe.End {
    GlideSwipe(
      kind: carousel ? .carousel : .slider, threshold: threshold, touchAngle: touchAngle, rewind: rewind, bound: bound,
      perView: perView.wholeNumber, stepsByView: stepsByView
    ).end(x: -row.gesture.travel, y: row.gesture.crossTravel, from: row.startSlide, count: row.count)
  }
}
