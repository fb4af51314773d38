import GestureModel
import Testing

@testable import GestureMotion

/// `research/strategies.md` 2.1: |v| ≥ 0.25 → floor(x/V + 1e−6) + 1 or ceil(x/V − 1e−6) − 1 by sign, else round(x/V);
/// clamp to 0…ceil(M/V); target min(page·V, M).
@Suite struct PagingSnapTests {
  @Test(
    "A flick takes the next whole viewport, a slow release the nearest",
    arguments: [
      (100, 0.25, 1), (100, 0.249, 0), (100, -0.25, 0), (194.9, 0, 0), (195, 0, 1), (780, -0.25, 1), (780, 0.25, 3),
      (500, -0.249, 1), (-60, -1, 0), (-60, 1, 0), (1600, 1, 4), (1560, 1, 4),
    ] as [(Double, Double, Int)])
  func pages(offset: Double, velocity: Double, index: Int) throws {
    let landing = try PagingSnap().landing(from: offset, proposed: 9999, velocity: velocity, on: SnapQuestions.screens)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 390)
  }

  @Test(
    "Cards narrower than the view are paged over in viewports, and the item nearest to the target is the page",
    // Cards of stride 296 on 390 pt, M = 1184: viewports at 0, 390, 780, 1170 and 1184 (= ceil(3.04) = 4, limited).
    // 390/296 = 1.32, 780/296 = 2.64, 1170/296 = 3.95.
    arguments: [(10, 1, 390, 1), (500, 1, 780, 3), (800, 1, 1170, 4), (1175, 1, 1184, 4), (1300, 0, 1170, 4)]
      as [(Double, Double, Double, Int)])
  func cards(offset: Double, velocity: Double, target: Double, index: Int) throws {
    let landing = try PagingSnap().landing(from: offset, velocity: velocity, on: SnapQuestions.cards)
    #expect(landing.target == target)
    #expect(landing.index == index)
  }

  @Test func `the small frame that does not clip makes a page of every card`() throws {
    // `research/strategies.md` 1.2: frame 295 = 280 + 15.
    let clipped = SnapQuestions.scenario {
      ($0.viewport, $0.itemSize, $0.spacing, $0.count, $0.clipsToBounds) = (295, 280, 15, 5, false)
    }
    let landing = try PagingSnap().landing(from: 620, velocity: 0.3, on: clipped.lattice)
    #expect((landing.index, landing.target) == (3, 885))
  }

  @Test func `it stays within the range, insets and one page included`() throws {
    #expect(try PagingSnap().landing(from: 90, velocity: 2, on: SnapQuestions.single).target == 0)
    // M = 1595 on 375 pt: page 5 would be 1875.
    #expect(try PagingSnap().landing(from: 1590, velocity: 2, on: SnapQuestions.inset).target == 1595)
  }

  @Test func `before page 0 a leading inset is part of the range`() throws {
    // `cases/bug-reports.json`, native-paging: k = −60/390 = −0.154, ceil − 1 = −1, −390 limited to −70. It was 0, which
    // sent a finger that left at −0.5 pt/ms 60 pt back.
    let inset = SnapQuestions.scenario { ($0.viewport, $0.itemSize, $0.count, $0.insetLeading) = (390, 390, 5, 70) }
    #expect(try PagingSnap().landing(from: -60, velocity: -0.5, on: inset.lattice).target == -70)
    #expect(try PagingSnap().landing(from: -60, velocity: 0, on: inset.lattice).target == 0)
    #expect(try PagingSnap().landing(from: -60, velocity: 0.5, on: inset.lattice).target == 0)
  }

  @Test func `a view without length has no pages and stops nothing`() {
    for viewport in [0, Double.nan, -390] {
      let view = Lattice(firstRest: 0, stride: 296, pageCount: 5, viewport: viewport)
      let flat = Lattice(firstRest: 0, stride: 296, pageCount: 1, viewport: viewport, maximumOffset: .nan)
      for lattice in [view, flat] {
        let landing = PagingSnap().landing(
          after: Release(proposedOffset: 0, pointsPerMillisecond: 1), on: lattice)
        #expect(landing?.target.isNaN != true)
      }
    }
  }

  @Test func `margins hold`() {
    MarginProbe.check(PagingSnap())
  }

  @Test func `the margin is in points of the release`() throws {
    // From 100: 95 pt on to half-way at 195. 0.25 − 0.2 = 0.05 faster would be a flick.
    let landing = try PagingSnap().landing(from: 100, velocity: 0.2, on: SnapQuestions.screens)
    #expect(abs((landing.margin.points ?? 0) - 95) < 1e-9)
    #expect(abs((landing.margin.pointsPerMillisecond ?? 0) - 0.05) < 1e-12)
  }

  @Test func `the reason counts in viewports and names the end of the content`() throws {
    #expect(
      try PagingSnap().reason(from: 100, velocity: 0.25, on: SnapQuestions.screens)
        == "v 0.25 >= 0.25 pt/ms, so the next multiple of the viewport after 0.256 viewports")
    #expect(
      try PagingSnap().reason(from: 100, velocity: -0.3, on: SnapQuestions.screens)
        == "v -0.3 <= -0.25 pt/ms, so the next multiple of the viewport before 0.256 viewports")
    #expect(
      try PagingSnap().reason(from: 1300, on: SnapQuestions.cards)
        == "|v| 0 < 0.25 pt/ms, so the multiple of the viewport nearest to 3.333 viewports")
    #expect(
      try PagingSnap().reason(from: 1175, velocity: 1, on: SnapQuestions.cards)
        == "v 1 >= 0.25 pt/ms, so the next multiple of the viewport after 3.013 viewports, limited to the content at 1184"
    )
  }

  @Test func `it is native paging, and a model of it`() throws {
    #expect(PagingSnap.kind == .nativePaging)
    #expect(PagingSnap.isModel)
    var strategy = PagingSnap()
    try strategy.set("threshold", to: .number(0.3))
    #expect(strategy.velocityThreshold == 0.3)
  }

  @Test func `it is sound`() {
    PagingSnap().expectSound()
  }
}
