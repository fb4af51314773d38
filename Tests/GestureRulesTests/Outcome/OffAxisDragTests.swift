import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct OffAxisDragTests {
  // Sets out by (dx, 8) or more downwards, then goes 200 pt to the left: q 0.676, page 1.
  func trace(firstStep dx: Double) -> Trace {
    let samples = [(0.0, 300.0, 400.0), (8, 300 - dx, 408), (40, 200, 440), (80, 100, 480)].map {
      Sample(nanoseconds: Int64($0.0 * 1e6), x: $0.1, y: $0.2)
    }
    return Trace(id: "diagonal", startOffset: 0, strokes: [Stroke(samples: samples, liftNanoseconds: 88_000_000)])
  }

  @Test func `a gesture that set out along the other axis turned a page`() throws {
    // (7, 8) is 10.6 pt from the touch-down and farther along y; (8, 8) is a tie, which is the scroll axis.
    let bench = try RuleBench(.cards, "round-offset")
    #expect(bench.flags(trace(firstStep: 7)).contains("off-axis-drag"))
    #expect(!bench.flags(trace(firstStep: 8)).contains("off-axis-drag"))
  }

  @Test func `a lock that kept the view still was needed`() throws {
    let bench = try RuleBench(.cards.with { $0.directionalLock = true }, "round-offset")
    let finding = try #require(bench.findings("off-axis-drag", trace(firstStep: 7)).first)
    #expect(finding.message.contains("would have turned, without the lock, to page 1"))
  }
}

extension OffAxisDragTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "round-offset", traces: OffAxisDragTests().trace(firstStep: 7))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round-offset", traces: OffAxisDragTests().trace(firstStep: 8))
  }
}
