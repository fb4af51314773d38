import GestureModel
import GestureTestSupport
import Testing

@testable import GestureMotion

/// Puts searched margins to the proof by brute force: less than the margin keeps the page, more changes it.
///
/// Unlike ``MarginProbe`` it asks for another *page*, for the velocity too, and moves what the strategy decides by: the
/// finger with all that goes with it, or the proposed offset.
enum FlipProbe {
  /// What a margin in points is a margin of.
  enum Decider {
    /// The finger's way: release offset, proposed offset and travel move together.
    case finger
    case proposed
  }

  /// How much less and more than the margin is tried, in points and in pt/ms.
  static let nudge = 1e-6

  static func check<Strategy: SnapStrategy>(
    _ strategy: Strategy, by decider: Decider, seed: UInt64 = 11, count: Int = 60,
    index: (Release, Lattice) -> Int?, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    var flips = (points: 0, speed: 0)
    for (release, lattice) in gestures(seed, count: count) {
      guard let landing = strategy.landing(after: release, on: lattice) else {
        Issue.record("no landing for \(release)", sourceLocation: sourceLocation)
        continue
      }
      // Written only where something fails: describing a release takes longer than asking about it.
      func place() -> Comment { "\(strategy): \(landing) after \(release) on \(lattice)" }
      #expect(landing.target.isFinite, place(), sourceLocation: sourceLocation)
      #expect(
        !strategy.reason(for: landing, after: release, on: lattice).isEmpty, place(), sourceLocation: sourceLocation)
      func changes(_ change: (inout Release) -> Void) -> Bool {
        var other = release
        change(&other)
        return index(other, lattice) != landing.index
      }
      func moved(_ distance: Double) -> Bool {
        [distance, -distance].contains { way in
          changes {
            $0.proposedOffset += way
            guard decider == .finger else { return }
            $0.offset += way
            $0.gesture?.travel += way
          }
        }
      }
      func faster(_ speed: Double) -> Bool {
        [speed, -speed].contains { change in changes { $0.pointsPerMillisecond += change } }
      }
      flips.points += check(
        landing.margin.points, [0.1, 1, 10, 100, 400, 1000, 3000, 30000], moved, place, sourceLocation)
      flips.speed += check(
        landing.margin.pointsPerMillisecond, [0.001, 0.1, 1, 10, 1000], faster, place, sourceLocation)
    }
    #expect(
      flips.points + flips.speed > count / 4, "\(Strategy.identifier) hardly ever has a margin",
      sourceLocation: sourceLocation)
  }

  private static func check(
    _ margin: Double?, _ distances: [Double], _ flips: (Double) -> Bool, _ place: () -> Comment,
    _ sourceLocation: Testing.SourceLocation
  ) -> Int {
    guard let margin else {
      for distance in distances {
        #expect(!flips(distance), "no margin, yet \(distance) flips. \(place())", sourceLocation: sourceLocation)
      }
      return 0
    }
    #expect(margin >= 0 && margin.isFinite, place(), sourceLocation: sourceLocation)
    for share in [0.1, 0.5, 0.9] where margin > nudge {
      #expect(!flips(margin * share), "\(share) of the margin flips. \(place())", sourceLocation: sourceLocation)
    }
    if margin > nudge {
      #expect(!flips(margin - nudge), "less than the margin flips. \(place())", sourceLocation: sourceLocation)
    }
    // A velocity of exactly 0 may have a page of its own.
    #expect(
      flips(margin + nudge) || flips(margin), "more than the margin does not flip. \(place())",
      sourceLocation: sourceLocation)
    return 1
  }

  /// Releases with gestures of every kind: quick, slow, at the limits of both, slanting, turning back, held.
  static func gestures(_ seed: UInt64, count: Int) -> [(release: Release, lattice: Lattice)] {
    var numbers = SeededNumbers(seed: seed)
    return SnapQuestions.seeded(seed &+ 1, count: count).map { release, lattice in
      var release = release
      let travel = release.offset - release.startOffset
      let last = numbers.number(in: -12...12)
      release.gesture = ReleasedGesture(
        milliseconds: numbers.pick([40, 120, 199, 200, 250, 300, 301, 900]),
        travel: travel + numbers.pick([0, 10, -10]),
        crossTravel: numbers.pick([0, 0, 20, travel, -travel, travel / 3]), lastMove: numbers.pick([last, 0]),
        holdMilliseconds: numbers.pick([0, 16, 100, 101, 400]))
      if numbers.whole(in: 0...4) == 0 { release.gesture = ReleasedGesture(assumedOf: release) }
      return (release, lattice)
    }
  }

  /// A row laid out from the right answers a mirrored gesture with the mirrored page.
  static func checkMirror(_ strategy: some SnapStrategy, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    var numbers = SeededNumbers(seed: 5)
    let (cards, mirrored) = (SnapQuestions.cards, SnapQuestions.mirrored)
    for _ in 0..<60 {
      // Halves of points are exact, whichever side they are counted from.
      func half() -> Double { Double(numbers.whole(in: -200...2600)) / 2 }
      let speed = Double(numbers.whole(in: -32...32)) / 16
      var release = Release(offset: half(), proposedOffset: half(), pointsPerMillisecond: speed, startOffset: half())
      release.gesture = ReleasedGesture(
        milliseconds: numbers.pick([100, 250, 500]), travel: release.offset - release.startOffset, crossTravel: 12,
        lastMove: numbers.pick([3, -3, 0]), holdMilliseconds: numbers.pick([0, 200]))
      var other = release
      other.offset = 1184 - release.offset
      other.proposedOffset = 1184 - release.proposedOffset
      other.startOffset = 1184 - release.startOffset
      other.pointsPerMillisecond = -speed
      other.gesture?.travel = release.startOffset - release.offset
      other.gesture?.lastMove *= -1
      let first = strategy.landing(after: release, on: cards)
      let second = strategy.landing(after: other, on: mirrored)
      #expect(first.map { 4 - $0.index } == second?.index, "\(release)", sourceLocation: sourceLocation)
      #expect(first.map { 1184 - $0.target } == second?.target, "\(release)", sourceLocation: sourceLocation)
    }
  }
}
