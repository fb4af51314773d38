import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct ResidualVelocityVetoTests {
  // v < 0 takes the floor, whatever the distance: full pages of 390 pt, so that 195 is the middle.
  func flags(at offset: Double, _ velocity: Double) throws -> [String] {
    try RuleBench(.pages, "toward-motion").flags(.release(at: offset, velocity))
  }

  @Test func `0.02 pt/ms overrule 59 per cent of a page`() throws {
    #expect(try flags(at: 230, -0.02).contains("residual-velocity-veto"))
  }

  @Test func `a tenth of a pt/ms is meant, and the middle is not past it`() throws {
    #expect(try flags(at: 195.1, -0.099).contains("residual-velocity-veto"))
    #expect(try !flags(at: 195, -0.099).contains("residual-velocity-veto"))
    #expect(try !flags(at: 230, -0.1).contains("residual-velocity-veto"))
    #expect(try !flags(at: 230, 0.02).contains("residual-velocity-veto"))
  }
}

extension ResidualVelocityVetoTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.pages, "toward-motion", traces: .release(at: 195.1, -0.099))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.pages, "toward-motion", traces: .release(at: 195, -0.099))
  }
}
