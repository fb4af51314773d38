import GestureModel
import GestureMotion
import Testing

@testable import GestureRules

struct LimitedSnapTests {
  private let lattice = Scenario.cards.lattice

  private func landing(_ strategy: LimitedSnap, offset: Double = 100, proposing proposed: Double) -> Landing? {
    strategy.landing(
      after: Release(offset: offset, proposedOffset: proposed, pointsPerMillisecond: 2, startOffset: 0), on: lattice)
  }

  @Test func `a page is limited to those beside the start page`() {
    // 900 / 296 = 3.04 is page 3; one page from page 0 is page 1, at 296 pt.
    let limited = LimitedSnap(strategy: NearestProposedSnap(), pages: 1)
    #expect(landing(limited, proposing: 900)?.index == 1)
    #expect(landing(limited, proposing: 900)?.target == 296)
  }

  @Test func `a page within the limit keeps the strategy's own landing`() {
    let limited = LimitedSnap(strategy: NearestProposedSnap(), pages: 1)
    #expect(landing(limited, proposing: 310) == landing(LimitedSnap(strategy: NearestProposedSnap()), proposing: 310))
    #expect(landing(limited, proposing: 310)?.margin.points != nil)
  }

  @Test func `an index past the last page becomes the last page`() {
    // 1300 / 296 = 4.39, which a fast release rounds up to 5; there are pages 0 to 4.
    var unlimited = ThresholdOffsetSnap()
    unlimited.clamp = false
    #expect(landing(LimitedSnap(strategy: unlimited), offset: 1300, proposing: 1300)?.index == 4)
  }

  @Test func `a strategy that does not snap is left alone`() {
    let limited = LimitedSnap(strategy: FreeSnap(), pages: 1)
    #expect(landing(limited, proposing: 900)?.target == 900)
  }
}
