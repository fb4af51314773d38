import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct OffAxisRejectedTests {
  /// Sets out by (dx, 8) pt, then goes on to 200 pt along the axis, q 0.676.
  static func swipe(firstStep dx: Double) -> Trace {
    let samples = [(0.0, 300.0, 400.0), (8, 300 - dx, 408), (40, 200, 440), (80, 100, 480)].map {
      Sample(nanoseconds: Int64($0.0 * 1e6), x: $0.1, y: $0.2)
    }
    return Trace(id: "oblique", startOffset: 0, strokes: [Stroke(samples: samples, liftNanoseconds: 88_000_000)])
  }
  static let locked = Scenario.cards.with { $0.directionalLock = true }

  @Test func `a lock keeps an arc of two thirds of a page still`() throws {
    // atan(8/7) = 48.8°.
    let finding = try #require(
      try RuleBench(Self.locked, "one-page").findings("off-axis-rejected", Self.swipe(firstStep: 7)).first)
    #expect(finding.severity == .note)
    #expect(finding.numbers == [Measure("angle_degrees", 48.8), Measure("travel_pt", 200)])
  }

  @Test func `a declared cone refuses what is outside it`() throws {
    // atan(8/12) = 33.7°.
    let narrow = try RuleBench(.cards.with { $0.gestureConeDegrees = 33 }, "one-page")
    let wide = try RuleBench(.cards.with { $0.gestureConeDegrees = 34 }, "one-page")
    #expect(narrow.flags(Self.swipe(firstStep: 12)).contains("off-axis-rejected"))
    #expect(!wide.flags(Self.swipe(firstStep: 12)).contains("off-axis-rejected"))
  }

  @Test func `one that turned its page was not refused`() throws {
    #expect(try !RuleBench(.cards, "one-page").flags(Self.swipe(firstStep: 7)).contains("off-axis-rejected"))
  }
}

extension OffAxisRejectedTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(locked, "one-page", traces: swipe(firstStep: 7.9))
  }

  static func nearMiss() throws -> Exhibit {
    // A diagonal is at 45° exactly.
    try Exhibit(locked, "one-page", traces: swipe(firstStep: 8))
  }
}
