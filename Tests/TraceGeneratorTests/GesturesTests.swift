import Testing

@testable import TraceGenerator

@Suite struct GesturesTests {
  /// The speed over the last `milliseconds` of a movement, in pt/ms.
  func endSpeed(_ movement: Movement, over milliseconds: Double = 1) -> Double {
    (movement.total - movement.travel(at: movement.duration - milliseconds)) / milliseconds
  }

  @Test(
    "A flick is 60 to 140 pt in 70 to 140 ms and leaves at 0.6 to 2.5 pt/ms",
    arguments: [FlickStrength.soft, .firm, .hard])
  func flick(strength: FlickStrength) {
    for seed in 0..<200 {
      var random = RepeatableRandom(seed: UInt64(seed))
      let movement = Movement.flick(strength, .backward, &random)
      #expect((60...140).contains(-movement.total))
      #expect((70...140).contains(movement.duration - movement.settling))
      #expect((0.6...2.5).contains(-endSpeed(movement)))
    }
  }

  @Test func `a slow drag has all but stopped when it ends`() {
    for seed in 0..<200 {
      var random = RepeatableRandom(seed: UInt64(seed))
      let movement = Movement.slowDrag(200...250, .forward, &random)
      #expect((200...250).contains(movement.total))
      #expect((0..<0.1).contains(endSpeed(movement, over: 20)))
    }
  }

  @Test func `a braked drag is still under way when it stops`() {
    for seed in 0..<200 {
      var random = RepeatableRandom(seed: UInt64(seed))
      let movement = Movement.brakedDrag(90...200, .forward, &random)
      #expect(endSpeed(movement, over: 17) > 0.1)
    }
  }

  @Test func `a flick back ends on the other side of its start`() {
    var random = RepeatableRandom(seed: 3)
    let movement = Movement.flickBack(from: 80...90, .forward, &random)
    // There by 80 to 90 pt, back by 2 to 2.3 times that: −80 to −117 pt in all.
    #expect((-117 ... -80).contains(movement.total))
    #expect(endSpeed(movement) < -0.5)
  }

  @Test func `what comes back ends near its start`() {
    var random = RepeatableRandom(seed: 3)
    let movement = Movement.thereAndBack(130...140, .forward, returning: 0.9, &random)
    #expect((13...14).contains(movement.total))
    #expect((130...140).contains(movement.reach))
  }
}
