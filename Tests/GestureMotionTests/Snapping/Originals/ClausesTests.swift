import Testing

@testable import GestureMotion

@Suite struct ClausesTests {
  @Test func `a comparison that is shown is true of the numbers shown`() {
    #expect(Clauses.comparison("travel", 27, with: 25, "pt") == "travel 27 > 25 pt")
    #expect(Clauses.comparison("travel", 25, with: 25, "pt") == "travel 25 <= 25 pt")
    #expect(Clauses.comparison("travel", 25, with: 25, "pt", includes: true) == "travel 25 >= 25 pt")
    #expect(Clauses.comparison("q", 24.9999, with: 25, includes: true) == "q 24.9999 < 25")
    #expect(Clauses.comparison("q", 94, with: 280.0 / 3) == "q 94 > 93.333")
    #expect(Clauses.comparison("q", 0.5000004, with: 0.5) == "q 0.5000004 > 0.5")
  }

  @Test func `a velocity too small to show keeps its sign`() {
    #expect(Clauses.sign(0) == "v is 0")
    #expect(Clauses.sign(-0.25) == "v -0.25 < 0")
    #expect(Clauses.sign(1e-12) == "v 1e-12 > 0")
  }

  @Test func `a limit is named only where it changed something`() {
    #expect(Clauses.limit(3, wanted: 3) == "")
    #expect(Clauses.limit(3, wanted: 5) == ", limited to 3")
  }

  @Test func `a position is shown as precisely as its rounding needs`() {
    #expect(Clauses.position(2.7491, .up) == "2.749")
    #expect(Clauses.position(2.00001, .up) == "2.00001")
  }
}
