import GestureMotion
import Testing

@testable import GestureReplay

@Suite struct SettlingCurveTests {
  /// Offsets one a 10 ms frame.
  private struct Given: Motion {
    var offsets: [Double]
    var milliseconds: Double { Double(offsets.count - 1) * 10 }
    var initialPointsPerMillisecond: Double { 0 }
    func offset(after milliseconds: Double) -> Double {
      offsets[min(max(Int((milliseconds / 10).rounded()), 0), offsets.count - 1)]
    }
  }

  private func curve(_ offsets: Double...) -> SettlingCurve {
    SettlingCurve(of: Given(offsets: offsets), framesPerSecond: 100)
  }

  @Test func `it begins at the lift and ends at the rest`() {
    #expect(curve(0, 5, 10).offsets == [0, 5, 10])
    #expect(curve(7).offsets == [7])
    // A motion that ends between frames: 25 ms are three frames of 10 and the rest.
    let glide = TimedEase(from: 0, to: 100, milliseconds: 25, easing: .linear)
    #expect(SettlingCurve(of: glide, framesPerSecond: 100).offsets == [0, 40, 80, 100])
  }

  @Test func `overshoot is what lies past the rest or outside the range`() {
    #expect(curve(0, 80, 110, 95, 100).overshootPoints(within: 0...1000) == 10)
    #expect(curve(0, 80, 100).overshootPoints(within: 0...1000) == 0)
    #expect(curve(100, 20, -5, 0).overshootPoints(within: -50...1000) == 5)
    // Released outside, it first goes farther: seen from the edge that is 195.
    #expect(curve(-191, -195, -50, 0).overshootPoints(within: 0...1000) == 195)
  }

  @Test func `turning round counts, trembling does not`() {
    #expect(curve(0, 50, 100).reversals == 0)
    #expect(curve(0, 110, 95, 102, 100).reversals == 3)
    #expect(curve(0, 50, 49.95, 100).reversals == 0)
    #expect(curve(0, 50, 49.85, 100).reversals == 2)
    #expect(curve(3).reversals == 0)
  }

  @Test func `an endless motion is sampled for a minute`() {
    struct Endless: Motion {
      var milliseconds: Double { 1e12 }
      var initialPointsPerMillisecond: Double { 0 }
      func offset(after milliseconds: Double) -> Double { 0 }
    }
    #expect(SettlingCurve(of: Endless(), framesPerSecond: 60).offsets.count == 3601)
  }
}
