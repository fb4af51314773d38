import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct DragSlopJumpTests {
  static func waiting(_ points: Double, lags: Bool = false) -> Scenario {
    .cards.with { ($0.minimumDistance, $0.subtractsMinimumDistance) = (points, lags) }
  }

  @Test func `15 pt make the content jump, or lag if they are taken off`() throws {
    let jumps = try #require(try RuleBench(Self.waiting(15), "round").configuration("drag-slop-jump").first)
    #expect(jumps.message == "The content jumps 15 pt to the finger once it has gone 15 pt.")
    let lags = try #require(try RuleBench(Self.waiting(15, lags: true), "round").configuration("drag-slop-jump").first)
    #expect(lags.message == "The content lags 15 pt behind the finger once it has gone 15 pt.")
  }

  @Test func `recordings tell how many strokes see it`() throws {
    let bench = try RuleBench(Self.waiting(15), "round", "one-page")
    let finding = try #require(
      bench.findings("drag-slop-jump", .drag("far", [(0, 0), (16, 15.1)]), .drag("near", [(0, 0), (16, 15)])).first)
    #expect(finding.traces == ["far"])
    #expect(finding.share == 0.5)
    #expect(finding.message.hasSuffix("1 of 2 strokes go that far."))
  }
}

extension DragSlopJumpTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(waiting(10.1), "round")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(waiting(10), "round")
  }
}
