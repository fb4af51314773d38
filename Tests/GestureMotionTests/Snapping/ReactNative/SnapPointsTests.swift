import GestureModel
import Testing

@testable import GestureMotion

@Suite struct SnapPointsTests {
  @Test(
    "Evenly spaced offsets are found as a list of them is",
    arguments: [-100, -0.1, 0, 0.1, 147, 148, 295.9, 296, 296.1, 1184, 1184.1, 9000] as [Double])
  func even(place: Double) {
    let even = SnapPoints.even(first: 0, stride: 296, count: 5).around(place)
    let list = SnapPoints.offsets([0, 296, 592, 888, 1184]).around(place)
    #expect(even.before == list.before)
    #expect(even.after == list.after)
  }

  @Test func `a product that is a rounding beside the place is met all the same`() {
    // 3·0.1 is 0.30000000000000004, and 0.3/0.1 is 2.9999999999999996.
    let points = SnapPoints.even(first: 0, stride: 0.1, count: 9)
    #expect(points.around(0.3).before == 0.2)
    #expect(points.around(0.3).after == 0.1 * 3)
  }

  @Test func `an interval has points everywhere and no ends`() {
    let around = SnapPoints.interval(300).around(-150)
    #expect((around.before, around.after) == (-300, 0))
    #expect(SnapPoints.interval(300).ends == nil)
    #expect(SnapPoints.offsets([]).ends == nil)
    #expect(SnapPoints.even(first: 10, stride: 5, count: 3).ends?.last == 20)
  }
}

/// Points 0, 300, 620, 900 of 1200.
@Suite struct SnapPointChoiceTests {
  let choice = SnapPointChoice(points: .offsets([0, 300, 620, 900]), maximum: 1200)

  @Test func `the end of the content always is a point`() {
    #expect(choice.stop(offset: 0, proposed: 950, velocity: 0.1).target == 1200)
    #expect(choice.stop(offset: 0, proposed: 1049, velocity: 0).target == 900)
    #expect(choice.stop(offset: 0, proposed: 1050, velocity: 0).target == 1200)
  }

  @Test func `a tie goes to the larger`() {
    #expect(choice.stop(offset: 0, proposed: 460, velocity: 0).target == 620)
  }

  @Test func `free ends let the projection stand only for who is there already`() {
    var free = choice
    (free.snapsToStart, free.snapsToEnd) = (false, false)
    #expect(free.stop(offset: 950, proposed: 1000, velocity: 1).target == 1000)
    #expect(free.stop(offset: 700, proposed: 1000, velocity: 1).target == 900)
    #expect(free.stop(offset: 0, proposed: -40, velocity: -1).target == 0)
    #expect(free.stop(offset: 100, proposed: -40, velocity: -1).target == 0)
  }
}
