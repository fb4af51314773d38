import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct ZeroVelocityBranchTests {
  // v > 0 takes floor + 1, everything else floor: 580 is q 1.959, nearest to page 2.
  func flags(_ strategy: String, _ velocity: Double) throws -> [String] {
    try RuleBench(.cards, strategy).flags(.release(from: 592, at: 580, velocity))
  }

  @Test func `a finger at rest is sent back`() throws {
    #expect(try flags("direction-only", 0).contains("zero-velocity-branch"))
    #expect(try flags("direction-only", -0.004).contains("zero-velocity-branch"))
  }

  @Test func `at 0.005 pt/ms the finger was not at rest`() throws {
    #expect(try !flags("direction-only", -0.005).contains("zero-velocity-branch"))
  }

  @Test func `a strategy whose answer does not hang on the sign is not meant`() throws {
    #expect(try !flags("round-offset", 0).contains("zero-velocity-branch"))
    #expect(try !flags("floor-offset", 0).contains("zero-velocity-branch"))
  }
}

extension ZeroVelocityBranchTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "direction-only", traces: .release(from: 592, at: 580, -0.004))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "direction-only", traces: .release(from: 592, at: 580, -0.005))
  }
}
