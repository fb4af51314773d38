import GestureModel
import Testing

@testable import GestureReports

@Suite struct StrokeProfileTests {
  @Test func `a steady finger has a steady speed and then rests`() throws {
    // 120 pt in 120 ms, 1000 pt/s, then 120 ms of rest: half of the 24 columns move, 10 pt each, half do not.
    let samples = [Sample(nanoseconds: 0, x: 300, y: 5), Sample(nanoseconds: 120_000_000, x: 180, y: 5)]
    let profile = try #require(StrokeProfile(Stroke(samples: samples, liftNanoseconds: 240_000_000)))
    #expect(profile.axis == .horizontal)
    #expect(abs(profile.places[0] - 290) < 1e-9)
    #expect(profile.places[11...].allSatisfy { abs($0 - 180) < 1e-9 })
    #expect(profile.pointsPerSecond[..<12].allSatisfy { abs($0 - 1000) < 1e-6 })
    #expect(profile.pointsPerSecond[12...].allSatisfy { abs($0) < 1e-6 })
  }

  @Test func `the axis is the one with more way, and a tap has no picture`() {
    let up = [Sample(nanoseconds: 0, x: 0, y: 90), Sample(nanoseconds: 8_000_000, x: 2, y: 60)]
    #expect(StrokeProfile(Stroke(samples: up))?.axis == .vertical)
    #expect(StrokeProfile(Stroke(samples: [up[0]], liftNanoseconds: 9_000_000)) == nil)
    #expect(StrokeProfile(Stroke(samples: [up[0], up[0]], liftNanoseconds: 0)) == nil)
  }
}
