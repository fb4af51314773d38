import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct WrongAxisVelocityTests {
  static func reading(_ axis: Axis) -> Scenario { .cards.with { $0.velocityAxis = axis } }

  /// A finger that moves by these points every 8 ms.
  static func stroke(_ id: String, dx: Double, dy: Double) -> Trace {
    let samples = (0...6).map {
      Sample(nanoseconds: $0 * 8_000_000, x: 300 - Double($0) * dx, y: 400 + Double($0) * dy)
    }
    return Trace(id: id, startOffset: 0, strokes: [Stroke(samples: samples)])
  }

  @Test func `flicks along the scroll axis look slow across it`() throws {
    // 8 pt in 8 ms are 1 pt/ms; across, 0.1 and 0.4 pt/ms.
    let bench = try RuleBench(Self.reading(.vertical), "round", "one-page")
    let finding = try #require(
      bench.findings(
        "wrong-axis-velocity", Self.stroke("straight", dx: 8, dy: 0.8), Self.stroke("oblique", dx: 8, dy: 3.2)
      ).first)
    #expect(finding.traces == ["straight"])
    #expect(finding.share == 0.5)
    #expect(
      finding.message
        == "The view scrolls horizontally but the app reads the vertical velocity. 1 of 2 flicks look slow there.")
  }

  @Test func `without recordings the declaration is enough`() throws {
    #expect(try RuleBench(Self.reading(.vertical), "round").configuration("wrong-axis-velocity").count == 1)
  }
}

extension WrongAxisVelocityTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(reading(.vertical), "round", traces: stroke("a", dx: 8, dy: 0.8))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(reading(.horizontal), "round", traces: stroke("a", dx: 8, dy: 0.8))
  }
}
