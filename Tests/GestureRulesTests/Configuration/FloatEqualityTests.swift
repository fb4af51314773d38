import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct FloatEqualityTests {
  static func comparing(item: Double) -> Scenario {
    .pages.with { ($0.viewport, $0.itemSize, $0.comparesOffsetsExactly) = (item, item, true) }
  }

  @Test func `elevenths of a point do not survive single precision`() throws {
    // 2356.3636363636365 pt come back as 2356.363525390625 (react-native-snap-carousel#727).
    let finding = try #require(
      try RuleBench(Self.comparing(item: 2356.3636363636365), "round").configuration("float-equality").first)
    #expect(
      finding.numbers == [
        Measure("page", 1), Measure("rest_pt", 2356.3636363636365), Measure("single_precision_pt", 2356.363525390625),
      ])
  }

  @Test func `who compares with a tolerance need not mind`() throws {
    let scenario = Self.comparing(item: 390.1).with { $0.comparesOffsetsExactly = false }
    #expect(try RuleBench(scenario, "round").configuration("float-equality").isEmpty)
  }
}

extension FloatEqualityTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(comparing(item: 390.1), "round")
  }

  static func nearMiss() throws -> Exhibit {
    // An eighth is exact in binary.
    try Exhibit(comparing(item: 390.125), "round")
  }
}
