import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct RemainderNeverAboveHalfTests {
  @Test func `the tutorial's remainder is named and its neighbours are not`() throws {
    let bench = try RuleBench(.cards, "round-offset", "remainder", "floor-offset")
    #expect(bench.configuration("remainder-never-above-half").map(\.candidate) == ["remainder"])
  }
}

extension RemainderNeverAboveHalfTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "remainder")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "floor-offset")
  }
}
