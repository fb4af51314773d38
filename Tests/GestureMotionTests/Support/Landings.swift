import GestureModel
import Testing

@testable import GestureMotion

extension SnapStrategy {
  /// The landing of a release that is given by what the strategy reads; what is left out is where the finger let go.
  func landing(
    from offset: Double, proposed: Double? = nil, velocity: Double = 0, start: Double? = nil, on lattice: Lattice
  ) throws -> Landing {
    try #require(
      landing(
        after: Release(
          offset: offset, proposedOffset: proposed ?? offset, pointsPerMillisecond: velocity, startOffset: start),
        on: lattice))
  }

  /// The reason that goes with that landing.
  func reason(
    from offset: Double, proposed: Double? = nil, velocity: Double = 0, start: Double? = nil, on lattice: Lattice
  ) throws -> String {
    let release = Release(
      offset: offset, proposedOffset: proposed ?? offset, pointsPerMillisecond: velocity, startOffset: start)
    return reason(for: try #require(landing(after: release, on: lattice)), after: release, on: lattice)
  }

  /// What every strategy owes: no landing without pages, none where the deciding offset is no number, and never a stop.
  func expectSound(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let still = Release(proposedOffset: 0, pointsPerMillisecond: 0)
    #expect(landing(after: still, on: SnapQuestions.empty) == nil, sourceLocation: sourceLocation)
    let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0]
    var lattices = SnapQuestions.lattices
    lattices.append(Lattice(firstRest: 0, stride: 0, pageCount: 3))
    lattices.append(Lattice(firstRest: 0, stride: .nan, pageCount: 3))
    lattices.append(Lattice(firstRest: 0, stride: 1e-300, pageCount: 3))
    for lattice in lattices {
      for first in odd {
        for second in odd {
          let release = Release(
            offset: first, proposedOffset: second, pointsPerMillisecond: first, startOffset: second)
          guard let landing = landing(after: release, on: lattice) else { continue }
          #expect(!reason(for: landing, after: release, on: lattice).isEmpty, sourceLocation: sourceLocation)
        }
      }
    }
    for (release, lattice) in SnapQuestions.seeded(3, count: 200) {
      let landing = landing(after: release, on: lattice)
      #expect(landing?.target.isFinite == true, sourceLocation: sourceLocation)
    }
    #expect(Self.summary.hasSuffix(".") && !Self.summary.contains("\n"), sourceLocation: sourceLocation)
  }
}
