import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct TargetAgainstVelocityTests {
  @Test func `a return against 0.1 pt/ms is seen, against a little less is not`() throws {
    // 50 + 0.09 · 99 = 58.91, q 0.199, back to 0.
    let bench = try RuleBench(.cards, "round")
    #expect(bench.flags(.release(at: 50, 0.1)).contains("target-against-velocity"))
    #expect(!bench.flags(.release(at: 50, 0.099)).contains("target-against-velocity"))
  }

  @Test func `a bounce at the end it points at is excused`() throws {
    let bench = try RuleBench(.cards, "round")
    #expect(!bench.flags(.release(at: -40, -0.4)).contains("target-against-velocity"))
    #expect(!bench.flags(.release(from: 1184, at: 1200, 0.4)).contains("target-against-velocity"))
  }

  @Test func `past an end and inward it is with the velocity`() throws {
    #expect(try !RuleBench(.cards, "round").flags(.release(at: -40, 0.2)).contains("target-against-velocity"))
  }
}
