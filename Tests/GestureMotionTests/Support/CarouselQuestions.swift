import GestureModel
import Testing

@testable import GestureMotion

extension SnapStrategy {
  /// The landing and the reason after a finger that went straight from `start` to `offset` in so many milliseconds.
  func answer(
    from start: Double, to offset: Double, velocity: Double = 0, milliseconds: Double = 500, cross: Double = 0,
    lastMove: Double = 0, hold: Double = 0, proposed: Double? = nil, on lattice: Lattice = SnapQuestions.screens
  ) throws -> (landing: Landing, reason: String) {
    let release = Release(
      offset: offset, proposedOffset: proposed ?? offset, pointsPerMillisecond: velocity, startOffset: start,
      gesture: ReleasedGesture(
        milliseconds: milliseconds, travel: offset - start, crossTravel: cross, lastMove: lastMove,
        holdMilliseconds: hold))
    let landing = try #require(self.landing(after: release, on: lattice))
    return (landing, reason(for: landing, after: release, on: lattice))
  }

  /// The index of that landing.
  func index(
    from start: Double, to offset: Double, velocity: Double = 0, milliseconds: Double = 500, cross: Double = 0,
    lastMove: Double = 0, hold: Double = 0, proposed: Double? = nil, on lattice: Lattice = SnapQuestions.screens
  ) throws -> Int {
    try answer(
      from: start, to: offset, velocity: velocity, milliseconds: milliseconds, cross: cross, lastMove: lastMove,
      hold: hold, proposed: proposed, on: lattice
    ).landing.index
  }
}
