import GestureModel
import GestureMotion
import GestureReplay
import Testing

@testable import GestureAnalysis

@Suite struct CloseDecisionTests {
  func place(_ id: String) -> TracePlace { TracePlace(id: id, location: SourceLocation(path: "a.csv")) }

  @Test func `a margin in velocity counts as the finger travel that would make it`() throws {
    // 0.03 pt/ms over 100 ms is 3 pt, less than 7 pt.
    let margin = Margin(points: 7, pointsPerMillisecond: 0.03)
    let decision = try #require(CloseDecision(place: place("a"), outcome: outcome(0, page: 1, margin: margin)))
    #expect(abs(decision.fingerPoints - 3) < 1e-12)
  }

  @Test func `without a margin there is no close decision`() {
    #expect(CloseDecision(place: place("a"), outcome: outcome(0, page: 1)) == nil)
    let wild = Margin(points: .nan, pointsPerMillisecond: .infinity)
    #expect(CloseDecision(place: place("a"), outcome: outcome(0, page: 1, margin: wild)) == nil)
  }

  @Test func `a stroke counts once, by its closest candidate, and the closest stroke comes first`() {
    var comparison = Comparison(candidateCount: 2, lattice: pages)
    comparison.add(
      replay("far", [[outcome(0, page: 1, margin: Margin(points: 9)), outcome(1, page: 1, margin: Margin(points: 8))]]))
    comparison.add(
      replay(
        "near", [[outcome(0, page: 1, margin: Margin(points: 2)), outcome(1, page: 1, margin: Margin(points: 5))]]))
    #expect(comparison.closeDecisions.map(\.place.id) == ["near", "far"])
    #expect(comparison.closeDecisions.map(\.outcome.candidate) == [0, 1])
    #expect(comparison.closeDecisions.map(\.fingerPoints) == [2, 8])
  }
}
