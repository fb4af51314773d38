import GestureModel
import GestureReplay
import GestureRules
import Testing

@testable import GestureAnalysis

@Suite struct BudgetTests {
  /// Two candidates and two strokes: the first does what was meant twice, the second once.
  var comparison: Comparison {
    var comparison = Comparison(candidateCount: 2, lattice: pages)
    comparison.add(replay("a", [[outcome(0, page: 1, meant: 1), outcome(1, page: 3, meant: 1)]]))
    comparison.add(replay("b", [[outcome(0, page: 1, meant: 1), outcome(1, page: 1, meant: 1)]]))
    return comparison
  }

  func results(_ text: String, findings: [Finding] = []) throws -> [BudgetResult] {
    try Budget(text).results(of: comparison, candidates: ["good", "bad"], findings: findings)
  }

  @Test(
    "Limits are read",
    arguments: [
      ("agreement>=0.9", Budget(.agreement, minimum: 0.9)),
      (" agreement >= 90% ", Budget(.agreement, minimum: 0.9)),
      ("p95_settle_ms<=900", Budget(.settle95, maximum: 900)),
      ("ours: share_close<=5%", Budget(.shareClose, maximum: 0.05, candidate: "ours")),
      (
        "threshold(velocity: 0.5): mean_pages_moved<=1.2",
        Budget(.meanPagesMoved, maximum: 1.2, candidate: "threshold(velocity: 0.5)")
      ),
      ("a<=b: errors<=0", Budget(.errors, maximum: 0, candidate: "a<=b")),
    ])
  func spellings(text: String, budget: Budget) throws {
    #expect(try Budget(text) == budget)
  }

  @Test(
    "What is none is refused",
    arguments: [
      ("agreement", BudgetError.unreadable), ("agreement=1", .unreadable), ("", .unreadable),
      (": agreement>=1", .unreadable), ("agreemnt>=1", .unknownMetric("agreemnt")), (">=1", .unknownMetric("")),
      ("agreement>=many", .unsuitable("many")), ("agreement>=90", .unsuitable("90")),
      ("agreement>=101%", .unsuitable("101%")), ("errors<=-1", .unsuitable("-1")), ("errors<=inf", .unsuitable("inf")),
      ("errors<=nan", .unsuitable("nan")),
    ])
  func mistakes(text: String, error: BudgetError) {
    #expect(throws: error) { try Budget(text) }
  }

  @Test func `a limit without a candidate holds for each`() throws {
    let found = try results("agreement>=0.75")
    #expect(found.map(\.candidate) == ["good", "bad"])
    #expect(found.map(\.value) == [1, 0.5])
    #expect(found.map(\.status) == [.kept, .broken])
  }

  @Test func `exactly the limit is kept`() throws {
    #expect(try results("bad: agreement>=0.5").map(\.status) == [.kept])
    // 3 and 1 pages.
    #expect(try results("bad: mean_pages_moved<=2").map(\.status) == [.kept])
    #expect(try results("bad: mean_pages_moved<=1.99").map(\.status) == [.broken])
  }

  @Test func `findings count together, or those of one candidate`() throws {
    let findings = ["bad", nil].map {
      Finding(id: "x", severity: .error, candidate: $0, message: "m", remedy: "r")
    }
    #expect(try results("errors<=1", findings: findings).map(\.value) == [2])
    #expect(try results("bad: errors<=1", findings: findings).map(\.value) == [1])
    #expect(try results("good: errors<=1", findings: findings).map(\.value) == [0])
  }

  @Test func `a candidate that is not there keeps nothing and breaks nothing`() throws {
    #expect(try results("other: agreement>=0.75").isEmpty)
  }

  @Test func `what no scenario can measure is broken, what one can is not`() throws {
    let unknown = try results("rests_as_observed>=0.5")
    #expect(unknown.map(\.status) == [.unmeasured, .unmeasured])
    var alone = [unknown]
    BudgetResult.breakUnmeasured(in: &alone)
    #expect(alone[0].map(\.status) == [.broken, .broken])
    var measured = unknown
    (measured[0].value, measured[0].status) = (1, .kept)
    var both = [unknown, measured]
    BudgetResult.breakUnmeasured(in: &both)
    #expect(both.map { $0.map(\.status) } == [[.unmeasured, .unmeasured], [.kept, .unmeasured]])
  }

  @Test func `limits are told with their unit`() {
    #expect(Budget(.agreement, minimum: 0.9).limits == "at least 0.9")
    #expect(Budget(.maxSettle, maximum: 900).limits == "at most 900 ms")
    #expect(Budget(.meanTravel, minimum: 1, maximum: 2.5).limits == "from 1 to 2.5 pt")
  }
}
