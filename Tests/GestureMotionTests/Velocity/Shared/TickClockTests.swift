import GestureModel
import Testing

@testable import GestureMotion

@Suite struct TickClockTests {
  @Test func `times are cut to ticks before they are subtracted`() {
    #expect(TickClock.milliseconds.ticks(from: 900_000, to: 1_100_000) == 1)
    #expect(TickClock.milliseconds.ticks(from: 1_000_000, to: 1_999_999) == 0)
    #expect(TickClock.microseconds.ticks(from: 5999, to: 1000) == -4)
    #expect(TickClock.nanoseconds.ticks(from: 3, to: 10) == 7)
  }

  @Test func `what does not fit is as long as can be said`() {
    #expect(TickClock.nanoseconds.ticks(from: .min, to: .max) == .max)
    #expect(TickClock.nanoseconds.ticks(from: .max, to: .min) == -.max)
    #expect(TickClock.microseconds.ticks(from: .min, to: .max) == 18_446_744_073_709_550)  // 2⁶⁴ / 1000, both cut
  }

  @Test func `seconds are those of whole ticks`() {
    let samples = [Sample(nanoseconds: 0, x: 0, y: 0), Sample(nanoseconds: 8_333_333, x: 0, y: 0)]
    #expect(TickClock.milliseconds.seconds(from: samples[0], to: samples[1]) == 0.008)
    #expect(abs(TickClock.nanoseconds.seconds(from: samples[0], to: samples[1]) - 0.008333333) < 1e-15)
    #expect(TickClock.microseconds.ticks(milliseconds: 40) == 40_000)
  }
}
