import GestureModel
import Testing

@testable import GestureMotion

/// Items of 390: active while the middle lies from 20 before to 20 behind them.
@Suite struct RNSnapCarouselTests {
  @Test(
    "Twenty points are one item, unless the drag has changed it already",
    // offset, start, index
    arguments: [
      (20, 0, 0), (21, 0, 1), (-21, 0, -1),  // fault: an item before the first
      (214, 0, 1), (216, 0, 1),  // 214 + 195 < 410 keeps item 0 active, and is one on; 216 is item 1 itself
      (379, 390, 1), (369, 390, 0), (800, 0, 2), (1560, 1560, 4), (1581, 1560, 5),
    ] as [(Double, Double, Int)])
  func lands(offset: Double, start: Double, index: Int) throws {
    for velocity in [-3, 0, 3.0] {
      let landing = try RNSnapCarousel().landing(
        from: offset, velocity: velocity, start: start, on: SnapQuestions.screens)
      #expect(landing.index == index)
      #expect(landing.target == Double(index) * 390)
    }
  }

  @Test func `where two items are active the earlier is`() {
    // The middle at 300 is within 20 of both.
    let stop = RNSnapCarousel().stop(start: 0, end: 150, itemSize: 300, viewport: 375, innerMargin: 37.5, count: 6)
    #expect(stop.endActive == 0)
  }

  @Test func `the reason tells the way`() throws {
    #expect(
      try RNSnapCarousel().reason(from: 21, start: 0, on: SnapQuestions.screens)
        == "way 21 > 20 pt, so one on from item 0; velocity not read")
    #expect(
      try RNSnapCarousel().reason(from: 20, start: 0, on: SnapQuestions.screens)
        == "way 20 <= 20 pt, so still item 0; velocity not read")
  }
}
