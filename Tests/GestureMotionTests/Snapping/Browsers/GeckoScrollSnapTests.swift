import Testing

@testable import GestureMotion

@Suite struct GeckoScrollSnapTests {
  private func choice(
    _ destination: Double, from origin: Double, stop: Bool = false, reach: Double? = nil
  ) -> BrowserChoice {
    GeckoScrollSnap.choice(among: [0, 300, 600], stopAlways: stop, from: origin, to: destination, reach: reach)
  }

  @Test func `strictly ahead of the start, nearest to the end, of equals the first`() {
    #expect(choice(310, from: 300).offset == 600)
    #expect(choice(450, from: 10).offset == 300)
    #expect(choice(451, from: 10).offset == 600)
    #expect(choice(290, from: 300).offset == 0)
    #expect(choice(290, from: 290).offset == 300)
  }

  @Test func `a stop not beyond the end holds`() {
    #expect(choice(600, from: 10, stop: true) == BrowserChoice(offset: 300, rule: .stop))
    #expect(choice(299, from: 160, stop: true).rule == .nearestAhead)
  }

  @Test func `proximity is a distance from the end`() {
    #expect(choice(390, from: 10, reach: 90).offset == 300)
    #expect(choice(391, from: 10, reach: 90) == BrowserChoice(offset: 391, rule: .none))
  }

  @Test func `with nothing ahead the nearest on either side`() {
    #expect(choice(700, from: 610) == BrowserChoice(offset: 600, rule: .fallback))
  }

  @Test func `on a lattice it says so`() throws {
    let landing = try GeckoScrollSnap().landing(from: 60, proposed: 90, velocity: 0.3, on: SnapQuestions.screens)
    #expect((landing.index, landing.branch) == (1, .forward))
    #expect(
      try GeckoScrollSnap().reason(from: 60, proposed: 90, on: SnapQuestions.screens)
        == "390 is the position nearest to the proposed 90 of those ahead of 60")
    #expect(try GeckoScrollSnap().landing(from: 148, on: SnapQuestions.mirrored).index == 1)
  }
}
