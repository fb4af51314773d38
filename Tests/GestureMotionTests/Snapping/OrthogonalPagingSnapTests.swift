import GestureModel
import Testing

@testable import GestureMotion

@Suite struct OrthogonalPagingSnapTests {
  @Test func `it pages by the container as the scroll view's own paging does`() {
    for (release, lattice) in SnapQuestions.seeded(21, count: 100) {
      let ours = OrthogonalPagingSnap().landing(after: release, on: lattice)
      #expect(ours == PagingSnap().landing(after: release, on: lattice))
    }
  }

  @Test func `a flick moves one container's length`() throws {
    let landing = try OrthogonalPagingSnap().landing(from: 10, velocity: 0.25, on: SnapQuestions.cards)
    #expect((landing.target, landing.branch) == (390, .forward))
    #expect(
      try OrthogonalPagingSnap().reason(from: 10, velocity: 0.25, on: SnapQuestions.cards)
        == "v 0.25 >= 0.25 pt/ms, so the next multiple of the viewport after 0.026 viewports")
  }

  @Test func `margins hold`() {
    MarginProbe.check(OrthogonalPagingSnap())
  }

  @Test func `it is a model of native paging without parameters`() {
    #expect(OrthogonalPagingSnap.isModel)
    #expect(OrthogonalPagingSnap.kind == .nativePaging)
    #expect(OrthogonalPagingSnap.parameterDescriptions.isEmpty)
    #expect(OrthogonalPagingSnap().velocityThreshold == 0.25)
  }

  @Test func `it is sound`() {
    OrthogonalPagingSnap().expectSound()
  }
}
