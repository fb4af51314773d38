import GestureModel
import Testing

@testable import GestureReplay

@Suite struct FollowedStrokeTests {
  /// A finger that comes down at `began` ms at x and moves by `step` every 10 ms until `lift`.
  private func finger(_ name: String, from began: Int, at x: Double, step: Double, lift: Int) -> Stroke {
    let times = Array(stride(from: began, through: lift, by: 10))
    return Stroke(
      pointer: name,
      samples: times.enumerated().map {
        Sample(nanoseconds: Int64($0.element) * 1_000_000, x: x + Double($0.offset) * step, y: 0)
      }, liftNanoseconds: Int64(lift) * 1_000_000)
  }

  private func ways(_ strokes: [Stroke], _ pointers: PointerPolicy) -> [FollowedStroke] {
    FollowedStroke.all(in: Trace(id: "t", strokes: strokes), pointers: pointers)
  }

  /// How far the joined way goes.
  private func travel(_ way: FollowedStroke) -> Double {
    (way.drag.samples.last?.x ?? 0) - (way.drag.samples.first?.x ?? 0)
  }

  // The first goes from 300 to 250 in 100 ms; the second comes down after 50 ms at 100 and goes to 0 in 100 ms.
  private var two: [Stroke] {
    [finger("a", from: 0, at: 300, step: -5, lift: 100), finger("b", from: 50, at: 100, step: -10, lift: 150)]
  }

  @Test func `one finger is followed alike by every policy`() {
    for policy in PointerPolicy.allCases {
      let found = ways([two[0]], policy)
      #expect(found.map(\.drag) == [two[0]])
      #expect(found.map(\.leader) == [two[0]])
    }
  }

  @Test func `the first finger moves the content until it lifts`() {
    let found = ways(two, .first)
    #expect(found.count == 1)
    #expect(travel(found[0]) == -50)
    #expect(found[0].leader.pointer == "a")
  }

  @Test func `a finger that stays takes over where the first left, without a jump`() {
    let way = ways(two, .remaining)[0]
    // 50 by the first; the second is at 50 by then and goes on to 0.
    #expect(travel(way) == -100)
    #expect(way.leader.pointer == "b")
    #expect(way.drag.liftNanoseconds == 150_000_000)
    let steps = zip(way.drag.samples, way.drag.samples.dropFirst()).map { $1.x - $0.x }
    #expect(steps.allSatisfy { (-10...0).contains($0) })
  }

  @Test func `the finger that came last takes over at once`() {
    let way = ways(two, .latest)[0]
    // 25 by the first until 50 ms, then 100 by the second.
    #expect(travel(way) == -125)
    #expect(way.leader.pointer == "b")
  }

  @Test func `when the last finger lifts first, the one still down leads again`() {
    let long = finger("a", from: 0, at: 300, step: -5, lift: 200)
    let short = finger("b", from: 50, at: 100, step: -10, lift: 100)
    let way = ways([long, short], .latest)[0]
    // 25 by the first, 50 by the second, then 50 by the first again.
    #expect(travel(way) == -125)
    #expect(way.leader.pointer == "a")
    #expect(travel(ways([long, short], .remaining)[0]) == -100)
  }

  @Test func `there is one way for each primary stroke, whatever the policy`() {
    let chain = two + [finger("c", from: 120, at: 200, step: -1, lift: 300)]
    let primary = Trace(id: "t", strokes: chain).primaryStrokes.count
    #expect(primary == 2)
    for policy in PointerPolicy.allCases { #expect(ways(chain, policy).count == primary) }
  }

  @Test func `fingers that come down at the same moment end`() {
    let twins = [finger("a", from: 0, at: 0, step: 1, lift: 50), finger("b", from: 0, at: 9, step: 1, lift: 50)]
    for policy in PointerPolicy.allCases { #expect(ways(twins, policy).count == 1) }
    #expect(ways([], .latest).isEmpty)
  }
}
