import GestureMotion

/// A motion sampled at a display's rate, and what one sees of it.
public struct SettlingCurve: Hashable, Sendable {
  /// The time between two offsets.
  public var frameMilliseconds: Double
  /// The offsets from the lift to the rest, both included; always at least one.
  public var offsets: [Double]

  /// What is sampled at most, in ms, whatever a motion says (ours: longer than any scroll settles).
  static let longestMilliseconds = 60_000.0
  /// The smallest movement against the motion that counts as turning round, in points (ours: a third of a pixel at 3x).
  static let visibleChange = 0.1

  /// Samples a motion.
  ///
  /// - Parameter framesPerSecond: The display's rate, above 0.
  /// - Complexity: O(*t*) in the frames until rest.
  public init(of motion: any Motion, framesPerSecond: Double = 60) {
    let frame = 1000 / framesPerSecond
    let frames = Int((min(motion.milliseconds, Self.longestMilliseconds) / frame).rounded(.up))
    frameMilliseconds = frame
    offsets = (0..<max(frames, 0)).map { motion.offset(after: Double($0) * frame) }
    offsets.append(motion.offset(after: motion.milliseconds))
  }

  /// How far it goes past its rest, seen from the release, or outside `range`; in points, 0 or more.
  public func overshootPoints(within range: ClosedRange<Double>) -> Double {
    guard let first = offsets.first, let rest = offsets.last else { return 0 }
    return offsets.reduce(0) { farthest, offset in
      let past = first < rest ? offset - rest : first > rest ? rest - offset : abs(offset - rest)
      return max(farthest, past, range.lowerBound - offset, offset - range.upperBound)
    }
  }

  /// How often it turns round.
  public var reversals: Int {
    guard var farthest = offsets.first else { return 0 }
    var (turns, direction) = (0, 0.0)
    for offset in offsets {
      let change = offset - farthest
      let isVisible = abs(change) >= Self.visibleChange
      if direction == 0 {
        if isVisible { (direction, farthest) = (change < 0 ? -1 : 1, offset) }
      } else if change * direction >= 0 {
        farthest = offset
      } else if isVisible {
        (turns, direction, farthest) = (turns + 1, -direction, offset)
      }
    }
    return turns
  }
}
