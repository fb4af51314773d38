import Testing

@testable import GestureMotion

@Suite struct CSSSnapPositionsTests {
  private func positions(stops: Set<Double> = [], reach: Double? = nil) -> CSSSnapPositions {
    let offsets = [0.0, 300, 600]
    return CSSSnapPositions(
      offsets: offsets, stops: offsets.map(stops.contains), viewport: 300, range: 0...550, reach: reach)
  }

  @Test func `to a place the nearest, limited to the range`() {
    #expect(positions().position(for: 150, from: nil).offset == 0)
    #expect(positions().position(for: 151, from: nil).offset == 300)
    #expect(positions().position(for: 9000, from: nil).offset == 550)
  }

  @Test func `by a distance only ahead, unless nothing is`() {
    #expect(positions().position(for: 20, from: 10).offset == 300)
    #expect(positions().position(for: 290, from: 300).offset == 0)
    #expect(positions().position(for: 560, from: 550).rule == .nearest)  // limited it does not move
    #expect(positions().position(for: -5, from: 4).offset == 0)
  }

  @Test func `the first stop not beyond the destination holds`() {
    #expect(positions(stops: [300]).position(for: 540, from: 10).offset == 300)
    #expect(positions(stops: [300]).position(for: 299, from: 160).offset == 300)  // nearest, though not passed
    #expect(positions(stops: [300]).position(for: 540, from: nil).offset == 550)
  }

  @Test func `proximity leaves what is far`() {
    #expect(positions(reach: 90).position(for: 100, from: nil) == BrowserChoice(offset: 100, rule: .none))
    #expect(positions(reach: 90).position(for: 90, from: nil).offset == 0)
  }

  @Test func `a covered view stays, past the area its nearer end`() {
    let long = CSSSnapPositions(offsets: [], stops: [], areas: [0...500], viewport: 400, range: 0...900)
    #expect(long.position(for: 60, from: 50) == BrowserChoice(offset: 60, rule: .covering))
    #expect(long.position(for: 150, from: 50).offset == 100)
  }
}
