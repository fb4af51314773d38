import GestureModel
import Testing

@testable import GestureMotion

/// Nearest to the projection among the items that the view shows at release; the first of two; floored.
@Suite struct UPCarouselSnapTests {
  @Test(
    "Only what is in view at release can be chosen",
    // On 390 pt pages an offset of 100 shows items 0 and 1, one of 390 only item 1.
    arguments: [
      (100, 1000, 1), (100, 195, 0), (100, 195.1, 1), (390, 9999, 1), (390, -9999, 1), (500, 0, 1), (500, 900, 2),
    ]
      as [(Double, Double, Int)])
  func visible(offset: Double, proposed: Double, index: Int) throws {
    for velocity in [-2, 0, 2.0] {
      let landing = try UPCarouselSnap().landing(
        from: offset, proposed: proposed, velocity: velocity, on: SnapQuestions.screens)
      #expect(landing.index == index)
    }
  }

  @Test func `the target is floored to a whole point`() throws {
    let halves = SnapQuestions.scenario { ($0.itemSize, $0.spacing) = (280, 15.5) }.lattice
    // Page 1 rests at 295.5.
    let landing = try UPCarouselSnap().landing(from: 0, proposed: 300, on: halves)
    #expect((landing.index, landing.target) == (1, 295))
  }

  @Test func `with nothing in view the projection stands`() throws {
    let landing = try UPCarouselSnap().landing(from: -1000, proposed: -900, on: SnapQuestions.screens)
    #expect((landing.branch, landing.target) == (.free, -900))
  }

  @Test func `the reason tells what was cut`() throws {
    #expect(
      try UPCarouselSnap().reason(from: 100, proposed: 1000, on: SnapQuestions.screens)
        == "item nearest to q(proposed) = 2.564, limited to 1 by what was in view")
  }
}
