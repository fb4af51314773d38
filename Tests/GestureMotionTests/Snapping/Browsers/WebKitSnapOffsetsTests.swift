import Testing

@testable import GestureMotion

@Suite struct WebKitSnapOffsetsTests {
  private func closest(
    _ destination: Double, velocity: Double = 0, from origin: Double? = nil, stops: Set<Int> = [],
    proximity: Bool = false
  ) -> Double {
    WebKitSnapOffsets(
      offsets: [0, 300, 600, 900], stops: (0..<4).map(stops.contains), areas: [nil, nil, nil, nil], viewport: 300,
      isProximity: proximity
    ).closest(to: destination, velocity: velocity, from: origin).choice.offset
  }

  @Test func `standing still the nearest, of equals the previous`() {
    #expect(closest(449) == 300)
    #expect(closest(450) == 300)
    #expect(closest(451) == 600)
  }

  @Test func `the sign of the velocity decides, but an exact hit stands`() {
    #expect(closest(301, velocity: 1e-9, from: 290) == 600)
    #expect(closest(599, velocity: -1e-9, from: 610) == 300)
    #expect(closest(300, velocity: 5, from: 0) == 300)
  }

  @Test func `what lies behind the beginning does not count`() {
    #expect(closest(310, from: 305) == 600)
    #expect(closest(590, from: 595) == 300)
    #expect(closest(310, from: nil) == 300)
  }

  @Test func `a stop between holds, the nearest to the beginning`() {
    #expect(closest(880, velocity: 1, from: 10, stops: [1, 2]) == 300)
    #expect(closest(20, velocity: -1, from: 880, stops: [1, 2]) == 600)
    #expect(closest(880, velocity: 1, from: 300, stops: [1]) == 900)
    #expect(closest(880, velocity: 1, stops: [1, 2]) == 900)
  }

  @Test func `proximity reaches 0.3 of the view, inclusive, past the ends too`() {
    #expect(closest(390, proximity: true) == 300)
    #expect(closest(391, proximity: true) == 391)
    #expect(closest(990, proximity: true) == 900)
    #expect(closest(991, proximity: true) == 991)
  }

  @Test func `inside an item that fills the view it stays`() {
    let long = WebKitSnapOffsets(
      offsets: [0, 1000], stops: [false, false], areas: [0...1000, nil], viewport: 300, isProximity: false)
    #expect(long.closest(to: 500, velocity: 1, from: 100).index == nil)
    #expect(long.closest(to: 701, velocity: 1, from: 100).index == 1)
  }

  @Test func `without offsets the destination stands`() {
    let none = WebKitSnapOffsets(offsets: [], stops: [], areas: [], viewport: 300, isProximity: false)
    #expect(none.closest(to: 7, velocity: 1, from: 0).choice == BrowserChoice(offset: 7, rule: .none))
  }
}
