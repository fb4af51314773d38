import GestureModel
import GestureMotion
import GestureReplay
import Testing

@testable import GestureAnalysis

@Suite struct LikenessTests {
  private func row(_ pages: Int...) -> [Outcome] {
    pages.enumerated().map { candidate, page in
      Outcome(
        stroke: 0, candidate: candidate, startPage: 0, release: Release(proposedOffset: 0, pointsPerMillisecond: 0),
        landing: Landing(index: page, target: 0, branch: .free), page: page, target: 0,
        settle: Settle(milliseconds: 0))
    }
  }

  @Test func `those that never differ stand together, the largest group first`() {
    var likeness = Likeness(candidateCount: 5)
    likeness.add(row(1, 2, 1, 2, 2))
    likeness.add(row(0, 3, 0, 3, 3))
    likeness.add(row(1, 1, 1, 1, 2))
    #expect(likeness.groups == [[0, 2], [1, 3], [4]])
    #expect(likeness.share(0, 1) == 1.0 / 3)
    #expect(likeness.share(1, 0) == 1.0 / 3)
    #expect(likeness.share(3, 4) == 2.0 / 3)
    #expect(likeness.share(2, 2) == 1)
  }

  @Test func `without strokes all are alike`() {
    #expect(Likeness(candidateCount: 3).groups == [[0, 1, 2]])
    #expect(Likeness(candidateCount: 0).groups.isEmpty)
  }

  @Test func `a row of another length is not counted`() {
    var likeness = Likeness(candidateCount: 2)
    likeness.add(row(1))
    #expect(likeness.strokes == 0)
  }
}
