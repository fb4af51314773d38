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

  var trace: InspectedTrace {
    // Steps of 8, 8, 16 and 8 ms: the median is 8 ms, 125 a second; the lift comes 20 ms after the last sample.
    let samples = [0, 8, 16, 32, 40].map { Sample(nanoseconds: $0 * 1_000_000, x: 300 - Double($0), y: 10) }
    let lifted = Stroke(pointer: "7", samples: samples, liftNanoseconds: 60_000_000)
    let cut = Stroke(pointer: "7", samples: [Sample(nanoseconds: 90_000_000, x: 1, y: 2)], end: .missing)
    let repair = Repair(
      id: "trace-without-end", location: SourceLocation(path: "a.csv", line: 9),
      message: "no lift; closed at the last sample")
    let trace = Trace(
      id: "one", session: "p07", intent: .page(3), strokes: [lifted, cut], format: "csv",
      location: SourceLocation(path: "a.csv", line: 2), repairs: [repair])
    return InspectedTrace(trace, estimators: [Constant()])
  }

  @Test func `strokes are measured`() {
    let stroke = trace.strokes[0]
    #expect(stroke.medianStepMilliseconds == 8)
    #expect(stroke.samplesPerSecond == 125)
    #expect(stroke.longestGapMilliseconds == 20)
    #expect(stroke.travelX == -40)
    #expect(trace.strokes[1].samplesPerSecond == nil)
  }

  @Test func `the text reads as in its golden file`() throws {
    try GoldenFile.expect(InspectionText.text(of: [trace], style: ReportStyle()), toMatch: "inspection.txt")
  }

  @Test func `the JSON reads as in its golden file`() throws {
    try GoldenFile.expect(InspectionJSON.text(of: [trace]), toMatch: "inspection.json")
  }
}
