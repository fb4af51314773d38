import Testing

@testable import GestureMotion

@Suite struct PageFrameTests {
  // Five cards, rests 0 … 1184, page 0 highest.
  let mirrored = PageFrame(SnapQuestions.mirrored, reading: true)

  @Test func `in the direction of reading, places count from the highest rest`() throws {
    #expect(mirrored.place(of: 1184) == 0)
    #expect(mirrored.place(of: 888) == 296)
    #expect(mirrored.offset(at: 296) == 888)
    #expect(mirrored.turned(0.4) == -0.4)
    // A finger that moves content to lower offsets goes on to later pages there.
    #expect(mirrored.branch(1) == .backward)
    let decision = try #require(mirrored.decision(page: 1, .slow, because: ""))
    #expect((decision.index, decision.target) == (3, 888))
  }

  @Test func `an original that knows only offsets counts from the lowest`() {
    let frame = PageFrame(SnapQuestions.mirrored)
    #expect(frame.place(of: 296) == 296)
    #expect(frame.branch(1) == .forward)
    #expect(PageFrame(SnapQuestions.inset, reading: true).place(of: -30) == 0)
  }

  @Test func `a place that is no page's keeps its offset, and the nearest index`() throws {
    let decision = try #require(mirrored.decision(place: 300, .slow, because: ""))
    #expect((decision.index, decision.target) == (3, 884))
    let before = try #require(PageFrame(SnapQuestions.inset).decision(place: -325, .slow, because: ""))
    #expect((before.index, before.target) == (-1, -355))
  }

  @Test func `what is no number is no decision, and what is too large is cut`() {
    #expect(mirrored.decision(page: .nan, .slow, because: "") == nil)
    #expect(mirrored.decision(page: .infinity, .slow, because: "") == nil)
    #expect(PageFrame(SnapQuestions.cards).decision(page: 1e300, .slow, because: "")?.index == 1 << 53)
  }
}
