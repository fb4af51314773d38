import GestureModel
import Testing

@testable import GestureMotion

/// Puts margins to the proof by brute force, knowing nothing of how a strategy decides.
///
/// The release offset and the proposed offset are moved, one at a time, up and down: a little less than the margin must
/// leave the decision as it is, a little more must change it in at least one of these ways. Where there is no margin, no
/// move may change it. The velocity likewise, with the branch as what must change.
enum MarginProbe {
  /// How much less and more than the margin is tried, in points.
  static let nudge = 1e-6
  /// The same in pt/ms.
  static let speedNudge = 1e-9

  static func check<Strategy: SnapStrategy>(
    _ strategy: Strategy, seed: UInt64 = 7, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for (release, lattice) in SnapQuestions.seeded(seed) {
      check(strategy, release, lattice, sourceLocation: sourceLocation)
    }
  }

  static func check(
    _ strategy: some SnapStrategy, _ release: Release, _ lattice: Lattice,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    guard let landing = strategy.landing(after: release, on: lattice) else {
      Issue.record("no landing for \(release)", sourceLocation: sourceLocation)
      return
    }
    func differs(_ change: (inout Release) -> Void) -> Bool {
      var other = release
      change(&other)
      let decided = strategy.landing(after: other, on: lattice)
      // Without snapping every offset is its own target: only a chosen rest is a decision.
      return decided?.index != landing.index || (landing.branch != .free && decided?.target != landing.target)
    }
    func moved(by distance: Double) -> Bool {
      differs { $0.offset += distance } || differs { $0.offset -= distance }
        || differs { $0.proposedOffset += distance } || differs { $0.proposedOffset -= distance }
    }
    let place: Comment = "\(type(of: strategy).identifier): \(landing) after \(release) on \(lattice)"
    if let points = landing.margin.points {
      #expect(points >= 0 && points.isFinite, place, sourceLocation: sourceLocation)
      for share in [0.1, 0.5, 0.9] where points > nudge {
        #expect(!moved(by: points * share), "\(share) of the margin flips. \(place)", sourceLocation: sourceLocation)
      }
      if points > nudge {
        #expect(!moved(by: points - nudge), "less than the margin flips. \(place)", sourceLocation: sourceLocation)
      }
      #expect(moved(by: points + nudge), "more than the margin does not flip. \(place)", sourceLocation: sourceLocation)
    } else if landing.branch != .free {
      for distance in [0.1, 1, 10, 100, 400, 1000, 3000, 30000] {
        #expect(!moved(by: distance), "no margin, yet \(distance) flips. \(place)", sourceLocation: sourceLocation)
      }
    }
    func branches(_ speed: Double) -> Bool {
      [speed, -speed].contains { change in
        var other = release
        other.pointsPerMillisecond += change
        return strategy.landing(after: other, on: lattice)?.branch != landing.branch
      }
    }
    if let speed = landing.margin.pointsPerMillisecond {
      #expect(speed >= 0 && speed.isFinite, place, sourceLocation: sourceLocation)
      if speed > speedNudge {
        #expect(!branches(speed - speedNudge), "less speed flips. \(place)", sourceLocation: sourceLocation)
      }
      #expect(branches(speed + speedNudge), "more speed does not flip. \(place)", sourceLocation: sourceLocation)
    } else {
      for speed in [0.001, 0.1, 1, 10, 1000] {
        #expect(!branches(speed), "no speed margin, yet \(speed) flips. \(place)", sourceLocation: sourceLocation)
      }
    }
  }
}
