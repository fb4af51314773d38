import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct StaleVelocityAfterPauseTests {
  let pitfall = StaleVelocityAfterPause()

  @Test func `more than 50 ms after 0.1 pt/ms is a pause`() {
    // The last step is 1 pt in 10 ms.
    #expect(pitfall.evidence(in: Stroke.drag([(0, 0), (10, 1)], lift: 60.1).figures) != nil)
    #expect(pitfall.evidence(in: Stroke.drag([(0, 0), (10, 1)], lift: 60).figures) == nil)
    #expect(pitfall.evidence(in: Stroke.drag([(0, 0), (10, 0.99)], lift: 60.1).figures) == nil)
  }

  @Test func `repeats of the last place are part of the pause`() throws {
    let stroke = Stroke.drag([(0, 0), (10, 10), (30, 10), (50, 10)], lift: 70)
    let evidence = try #require(pitfall.evidence(in: stroke.figures))
    // The candidate's own estimator may say otherwise: UIKit's does up to 100 ms. The sentence is the finger's.
    #expect(evidence.message.hasPrefix("The finger was still for 60 ms before the lift and had no velocity left"))
    #expect(evidence.numbers == [Measure("pause_ms", 60), Measure("naive_velocity_pt_per_ms", 1)])
  }
}

extension StaleVelocityAfterPauseTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag([(0, 0), (10, 1)], lift: 60.1))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag([(0, 0), (10, 1)], lift: 60))
  }
}
