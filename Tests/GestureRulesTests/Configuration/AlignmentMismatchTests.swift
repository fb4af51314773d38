import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct AlignmentMismatchTests {
  @Test func `declared arithmetic of the other alignment is off by half the difference`() throws {
    // (390 − 280) / 2 = 55. With an item of 389 pt it is 0.5, which nobody sees.
    let cards = try RuleBench(.cards.with { $0.assumedAlignment = .center }, "round")
    #expect(cards.configuration("alignment-mismatch").map(\.numbers) == [[Measure("shift_pt", 55)]])
    let full = Scenario.pages.with { ($0.itemSize, $0.assumedAlignment) = (389, .center) }
    #expect(try RuleBench(full, "round").configuration("alignment-mismatch").isEmpty)
    #expect(
      try RuleBench(.cards.with { $0.assumedAlignment = .leading }, "round").configuration("alignment-mismatch").isEmpty
    )
  }

  @Test func `a centred section on a layout that counts from the leading edge shows in its targets`() throws {
    // Groups rest at 296·i − 55.
    let bench = try RuleBench(.cards, "group-paging", "group-paging-centered", "round")
    let findings = bench.configuration("alignment-mismatch")
    #expect(findings.map(\.candidate) == ["group-paging-centered"])
    #expect(findings.first?.numbers == [Measure("shift_pt", -55)])
  }
}

extension AlignmentMismatchTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards.with { $0.assumedAlignment = .center }, "round")
  }

  static func nearMiss() throws -> Exhibit {
    // (390 − 389) / 2 = 0.5 is not more than 0.5.
    try Exhibit(.cards.with { ($0.itemSize, $0.assumedAlignment) = (389, .center) }, "round")
  }
}
