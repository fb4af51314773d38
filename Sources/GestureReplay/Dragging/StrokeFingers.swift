import GestureModel

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
