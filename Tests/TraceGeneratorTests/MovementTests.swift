import Testing

@testable import TraceGenerator

@Suite struct MovementTests {
  @Test func `minimum jerk goes from 0 to 1 and is half-way at half the time`() {
    #expect(Movement.minimumJerk(0) == 0)
    #expect(Movement.minimumJerk(1) == 1)
    // 10/8 − 15/16 + 6/32 = 1.25 − 0.9375 + 0.1875
    #expect(Movement.minimumJerk(0.5) == 0.5)
  }

  @Test func `a finger lies still, moves, and stays where the movement ended`() {
    let movement = Movement(settling: 20, stretches: [.init(points: 80, milliseconds: 100)])
    #expect(movement.travel(at: 20) == 0)
    #expect(movement.travel(at: 70) == 40)
    #expect(movement.travel(at: 120) == 80)
    #expect(movement.travel(at: 500) == 80)
    #expect(movement.duration == 120)
  }

  @Test func `a cut movement ends at its distance and at speed`() {
    let stretch = Movement.Stretch(points: 100, milliseconds: 100, cut: 0.5)
    #expect(stretch.progress(0) == 0)
    #expect(stretch.progress(1) == 1)
    // Slope of minimum jerk at 0.5 is 30·0.25·0.25 = 1.875; over the half that is seen: 1.875·0.5/0.5 = 1.875 a unit.
    #expect(abs((stretch.progress(1) - stretch.progress(0.999)) / 0.001 - 1.875) < 0.01)
  }

  @Test func `a skewed movement is past half-way at half the time`() {
    // Warped: 0.5 + 0.4·0.25 = 0.6, where minimum jerk is 2.16 − 1.944 + 0.46656 = 0.68256.
    let stretch = Movement.Stretch(points: 1, milliseconds: 1, skew: 0.4)
    #expect(abs(stretch.progress(0.5) - 0.68256) < 1e-12)
  }

  @Test func `pieces follow one another, and the reach is the farthest point`() {
    let movement = Movement(
      settling: 0, stretches: [.init(points: 60, milliseconds: 100), .init(points: -100, milliseconds: 100)])
    #expect(movement.travel(at: 100) == 60)
    #expect(movement.travel(at: 150) == 10)
    #expect(movement.total == -40)
    #expect(movement.reach == 60)
  }
}
