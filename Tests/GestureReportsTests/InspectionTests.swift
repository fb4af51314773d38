import GestureModel
import GestureMotion
import GestureTestSupport
import Testing

@testable import GestureReports

@Suite struct InspectionTests {
  /// Says 500 pt/s to the left, whatever it is given.
  struct Constant: VelocityEstimator {
    static let identifier = "constant"
    static let summary = "Says the same."
    static let usedBy = "nobody"
    func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
      VelocityEstimate(FingerVelocity(xPointsPerSecond: -500, yPointsPerSecond: 0.25), sampleCount: samples.count)
    }
  }

  /// Says what its last two samples say along x, and nothing of fewer.
  struct LastStep: VelocityEstimator {
    static let identifier = "last-step"
    static let summary = "Says the last step."
    static let usedBy = "nobody"
    func estimate(atEndOf samples: ArraySlice<Sample>, lift: Lift) -> VelocityEstimate {
      guard samples.count > 3 else { return VelocityEstimate(nil, remark: .tooFewSamples) }
      return VelocityEstimate(
        FingerVelocity(xPointsPerSecond: -1000, yPointsPerSecond: 0.25), sampleCount: 2,
        oldestNanoseconds: 32_000_000, newestNanoseconds: 40_000_000)
    }
  }

  var trace: InspectedTrace {
    // Steps of 8, 8, 16 and 8 ms: the median is 8 ms, 125 a second; the lift comes 20 ms after the last sample.
    let samples = [0, 8, 16, 32, 40].map { Sample(nanoseconds: $0 * 1_000_000, x: 300 - Double($0), y: 10) }
    let lifted = Stroke(pointer: "7", samples: samples, liftNanoseconds: 60_000_000)
    let short = Stroke(pointer: "8", samples: Array(samples.prefix(3)), liftNanoseconds: 20_000_000)
    let cut = Stroke(pointer: "7", samples: [Sample(nanoseconds: 90_000_000, x: 1, y: 2)], end: .missing)
    let repair = Repair(
      id: "trace-without-end", location: SourceLocation(path: "a.csv", line: 9),
      message: "no lift; closed at the last sample")
    let trace = Trace(
      id: "one", session: "p07", intent: .page(3), strokes: [lifted, short, cut], format: "csv",
      location: SourceLocation(path: "a.csv", line: 2), repairs: [repair])
    return InspectedTrace(trace, estimators: [Constant(), LastStep()])
  }

  @Test func `strokes are measured`() {
    let stroke = trace.strokes[0]
    #expect(stroke.medianStepMilliseconds == 8)
    #expect(stroke.samplesPerSecond == 125)
    #expect(stroke.longestGapMilliseconds == 20)
    #expect(stroke.travelX == -40)
    #expect(trace.strokes[2].samplesPerSecond == nil)
  }

  @Test func `the spread tells the ends and who says them`() {
    #expect(
      trace.strokes[0].spread(along: .horizontal)
        == VelocitySpread(least: -1000, leastBy: "last-step", most: -500, mostBy: "constant"))
    // Of equal velocities the first is named at both ends; one that has none is not asked.
    #expect(
      trace.strokes[0].spread(along: .vertical)
        == VelocitySpread(least: 0.25, leastBy: "constant", most: 0.25, mostBy: "constant"))
    #expect(trace.strokes[1].spread(along: .horizontal)?.leastBy == "constant")
  }

  @Test func `a window is measured from its oldest to its newest sample, and that one's age at lift`() {
    let stroke = trace.strokes[0]
    // 32 to 40 ms, lifted at 60.
    #expect(stroke.windowMilliseconds(of: stroke.velocities[1].estimate) == 8)
    #expect(stroke.newestAgeMilliseconds(of: stroke.velocities[1].estimate) == 20)
    #expect(stroke.windowMilliseconds(of: stroke.velocities[0].estimate) == nil)
  }

  @Test func `only the estimators asked for have a line, the spread is over all`() {
    let text = InspectionText.text(of: [trace], style: ReportStyle(), shown: ["constant"])
    #expect(!text.contains("\n    last-step"))
    #expect(text.contains("of 2 estimators x lies from -1000.0 (last-step) to -500.0 pt/s (constant)"))
  }

  @Test func `the text reads as in its golden file`() throws {
    try GoldenFile.expect(InspectionText.text(of: [trace], style: ReportStyle()), toMatch: "inspection.txt")
  }

  @Test func `the JSON reads as in its golden file`() throws {
    try GoldenFile.expect(InspectionJSON.text(of: [trace]), toMatch: "inspection.json")
  }
}
