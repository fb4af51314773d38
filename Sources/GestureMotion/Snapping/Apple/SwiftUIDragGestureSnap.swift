import GestureModel

/// The usual recipe on SwiftUI's `DragGesture`: the predicted end of the translation in pages, one at most.
///
/// predicted = translation + 0.25 s·v, steps = −predicted/P rounded half away from 0, within ±1 of the page at the start
/// and within the pages. Right to left is not mirrored. Without a recorded gesture the content's own way since touch-down
/// stands for the translation.
///
/// - Source: `research/strategies.md` 2.4, `research/physics.md` 1.4. The recipe is open, the prediction a model that
///   agrees with what recordings show.
public struct SwiftUIDragGestureSnap: OriginalSnap {
  public static let identifier = "swiftui.dragGesture"
  public static let summary = "The predicted end of SwiftUI's DragGesture in pages, one at most."
  public static let numberParameters = [
    NumberParameter<Self>("prediction", \.predictionMilliseconds, unit: "ms", range: 0...1e6),
    NumberParameter<Self>("limit", \.limit, unit: "pages", range: 0...1e6),
  ]
  /// How long the velocity is taken to last.
  public var predictionMilliseconds = 250.0
  /// How many pages a gesture may move.
  public var limit = 1.0
  public init() {}

  /// How many pages on.
  ///
  /// - Parameters:
  ///   - translation: The finger's, in points: negative forward.
  ///   - velocity: The finger's, in pt/s.
  package func steps(translation: Double, velocity: Double, pageDistance: Double) -> Double {
    let predicted = translation + predictionMilliseconds / 1000 * velocity
    let steps = (-predicted / pageDistance).rounded(.toNearestOrAwayFromZero)
    return min(max(steps, -limit), limit)
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice)
    let (travel, velocity) = (release.travel, release.pointsPerMillisecond)
    let start = frame.startPage(of: release)
    guard travel.isFinite, velocity.isFinite else { return nil }
    let steps = steps(translation: -travel, velocity: -1000 * velocity, pageDistance: frame.stride)
    guard steps.isFinite else { return nil }
    let page = min(max(start + steps, 0), frame.last)
    return frame.decision(
      page: page, .slow,
      because: {
        let predicted = (travel + predictionMilliseconds * velocity) / frame.stride
        let text = Clauses.position(predicted, .toNearestOrAwayFromZero)
        let wanted = predicted.rounded(.toNearestOrAwayFromZero)
        return "predicted translation of \(text) pages rounds to \(wanted.shortText) from \(start.shortText)"
          + Clauses.limit(page, wanted: start + wanted)
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let reach = -Double(lattice.pageCount) - 3...Double(lattice.pageCount) + 3
    let (stride, ahead) = (lattice.stride, predictionMilliseconds * release.pointsPerMillisecond)
    let zero = release.offset - release.travel
    let speeds = TurningSeries(
      origin: (stride / 2 - release.travel) / predictionMilliseconds, stride: stride / predictionMilliseconds,
      numbers: reach)
    return TurningPoints(
      offset: [TurningSeries(origin: zero + stride / 2 - ahead, stride: stride, numbers: reach)],
      velocity: predictionMilliseconds > 0 ? [speeds] : [])
  }
}
