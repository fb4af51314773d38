import GestureModel
import GestureMotion
import GestureRules
import Testing

@Suite struct StrategyProbeTests {
  func probe(_ strategy: any SnapStrategy, _ scenario: Scenario = .cards) -> StrategyProbe {
    StrategyProbe(strategy: strategy, lattice: scenario.lattice, deceleration: .fast)
  }

  @Test func `the proposed offset follows the velocity inside the range`() {
    // 592 + 0.99 · 99 = 690.01; 592 + 9.99 · 99 would be 1581, past 1184.
    #expect(abs(probe(OnePageSnap()).proposedOffset(from: 592, pointsPerMillisecond: 1) - 690.01) < 1e-9)
    #expect(probe(OnePageSnap()).proposedOffset(from: 592, pointsPerMillisecond: 10) == 1184)
  }

  @Test func `a strategy reads the velocity itself or through the proposed offset`() {
    #expect(probe(NearestProposedSnap()).velocityMatters == true)
    #expect(probe(OnePageSnap()).velocityMatters == true)
    #expect(probe(NearestOffsetSnap()).velocityMatters == false)
  }

  @Test func `one page has no velocity to read and no drag to change it`() {
    let single = Scenario.pages.with { $0.count = 1 }
    #expect(probe(NearestOffsetSnap(), single).velocityMatters == nil)
    #expect(probe(NearestOffsetSnap(), single).stillDrags == (nil, nil))
  }

  @Test func `rounding changes the page half a stride either way`() throws {
    let drags = probe(NearestOffsetSnap()).stillDrags
    #expect(abs(try #require(drags.forward) - 148) < 1e-6)
    #expect(abs(try #require(drags.backward) - 148) < 1e-6)
  }

  @Test func `a strategy without the proposed offset projects nothing twice`() {
    #expect(probe(OnePageSnap()).pagesMovedByVelocityAlone == nil)
    #expect(probe(NearestProposedSnap()).pagesMovedByVelocityAlone == 0)
  }

  @Test func `targets beside the rests are told by how much`() {
    #expect(probe(NearestOffsetSnap()).targetShift == 0)
    let beside = StatedSnap { release, lattice in
      let index = lattice.nearestIndex(to: release.offset)
      return Landing(index: index, target: lattice.rest(at: index) + 20, branch: .slow)
    }
    #expect(probe(beside).targetShift == 20)
  }

  @Test func `lengths that cannot be give no answer and no endless loop`() {
    for stride in [0, -1, Double.nan, .infinity, 1e300] {
      let lattice = Lattice(firstRest: 0, stride: stride, pageCount: 5)
      let probe = StrategyProbe(strategy: NearestOffsetSnap(), lattice: lattice, deceleration: .fast)
      _ = (probe.velocityMatters, probe.stillDrags, probe.pagesMovedByVelocityAlone, probe.targetShift)
    }
  }
}
