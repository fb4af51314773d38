import GestureModel

/// Where the content is while fingers drag it: what a picture of a replay draws before the settling begins.
package struct ContentPath: Hashable, Sendable {
  /// The times of the samples since the first finger came down; as many as ``offsets``, at least one.
  package var nanoseconds: [Int64]
  /// The content offset at each sample, in points.
  package var offsets: [Double]
  /// When the last finger left, since the first came down.
  package var liftNanoseconds: Int64
}

extension Trace {
  /// The fingers of each primary stroke: itself, and those that come down before the next one.
  ///
  /// - Complexity: O(*n*) in strokes.
  package var fingersByStroke: [[Stroke]] {
    var starts = primaryStrokes.dropFirst().map(\.beganNanoseconds)[...]
    var groups: [[Stroke]] = []
    for stroke in strokes {
      if let start = starts.first, !groups.isEmpty, stroke.beganNanoseconds >= start {
        starts = starts.dropFirst()
        groups.append([stroke])
      } else if groups.isEmpty {
        groups.append([stroke])
      } else {
        groups[groups.count - 1].append(stroke)
      }
    }
    return groups
  }
}

extension Replayer {
  /// The way of the content from the touch-down to the release of an outcome of one of these candidates.
  ///
  /// - Parameter fingers: The strokes that belong to the outcome (``GestureModel/Trace/fingersByStroke``); without any
  ///   the way is the release alone.
  /// - Complexity: O(*n*) in samples.
  package func path(of outcome: Outcome, fingers: [Stroke]) -> ContentPath {
    let rules = candidates[outcome.candidate].drag.rules
    let followed = FollowedStroke.all(in: Trace(id: "", strokes: fingers), pointers: rules.pointers)
    guard let drag = followed.first?.drag, let down = drag.samples.first else {
      return ContentPath(nanoseconds: [0], offsets: [outcome.release.offset], liftNanoseconds: 0)
    }
    let offsets =
      outcome.lockedToOtherAxis
      ? drag.samples.map { _ in outcome.release.startOffset }
      : DragTracker(scenario: scenario, lattice: lattice)
        .path(of: drag, from: outcome.release.startOffset, rules: rules)
    return ContentPath(
      nanoseconds: drag.samples.map { $0.nanoseconds - down.nanoseconds }, offsets: offsets,
      liftNanoseconds: drag.liftNanoseconds - down.nanoseconds)
  }
}
