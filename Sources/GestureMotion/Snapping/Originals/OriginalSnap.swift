import GestureModel

/// A strategy that keeps to its original's arithmetic, faults included.
///
/// It tells what it decides and where its decision *may* turn; whether it does turn there, and how far that is, is
/// found by asking it again just beyond each of those places.
public protocol OriginalSnap: SnapStrategy {
  /// Where `release` is sent, or `nil` if there are no pages or no number comes out.
  func decision(after release: Release, on lattice: Lattice) -> SnapDecision?
  /// Every place at which another offset, proposed offset or velocity might be decided otherwise; too many do no harm.
  func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints
}

extension OriginalSnap {
  /// - Complexity: O(1) where a turn is near; O(*n*) in the number of pages where there is none.
  public func stop(after release: Release, on lattice: Lattice) -> Landing? {
    guard lattice.pageCount > 0, let decided = decision(after: release, on: lattice), decided.target.isFinite else {
      return nil
    }
    return Landing(index: decided.index, target: decided.target, branch: decided.branch)
  }

  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    guard lattice.pageCount > 0, let decided = decision(after: release, on: lattice), decided.target.isFinite else {
      return nil
    }
    let turns = turningPoints(of: release, on: lattice)
    let byOffset = TurningSeries.distance(from: release.offset, to: turns.offset, nudge: 1e-7) { offset in
      decided.leads(elsewhereThan: decision(after: release.movingFinger(to: offset), on: lattice))
    }
    let byProposal = TurningSeries.distance(from: release.proposedOffset, to: turns.proposed, nudge: 1e-7) { offset in
      var other = release
      other.proposedOffset = offset
      return decided.leads(elsewhereThan: decision(after: other, on: lattice))
    }
    let bySpeed = TurningSeries.distance(from: release.pointsPerMillisecond, to: turns.velocity, nudge: 1e-10) {
      speed in
      var other = release
      other.pointsPerMillisecond = speed
      let otherwise = decision(after: other, on: lattice)
      return otherwise?.branch != decided.branch || decided.leads(elsewhereThan: otherwise)
    }
    let points = [byOffset, byProposal].compactMap { $0 }.min()
    return Landing(
      index: decided.index, target: decided.target, branch: decided.branch,
      margin: Margin(points: points, pointsPerMillisecond: bySpeed))
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    decision(after: release, on: lattice)?.because() ?? "no page can be told from these numbers"
  }
}

extension Release {
  /// The same release with the finger lifted so much farther that the content stands at `offset`.
  func movingFinger(to offset: Double) -> Release {
    var other = self
    other.gesture?.travel += offset - self.offset
    other.offset = offset
    return other
  }

  /// How far the finger has gone along the axis, in points, positive forward: the recorded travel, or else the way of
  /// the content since touch-down.
  var travel: Double { gesture?.travel ?? (offset - startOffset) }
}
