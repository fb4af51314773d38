import Testing

@testable import GestureMotion

/// `research/physics.md` 4.1.
@Suite struct AndroidSplineTests {
  @Test(
    "Distance and duration are those of the table",
    arguments: [
      (160.0, 1000.0, 194.3, 555.0), (320, 500, 35.0, 200), (420, 6500, 2462.3, 1082), (480, 1600, 195.7, 349),
    ])
  func fling(dotsPerInch: Double, velocity: Double, distance: Double, milliseconds: Double) {
    let spline = AndroidSpline(density: dotsPerInch / 160)
    #expect(abs(spline.distance(pixelsPerSecond: -velocity) - distance) < 0.06)
    #expect(spline.milliseconds(pixelsPerSecond: velocity) == milliseconds)
    #expect(spline.splineDistance(pixelsPerSecond: -velocity) == -distance.rounded(.down))
  }

  @Test func `without a velocity there is no fling`() {
    #expect(AndroidSpline().distance(pixelsPerSecond: 0) == 0)
    #expect(AndroidSpline().milliseconds(pixelsPerSecond: 0) == 0)
  }

  @Test func `both tables grow from 0 to 1`() {
    for table in [AndroidSplineTable.shared.position, AndroidSplineTable.shared.time] {
      #expect(table.count == 101 && table.last == 1)
      for (one, next) in zip(table, table.dropFirst()) { #expect(one < next) }
    }
  }
}
