import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct VelocityUnclampedTests {
  @Test func `no finger leaves at more than 8 pt/ms`() throws {
    // At the fast rate 8.01 pt/ms glide 792 pt, less than the range of 1184.
    let bench = try RuleBench(.cards, "one-page")
    #expect(bench.flags(.release(at: 50, 8.01)).contains("velocity-unclamped"))
    #expect(!bench.flags(.release(at: 50, 8)).contains("velocity-unclamped"))
  }

  @Test func `a glide past the whole content counts if it moved two pages`() throws {
    // The range is 4 · 390 = 1560. 3.2 pt/ms glide 3.19 · 499 = 1591.8 pt, 3.1 pt/ms 1541.9 pt.
    let scenario = Scenario.pages.with { $0.decelerationPerMillisecond = 0.998 }
    let bench = try RuleBench(scenario, "round")
    #expect(bench.flags(.release(at: 50, 3.2)).contains("velocity-unclamped"))
    #expect(!bench.flags(.release(at: 50, 3.1)).contains("velocity-unclamped"))
    #expect(try !RuleBench(scenario, "one-page").flags(.release(at: 50, 3.2)).contains("velocity-unclamped"))
  }
}

extension VelocityUnclampedTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "one-page", traces: .release(at: 50, 8.01))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "one-page", traces: .release(at: 50, 8))
  }
}
