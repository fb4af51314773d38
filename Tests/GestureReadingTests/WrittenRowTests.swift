import GestureModel
import Testing

@testable import GestureReading

@Suite struct WrittenRowTests {
  let samples = [Sample(nanoseconds: 0, x: 1, y: 2), Sample(nanoseconds: 8, x: 3, y: 4)]

  func phases(_ stroke: Stroke) -> [Phase] { WrittenRow.rows(of: stroke, clockOrigin: 0).map(\.phase) }

  @Test func `a lift without a place, one that repeats it and one with its own are told apart`() {
    let plain = Stroke(samples: samples, liftNanoseconds: 9)
    let rows = WrittenRow.rows(of: plain, clockOrigin: 100)
    #expect(rows.map(\.nanoseconds) == [100, 108, 109])
    #expect(rows.map(\.phase) == [.began, .moved, .ended])
    #expect(rows[2].place == nil)
    let repeated = Stroke(samples: samples, liftNanoseconds: 9, liftRepeatsPlace: true)
    #expect(WrittenRow.rows(of: repeated, clockOrigin: 0).last?.place == WrittenRow.Place(x: 3, y: 4))
    #expect(phases(Stroke(samples: samples, lastSampleIsLift: true)) == [.began, .ended])
    #expect(phases(Stroke(samples: samples, end: .cancelled)) == [.began, .moved, .cancelled])
    #expect(phases(Stroke(samples: samples, end: .missing)) == [.began, .moved])
  }

  @Test func `a stroke without places has no rows, and one that ends where it began still begins`() {
    #expect(phases(Stroke(samples: [])) == [])
    #expect(phases(Stroke(samples: [Sample(nanoseconds: 0, x: .nan, y: 0)])) == [])
    #expect(phases(Stroke(samples: [samples[0]], lastSampleIsLift: true)) == [.began, .ended])
  }

  @Test func `a clock that would overflow is given up`() {
    #expect(WrittenRow.rows(of: Stroke(samples: samples), clockOrigin: .max).map(\.nanoseconds) == [.max, 8, 8])
  }
}
