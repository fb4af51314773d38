import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct AndGatedThresholdTests {
  /// One page in the direction of a drag of half a stride and, or or, of a velocity above 0.5 pt/ms.
  static func gate(_ join: @escaping @Sendable (Bool, Bool) -> Bool) -> StatedSnap {
    .page { release, lattice in
      let start = Double(lattice.nearestIndex(to: release.startOffset))
      let way = (release.offset - release.startOffset) / lattice.stride
      let speed = release.pointsPerMillisecond
      guard join(abs(way) > 0.5, abs(speed) > 0.5) else { return start }
      return start + (way < 0 ? -1 : 1)
    }
  }

  @Test func `distance and velocity refuse a slow drag, distance or velocity do not`() {
    #expect(RuleBench(.cards, Self.gate { $0 && $1 }).configuration("and-gated-threshold").count == 1)
    #expect(RuleBench(.cards, Self.gate { $0 || $1 }).configuration("and-gated-threshold").isEmpty)
  }

  @Test func `velocity alone refuses it as well, and a strategy that never reads it is another fault`() throws {
    let bench = try RuleBench(.cards, "velocity-to-pages", "round-offset", "one-page", "threshold", "toward-motion")
    #expect(bench.configuration("and-gated-threshold").map(\.candidate) == ["velocity-to-pages"])
  }

  @Test func `recordings tell how many drags past the middle returned`() throws {
    // 148 pt is the middle. The strategy tells no threshold, so 0.3 pt/ms is fast.
    let bench = RuleBench(.cards, Self.gate { $0 && $1 })
    let finding = try #require(
      bench.findings(
        "and-gated-threshold", .release("slow", at: 200, 0.29), .release("fast", at: 200, 0.6),
        .release("short", at: 148, 0)
      ).first)
    #expect(finding.numbers.prefix(2) == [Measure("slow_drags", 1), Measure("returned", 1)])
    #expect(finding.traces == ["slow"])
  }
}

extension AndGatedThresholdTests: PitfallExample {
  static func fires() throws -> Exhibit {
    Exhibit(stated: "and", gate { $0 && $1 })
  }

  static func nearMiss() throws -> Exhibit {
    Exhibit(stated: "or", gate { $0 || $1 })
  }
}
