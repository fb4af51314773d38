import GestureModel
import GestureMotion
import GestureReplay
import Testing

@testable import GestureAnalysis

@Suite struct MirrorFiguresTests {
  private let lattice = Lattice(firstRest: 0, stride: 100, pageCount: 5)

  private func replay(_ outcomes: [(index: Int, start: Double, margin: Double?)], id: String = "t") -> TraceReplay {
    TraceReplay(
      trace: Trace(id: id),
      outcomes: outcomes.enumerated().map { stroke, outcome in
        let release = Release(
          offset: 0, proposedOffset: 0, pointsPerMillisecond: 0, startOffset: outcome.start)
        let start = lattice.nearestIndex(to: outcome.start)
        return [
          Outcome(
            stroke: stroke, candidate: 0, startPage: start, release: release,
            landing: Landing(index: outcome.index, target: 0, branch: .slow, margin: Margin(points: outcome.margin)),
            page: outcome.index, target: 0, settle: Settle(milliseconds: 0))
        ]
      })
  }

  private func figures(_ pairs: (TraceReplay, TraceReplay)...) -> CandidateMirror? {
    var figures = MirrorFigures(candidateCount: 1, lattice: lattice)
    for (straight, image) in pairs { figures.add(straight, mirrored: image) }
    return figures.candidates.first
  }

  @Test func `a mirrored page is sound`() {
    let found = figures((replay([(3, 200, 5)]), replay([(1, 200, 5)])))
    #expect(found?.isSymmetric == true)
    #expect(found?.compared == 1)
  }

  @Test func `another page breaks the symmetry, at a tie or not`() {
    let broken = figures((replay([(3, 200, 5)]), replay([(2, 200, 5)])))
    #expect((broken?.broken, broken?.ties) == (1, 0))
    #expect(broken?.examples.first?.pagesMoved == 1)
    #expect(broken?.examples.first?.mirroredPagesMoved == 0)
    let tie = figures((replay([(3, 200, 0)]), replay([(2, 200, 0)])))
    #expect((tie?.broken, tie?.ties) == (0, 1))
    #expect(tie?.isSymmetric == false)
  }

  @Test func `a stroke that began elsewhere after a break is not compared`() {
    let found = figures((replay([(3, 200, 5), (4, 300, 5)]), replay([(2, 200, 5), (3, 200, 5)])))
    #expect(found?.compared == 1)
  }

  @Test func `of many examples the first are kept, ties only where nothing else is`() {
    let pairs = (0..<5).map { number in
      (replay([(3, 200, number < 3 ? 0 : 5)], id: "\(number)"), replay([(2, 200, number < 3 ? 0 : 5)], id: "\(number)"))
    }
    var figures = MirrorFigures(candidateCount: 1, lattice: lattice)
    for (straight, image) in pairs { figures.add(straight, mirrored: image) }
    #expect(figures.candidates[0].examples.map(\.place.id) == ["3", "4", "0"])
    #expect((figures.candidates[0].broken, figures.candidates[0].ties) == (2, 3))
  }
}
