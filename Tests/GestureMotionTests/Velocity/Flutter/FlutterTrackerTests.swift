import GestureModel
import Testing

@testable import GestureMotion

@Suite struct FlutterTrackerTests {
  @Test func `a finger has stopped after more than 40 whole milliseconds on a clock of microseconds`() {
    // 0.9 µs is 0 µs; 40999.9 µs are 40 whole ms, 41000.5 µs are 41.
    let newest = Sample(nanoseconds: 900, x: 0, y: 0)
    #expect(!FlutterTracker.isStopped(newest, at: Lift(nanoseconds: 40_999_900)))
    #expect(FlutterTracker.isStopped(newest, at: Lift(nanoseconds: 41_000_500)))
  }

  @Test func `a fling tells duration and offset of all twenty samples it stores`() {
    // 30 samples, 10 ms and 3 pt apart: 19 steps lie between the newest 20.
    let stroke = StrokeQuestions.stroke((0..<30).map { (ms: Double($0) * 10, x: Double($0) * 3) })
    let report = FlutterIOSVelocity().report(atEndOf: stroke.trackedSamples, lift: Lift(of: stroke))
    #expect(report.durationMicroseconds == 190_000)
    #expect(report.offset == SIMD2(57, 0))
    #expect(report.confidence == 1)
    #expect(report.estimate.sampleCount == 4)
  }
}
