import GestureModel
import Testing

@testable import GestureMotion

/// Pages of 390: v in items/s is v·1000/390. At rate 0.95 the distance is a third of it: 1.95 pt/ms is 5 items/s,
/// 1.667.
@Suite struct ICarouselSnapTests {
  @Test(
    "Its own deceleration, rounded in the direction of the flick",
    arguments: [
      (117, 1.95, 2),  // 0.3 + 1.667 = 1.967, up
      (507, -1.95, -1),  // 1.3 − 1.667 = −0.367, down: one bounce beyond
      (117, 0.78, 0), (117, 0.79, 1),  // exactly 2 items/s is slow; just more: 0.3 + 0.675 = 0.975, up
      (200, 0, 1), (190, 0, 0), (-300, 0, 0), (1500, 3.9, 5),
    ] as [(Double, Double, Int)])
  func lands(offset: Double, velocity: Double, index: Int) throws {
    let landing = try ICarouselSnap().landing(
      from: offset, proposed: 9999, velocity: velocity, on: SnapQuestions.screens)
    #expect(landing.index == index)
    #expect(landing.target == Double(index) * 390)
  }

  @Test func `without bounces it ends at the items`() throws {
    var strategy = ICarouselSnap()
    strategy.bounces = false
    #expect(try strategy.landing(from: 507, velocity: -1.95, on: SnapQuestions.screens).index == 0)
  }

  @Test func `paging takes the next item, and exactly on one stays`() throws {
    var strategy = ICarouselSnap()
    strategy.paging = true
    #expect(try strategy.landing(from: 507, velocity: 3.9, on: SnapQuestions.screens).index == 2)
    #expect(try strategy.landing(from: 780, velocity: 3.9, on: SnapQuestions.screens).index == 2)
  }

  @Test func `a fast release with a short way of its own steps one on`() throws {
    var strategy = ICarouselSnap()
    strategy.rate = 0
    // d = v/60: 2.5 items/s goes 0.042, not above 0.1. From 0.3, more than 0.1 off item 0: 1. From 0.05: 0.
    #expect(try strategy.landing(from: 117, velocity: 0.975, on: SnapQuestions.screens).index == 1)
    #expect(try strategy.landing(from: 19.5, velocity: 0.975, on: SnapQuestions.screens).index == 0)
  }

  @Test func `without stopping at items it rests where its momentum ends`() throws {
    var strategy = ICarouselSnap()
    strategy.stopsAtItems = false
    let landing = try strategy.landing(from: 117, velocity: 1.95, on: SnapQuestions.screens)
    #expect(landing.branch == .free)
    #expect(abs(landing.target - 767) < 1e-9)  // 1.96667 items
  }

  @Test func `it takes as long as a linear slowing does`() {
    // 2·1.7/5 = 0.68 s, and 0.4 or 0.01 s to a nearest item.
    #expect(abs(ICarouselSnap().stop(offset: 0.3, velocity: 5, count: 5).seconds - 0.68) < 1e-12)
    #expect(ICarouselSnap().stop(offset: 0.3, velocity: 0, count: 5).seconds == 0.4)
    #expect(ICarouselSnap().stop(offset: 0.001, velocity: 0, count: 5).seconds == 0.01)
  }

  @Test func `the reason speaks in items`() throws {
    #expect(
      try ICarouselSnap().reason(from: 117, velocity: 1.95, on: SnapQuestions.screens)
        == "|v| 5 > 2 items/s, so 0.3 and its own way of 1.667 items, rounded up to 2")
  }
}
