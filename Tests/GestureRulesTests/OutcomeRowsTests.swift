import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct OutcomeRowsTests {
  // Three strokes of 40 pt at 1 pt/ms; the second comes 20 ms after the first lift, the third much later.
  static let session = Trace(
    id: "session", startOffset: 0,
    strokes: [0.0, 68, 5000].map { begin in
      .drag((0...5).map { (begin + Double($0) * 8, Double($0) * 8) }, lift: begin + 48)
    }
  ).with {
    $0.release = RecordedRelease(offset: 0, pointsPerMillisecond: 1)
    $0.observed = Observation(target: 0)
    $0.events = [.at(-5, .page(0)), .at(67, .page(1)), .at(68, .page(2)), .at(6000, .page(3))]
  }

  @Test func `what was logged of the end belongs to the last stroke`() throws {
    let facts = try RuleBench(.cards, "one-page", "round").recordings(of: Self.session)
    #expect(facts.map { $0.release != nil } == [false, false, true])
    #expect(facts.map { $0.observed != nil } == [false, false, true])
    #expect(facts.map { $0.outcomes.map { $0.recorded != nil } } == [[false, false], [false, false], [true, true]])
  }

  @Test func `an event belongs to the last stroke that had begun`() throws {
    let facts = try RuleBench(.cards, "one-page").recordings(of: Self.session)
    let pages = facts.map { $0.events.map(\.kind) }
    #expect(pages == [[.page(0), .page(1)], [.page(2)], [.page(3)]])
  }

  @Test func `a finger that comes down before the rest has caught the outcome before`() throws {
    let facts = try RuleBench(.cards, "one-page", "round").recordings(of: Self.session)
    // one-page is on its way to page 1; round returns over 40 pt, which takes longer than 20 ms, too.
    #expect(facts[1].outcomes.map { $0.caught?.page } == [1, 0])
    #expect(facts[0].outcomes.allSatisfy { $0.caught == nil })
    #expect(facts[2].outcomes.allSatisfy { $0.caught == nil })
  }

  @Test func `a glide is told from the log, else from the stroke before`() throws {
    func caught(_ trace: Trace) throws -> [Bool] {
      try RuleBench(.cards, "one-page").recordings(of: trace).map(\.caughtGlide)
    }
    #expect(try caught(Self.session) == [false, true, false])
    let told = Self.session.with {
      $0.events = [
        .at(0, .dragBegan(decelerationPerMillisecond: nil, wasDecelerating: true)),
        .at(70, .dragBegan(decelerationPerMillisecond: nil, wasDecelerating: false)),
      ]
    }
    #expect(try caught(told) == [true, false, false])
  }
}
