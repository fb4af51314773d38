import Testing

@testable import GestureMotion

@Suite struct ChromiumSnapAxisTests {
  private func axis(_ offsets: [Double], stops: Set<Double> = [], reach: Double? = nil) -> ChromiumSnapAxis {
    ChromiumSnapAxis(
      areas: offsets.map { ChromiumSnapAxis.Area(offset: $0, isStop: stops.contains($0)) }, view: 200, range: 0...5000,
      isMandatory: reach == nil, reach: reach)
  }

  @Test func `after a fling only what lies ahead counts`() {
    #expect(axis([0, 300, 600]).find(.endAndDirection, from: 100, by: 20)?.offset == 300)
    #expect(axis([0, 300, 600]).find(.endAndDirection, from: 100, by: -20)?.offset == 0)
    // 450 is half-way: the first
    #expect(axis([0, 300, 600]).find(.endAndDirection, from: 100, by: 350)?.offset == 300)
    #expect(axis([600, 300, 0]).find(.endAndDirection, from: 100, by: 350)?.offset == 600)
  }

  @Test func `with nothing ahead a mandatory container goes back, another nowhere`() {
    #expect(axis([0, 300]).find(.endAndDirection, from: 310, by: 40)?.rule == .fallback)
    #expect(axis([0, 300]).find(.endAndDirection, from: 310, by: 40)?.offset == 300)
    #expect(axis([0, 300], reach: 60).find(.endAndDirection, from: 310, by: 40) == nil)
  }

  @Test func `a stop holds unless what was found is nearer`() {
    #expect(axis([200, 400, 600], stops: [200, 400]).find(.endAndDirection, from: 0, by: 600)?.offset == 200)
    #expect(axis([200, 400], stops: [400]).find(.endAndDirection, from: 0, by: 150)?.offset == 200)
  }

  @Test func `an arrow key takes the next`() {
    #expect(axis([100, 120, 300]).find(.direction, from: 90, by: 200)?.offset == 100)
  }

  @Test func `an area that fills the view may rest anywhere inside`() {
    let long = ChromiumSnapAxis(
      areas: [ChromiumSnapAxis.area(50...1050, .start, view: 200, in: 0...2000)], view: 200, range: 0...2000)
    let found = long.find(.endAndDirection, from: 100, by: 300)
    #expect((found?.offset, found?.covered, found?.rule) == (400, 50...850, .covering))
    // Past its end the nearest that still covers the view.
    #expect(long.find(.endAndDirection, from: 100, by: 1000)?.offset == 850)
  }

  @Test func `an area shorter than the view has only its aligned place`() {
    #expect(ChromiumSnapAxis.area(100...200, .end, view: 200, in: 0...500).offset == 0)
    #expect(ChromiumSnapAxis.area(100...400, .center, view: 200, in: 0...500).offset == 150)
    #expect(ChromiumSnapAxis.area(900...1000, .start, view: 200, in: 0...500).offset == 500)
  }

  @Test func `without areas there is nothing`() {
    #expect(axis([]).find(.endPosition, from: 4, by: 0) == nil)
    #expect(axis([]).find(.endAndDirection, from: 4, by: 9) == nil)
  }
}
