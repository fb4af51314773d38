import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct TerminalZeroDeltaTests {
  let pitfall = TerminalZeroDelta()

  @Test func `a lift that repeats the last place within 50 ms hides the motion`() {
    #expect(pitfall.evidence(in: Stroke.drag([(0, 0), (10, 1)], lift: 60, liftRepeatsPlace: true).figures) != nil)
    #expect(pitfall.evidence(in: Stroke.drag([(0, 0), (10, 1)], lift: 60.1, liftRepeatsPlace: true).figures) == nil)
    #expect(pitfall.evidence(in: Stroke.drag([(0, 0), (10, 0.99)], lift: 60, liftRepeatsPlace: true).figures) == nil)
    #expect(pitfall.evidence(in: Stroke.drag([(0, 0), (10, 1)], lift: 60).figures) == nil)
  }

  @Test func `it is a warning where a candidate's estimator reads the lift`() throws {
    let trace = Trace.drag([(0, 0), (10, 10)], lift: 18, liftRepeatsPlace: true)
    let calm = try RuleBench(.cards, "one-page")
    #expect(calm.findings("terminal-zero-delta", trace).map(\.severity) == [.note])
    var misled = calm
    misled.candidates.append(Candidate(strategy: OnePageSnap(), estimator: LiftReader()))
    #expect(misled.findings("terminal-zero-delta", trace).map(\.severity) == [.warning])
  }

  private struct LiftReader: VelocityEstimator {
    static let identifier = "lift-reader"
    static let summary = "Reads the lift."
    static let usedBy = "a test"
    static let readsLiftAsSample = true
    func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate { VelocityEstimate(.zero) }
  }
}

extension TerminalZeroDeltaTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag([(0, 0), (10, 1)], lift: 60, liftRepeatsPlace: true))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag([(0, 0), (10, 1)], lift: 60.1, liftRepeatsPlace: true))
  }
}
