import GestureModel
import Testing

@testable import GestureMotion

@Suite struct FreeSnapTests {
  @Test(
    "The proposed offset stands, and the page is the nearest to where it can be",
    arguments: [(0, 0), (147, 0), (148, 1), (700.5, 2), (-500, 0), (9000, 4)] as [(Double, Int)])
  func stands(proposed: Double, index: Int) throws {
    let landing = try FreeSnap().landing(from: 3, proposed: proposed, velocity: 2, on: SnapQuestions.cards)
    #expect((landing.index, landing.target, landing.branch) == (index, proposed, .free))
    #expect(landing.margin == Margin())
  }

  @Test func `the page of an offset past a short content is that of its end`() throws {
    // M = 1090 is nearer to 1184 than to 888.
    let short = SnapQuestions.scenario { ($0.itemSize, $0.spacing, $0.contentLength) = (280, 16, 1480) }
    #expect(try FreeSnap().landing(from: 0, proposed: 2000, on: short.lattice).index == 4)
  }

  @Test func `the reason names the offset`() throws {
    #expect(
      try FreeSnap().reason(from: 364, proposed: 2664.356, velocity: 4.6, on: SnapQuestions.cards)
        == "no snapping, so the proposed offset 2664.36 stands")
  }

  @Test func `it does not snap and is sound`() {
    #expect(FreeSnap.kind == .free)
    FreeSnap().expectSound()
    MarginProbe.check(FreeSnap())
  }
}
