import GestureModel
import Testing

@testable import GestureMotion

/// V·trunc((p + V/2)/V), V = 390.
@Suite struct WinObjCPagingSnapTests {
  @Test(
    "The nearest viewport, truncated towards 0 and without limits",
    arguments: [(194, 0), (195, 1), (-300, 0), (-584, 0), (-585.1, -1), (3900, 10)] as [(Double, Int)])
  func truncated(proposed: Double, index: Int) throws {
    let landing = try WinObjCPagingSnap().landing(from: 0, proposed: proposed, velocity: 1, on: SnapQuestions.screens)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 390)
  }

  @Test func `page 0 reaches from one and a half viewports before it to half of it`() throws {
    // −300 is 285 above −585 and 495 below 195.
    let landing = try WinObjCPagingSnap().landing(from: 0, proposed: -300, on: SnapQuestions.screens)
    #expect(abs((landing.margin.points ?? 0) - 285) < 1e-9)
  }

  @Test func `the reason is the quotient`() throws {
    #expect(
      try WinObjCPagingSnap().reason(from: 0, proposed: 195, on: SnapQuestions.screens)
        == "proposed + half a viewport = 1 viewports, cut to the whole")
  }
}
