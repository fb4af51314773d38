import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct DoubleProjectionTests {
  @Test func `a velocity that moves two pages beside a held proposal is counted twice`() throws {
    // 3 pt/ms for 200 ms are 600 pt, 2.03 strides of 296 pt: two pages. For 147 ms they are 441 pt, 1.49: one.
    let bench = try RuleBench(
      .cards, "extra-velocity(gain: 200)", "extra-velocity(gain: 147)", "threshold", "velocity-to-pages", "round")
    #expect(
      bench.configuration("double-projection").map(\.candidate) == [
        bench.candidates[0].id
      ])
  }

  @Test func `deciding slow releases by the proposal and fast ones by the finger counts nothing twice`() throws {
    let bench = try RuleBench(
      .cards, "threshold-corrected", "threshold-offset-corrected", "fspager(preset: false)", "mspeek(preset: false)")
    #expect(bench.configuration("double-projection").map(\.candidate) == [])
  }
}

extension DoubleProjectionTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "extra-velocity(gain: 200)")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "extra-velocity(gain: 147)")
  }
}
