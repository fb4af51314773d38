import GestureModel
import Testing

@testable import TraceGenerator

@Suite struct RecipeTests {
  func recipe(isDoubled: Bool = false) -> Recipe {
    Recipe(
      name: "test", kind: .flick, wants: "the next card", intent: .next, hand: .rightThumb, hertz: 120, startPage: 1,
      isDoubled: isDoubled
    ) { random in
      [
        Finger(along: 300, across: 450, movement: .flick(.firm, .forward, &random)),
        Finger(along: 200, across: 450, movement: .rest(20...30, &random), downAt: 40),
      ]
    }
  }

  @Test func `the seed decides, and nothing else`() {
    let first = recipe().trace(in: CardTraces.scenario, seed: 1)
    #expect(first.rows == recipe().trace(in: CardTraces.scenario, seed: 1).rows)
    #expect(first.rows != recipe().trace(in: CardTraces.scenario, seed: 2).rows)
  }

  @Test func `a gesture starts at the rest of its page, counted from the reader's side`() {
    #expect(recipe().trace(in: CardTraces.scenario, seed: 1).startOffset == 296)
    // Page 1 of 5 from right to left is index 3: 3·296.
    #expect(recipe().trace(in: RightToLeftTraces.scenario, seed: 1).startOffset == 888)
  }

  @Test func `fingers are told in the order of time`() {
    let trace = recipe().trace(in: CardTraces.scenario, seed: 1)
    #expect(Set(trace.rows.map(\.pointer)) == [0, 1])
    #expect(zip(trace.rows, trace.rows.dropFirst()).allSatisfy { $0.milliseconds <= $1.milliseconds })
  }

  @Test func `a doubling recorder writes moves twice and all else once`() {
    let (plain, doubled) = (
      recipe().trace(in: CardTraces.scenario, seed: 1), recipe(isDoubled: true).trace(in: CardTraces.scenario, seed: 1)
    )
    let moves = plain.rows.count { $0.phase == .moved }
    #expect(doubled.rows.count == plain.rows.count + moves)
  }

  @Test func `the name begins with the kind`() {
    #expect(recipe().id == "flick-test")
  }
}
