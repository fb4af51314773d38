import Testing

@testable import GestureMotion

@Suite struct SwiperClosestSnapTests {
  @Test(
    "More than half-way on, or half-way back",
    arguments: [(585.0, 1), (585.1, 2), (195.1, 1), (195, 0), (1500, 2), (-300, 0)])
  func steps(offset: Double, index: Int) throws {
    // Screens of 390 from page 1: half-way on is 585, half-way back 195.
    #expect(try SwiperClosestSnap().index(from: 390, to: offset, velocity: 5) == index)
  }

  @Test func `another threshold is lopsided`() throws {
    var strategy = SwiperClosestSnap()
    strategy.threshold = 0.25
    // On from 390 + 97.5; back only at 97.5 from page 0, three quarters of the way.
    #expect(try strategy.index(from: 390, to: 488) == 2)
    #expect(try strategy.index(from: 390, to: 98) == 1)
    #expect(try strategy.index(from: 390, to: 97) == 0)
  }

  @Test func `the reason says where it stood`() throws {
    #expect(
      try SwiperClosestSnap().answer(from: 390, to: 624).reason
        == "at 1.6 slides from the first, 0.5 of the way decides, so it goes on to 2")
  }
}
