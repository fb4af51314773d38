import Testing

@testable import GestureMotion

@Suite struct SwiperGridTests {
  @Test func `the end is a snap of its own where more than a pixel is left`() {
    // Five of 280 with 16 between on 375: end 5·296 − 16 − 375 = 1089, past 888 and before 1184.
    let grid = SwiperGrid(count: 5, slideWidth: 280, spacing: 16, viewport: 375)
    #expect(grid.snaps == [0, 296, 592, 888, 1089])
    #expect(grid.rest(requested: 4).position == 1089)
    // 1089 is 201 from slide 3 and 95 from slide 4.
    #expect(grid.rest(requested: 9).slide == 4)
    #expect(grid.rest(requested: -3).position == 0)
  }

  @Test func `groups rest at their first slide, the first ones singly`() {
    // Seven of 100 on 200, groups of two after one single: groups begin at 0, 1, 3 and 5, end 500.
    let grid = SwiperGrid(count: 7, slideWidth: 100, spacing: 0, viewport: 200, group: 2, skip: 1)
    #expect(grid.snaps == [0, 100, 300, 500])
    #expect(grid.stop(at: 140).slide == 1)
    #expect(grid.stop(at: 140).ratio == 0.2)  // 40 of the 200 to slide 3
  }

  @Test func `before the beginning it stands in the first, past the end in the last`() {
    let grid = SwiperGrid(count: 4, slideWidth: 100, spacing: 0, viewport: 100)
    #expect(grid.stop(at: -30).slide == 0)
    #expect(grid.stop(at: -30).ratio == -0.3)
    #expect(grid.stop(at: 300).slide == 3)
  }

  @Test func `one slide alone has no pitch and stays`() {
    let grid = SwiperGrid(count: 1, slideWidth: 100, spacing: 0, viewport: 100)
    #expect(grid.snaps == [0])
    #expect(grid.rest(requested: 1).slide == 0)
    #expect(grid.closest(to: 80, active: 0, threshold: 0.5) == 0)
  }

  @Test("The closest is at most one group away", arguments: [(451.0, 2), (450, 1), (150, 0), (151, 1), (1000, 2)])
  func closest(position: Double, slide: Int) {
    // From 1: more than half-way to 600 is 2; half-way from 0 or less is 0.
    let grid = SwiperGrid(count: 6, slideWidth: 300, spacing: 0, viewport: 300)
    #expect(grid.closest(to: position, active: 1, threshold: 0.5) == slide)
  }
}
