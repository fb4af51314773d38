import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct EditedTimestampsTests {
  /// A swipe of uneven speed that takes this long.
  static func swipe(_ id: String, _ milliseconds: Double) -> Trace {
    .drag(id, [(0, 0), (10, 2), (30, 20), (50, 30), (60, 60)], lift: milliseconds)
  }

  /// Steps of this length, all but the first of which are exactly equal.
  static func steps(of milliseconds: Double) -> Trace {
    .drag("steps", [(0, 0), (20, 5)] + (1...3).map { (20 + Double($0) * milliseconds, 5 + Double($0 * $0)) })
  }

  @Test func `three swipes of exactly half a second were stretched`() throws {
    let finding = try #require(
      try RuleBench(.cards, "round").findings(
        "edited-timestamps", Self.swipe("a", 500), Self.swipe("b", 500), Self.swipe("quick", 60), Self.swipe("c", 500)
      ).first)
    #expect(finding.severity == .error)
    #expect(finding.traces == ["a", "b", "c"])
    #expect(finding.share == 0.75)
    #expect(finding.numbers == [Measure("equal_duration_ms", 500), Measure("strokes", 3)])
  }

  @Test func `two are chance, and so are three among many, and values off the grid`() throws {
    let bench = try RuleBench(.cards, "round")
    #expect(bench.findings("edited-timestamps", Self.swipe("a", 500), Self.swipe("b", 500)).isEmpty)
    // Three of 16 long ones are less than a fifth; of 15 they are a fifth.
    let others = (0..<13).map { Self.swipe("other \($0)", 301 + Double($0)) }
    let equal = ["a", "b", "c"].map { Self.swipe($0, 500) }
    #expect(bench.findings(equal + others).allSatisfy { $0.id != "edited-timestamps" })
    #expect(bench.findings(equal + others.dropLast()).contains { $0.id == "edited-timestamps" })
    #expect(bench.findings(["a", "b", "c"].map { Self.swipe($0, 501) }).allSatisfy { $0.id != "edited-timestamps" })
  }

  @Test func `a script that always takes 500 ms is a script`() throws {
    let scripts = ["a", "b", "c"].map { Trace.drag($0, (0...10).map { (Double($0) * 50, Double($0) * 20) }) }
    let found = Set(try RuleBench(.cards, "round").findings(scripts).map(\.id))
    #expect(found.contains("synthetic-release"))
    #expect(!found.contains("edited-timestamps"))
  }

  @Test func `three equal steps in one stroke are enough`() throws {
    let finding = try #require(
      try RuleBench(.cards, "round").findings("edited-timestamps", Self.steps(of: 333)).first)
    #expect(finding.numbers == [Measure("equal_step_ms", 333), Measure("steps", 3)])
  }

  @Test func `the order of the traces, and who is added to whom, make no difference`() throws {
    let traces = [Self.swipe("a", 500), Self.steps(of: 300), Self.swipe("b", 500), Self.swipe("c", 500)]
    let facts = try traces.flatMap { try RuleBench(.cards, "round").recordings(of: $0) }
    try expectTheSame(EditedTimestamps(), after: facts)
  }
}

extension EditedTimestampsTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: steps(of: 300))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: steps(of: 299.9))
  }
}
