import GestureModel
import Testing

@testable import GestureMotion

@Suite struct EventStrokeTests {
  private let samples = [
    Sample(nanoseconds: 0, x: 0, y: 0), Sample(nanoseconds: 4_000_000, x: 9, y: 0, flags: .historical),
    Sample(nanoseconds: 8_000_000, x: 10, y: 0), Sample(nanoseconds: 12_000_000, x: 11, y: 0, flags: .resampled),
  ]

  @Test func `coalesced samples are hidden, made-up ones are not`() throws {
    let stroke = try #require(EventStroke(samples[...], lift: Lift(nanoseconds: 20_000_000)))
    #expect(stroke.down == samples[0])
    #expect(Array(stroke.moves) == Array(samples[2...]))
    #expect(stroke.newest == samples[3])
    #expect(stroke.event(before: stroke.moves.startIndex) == samples[0])
    #expect(stroke.event(before: stroke.moves.endIndex - 1) == samples[2])
  }

  @Test func `a lift without a place stands where the finger last was, at its own time`() throws {
    let stroke = try #require(EventStroke(samples[...], lift: Lift(nanoseconds: 20_000_000)))
    #expect(stroke.lift == Sample(nanoseconds: 20_000_000, x: 11, y: 0))
    let place = Sample(nanoseconds: 19_000_000, x: 30, y: 1)
    let own = try #require(EventStroke(samples[...], lift: Lift(nanoseconds: 20_000_000, place: place)))
    #expect(own.lift == Sample(nanoseconds: 20_000_000, x: 30, y: 1))
  }

  @Test func `a base is renewed by the first move that comes too long after it`() throws {
    let stroke = try #require(EventStroke(samples[...], lift: Lift(nanoseconds: 20_000_000)))
    #expect(stroke.base(renewedAfter: 12) == (samples[0], 3))
    #expect(stroke.base(renewedAfter: 11) == (samples[3], 1))
    #expect(stroke.base(renewedAfter: 7) == (samples[2], 2))
  }

  @Test func `no samples are no stroke`() {
    #expect(EventStroke([], lift: Lift(nanoseconds: 0)) == nil)
  }
}
