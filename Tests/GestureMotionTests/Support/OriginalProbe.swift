import GestureModel
import GestureTestSupport
import Testing

@testable import GestureMotion

/// Puts the margins of strategies that search for them to the proof, knowing nothing of where they turn.
///
/// The finger's last place, the proposed offset and the velocity are moved, one at a time: a little less than the
/// margin must leave the page as it is, a little more must change it. Where there is no margin, no move may change it.
enum OriginalProbe {
  /// How far beside a margin is tried, in points and in pt/ms.
  private static let (points, speed) = (1e-6, 1e-9)

  /// Releases of every kind, half of them with what the finger did, whose way differs from the content's.
  static func releases(_ seed: UInt64, count: Int = 150) -> [(release: Release, lattice: Lattice)] {
    var numbers = SeededNumbers(seed: seed &+ 1)
    return SnapQuestions.seeded(seed, count: count).map { release, lattice in
      var release = release
      if numbers.whole(in: 0...1) == 0 {
        let slop = numbers.pick([0, 10, -10, numbers.number(in: -60...60)])
        release.gesture = ReleasedGesture(
          milliseconds: 200, travel: release.offset - release.startOffset + slop, lastMove: 3, holdMilliseconds: 8)
      }
      return (release, lattice)
    }
  }

  static func check(
    _ strategy: some SnapStrategy, seed: UInt64 = 7, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for (release, lattice) in releases(seed) {
      guard let landing = strategy.landing(after: release, on: lattice) else {
        Issue.record("\(type(of: strategy).identifier): no landing for \(release)", sourceLocation: sourceLocation)
        continue
      }
      let place: Comment = "\(type(of: strategy).identifier): \(landing) after \(release) on \(lattice)"
      func differs(_ change: (inout Release) -> Void, branch: Bool = false) -> Bool {
        var other = release
        change(&other)
        let decided = strategy.landing(after: other, on: lattice)
        return decided?.index != landing.index || (branch && decided?.branch != landing.branch)
          || (landing.branch != .free && decided?.target != landing.target)
      }
      func moved(_ distance: Double) -> Bool {
        [distance, -distance].contains { step in
          differs {
            $0.offset += step
            $0.gesture?.travel += step
          } || differs { $0.proposedOffset += step }
        }
      }
      func hastened(_ change: Double) -> Bool {
        [change, -change].contains { step in differs({ $0.pointsPerMillisecond += step }, branch: true) }
      }
      expect(
        landing.margin.points, beside: points, tries: [0.1, 1, 10, 100, 400, 1000, 3000, 30000], moved, place,
        sourceLocation)
      expect(
        landing.margin.pointsPerMillisecond, beside: speed, tries: [0.001, 0.1, 1, 10, 1000], hastened, place,
        sourceLocation)
    }
  }

  private static func expect(
    _ margin: Double?, beside nudge: Double, tries: [Double], _ flips: (Double) -> Bool, _ place: Comment,
    _ sourceLocation: Testing.SourceLocation
  ) {
    guard let margin else {
      for change in tries {
        #expect(!flips(change), "no margin, yet \(change) flips. \(place)", sourceLocation: sourceLocation)
      }
      return
    }
    #expect(margin >= 0 && margin.isFinite, place, sourceLocation: sourceLocation)
    if margin > nudge {
      for less in [margin * 0.1, margin * 0.5, margin * 0.9, margin - nudge] {
        #expect(!flips(less), "\(less) of \(margin) flips. \(place)", sourceLocation: sourceLocation)
      }
    }
    #expect(flips(margin + nudge), "more than \(margin) does not flip. \(place)", sourceLocation: sourceLocation)
  }
}
