import GestureModel
import GestureMotion
import Testing

@testable import GestureReplay

@Suite struct ReplayerWayTests {
  private static let replayer = Replayer(
    scenario: {
      var scenario = Scenario()
      scenario.itemSize = 280
      scenario.spacing = 16
      return scenario
    }(), candidates: [Candidate(strategy: OnePageSnap(), estimator: UIKitVelocity())])

  /// 10 pt to the left every 10 ms, lifted 5 ms after the last place.
  private static let trace = Trace(
    id: "t", startOffset: 0,
    strokes: [
      Stroke(
        samples: (0...4).map { Sample(nanoseconds: Int64($0) * 10_000_000, x: 200 - Double($0) * 10, y: 0) },
        liftNanoseconds: 45_000_000)
    ])

  @Test func `the drag is the finger's way mirrored, its times counted from the lift`() throws {
    let outcome = try #require(Self.replayer.replay(Self.trace).outcomes.first?.first)
    let way = Self.replayer.dragWay(of: outcome, in: Self.trace)
    #expect(way.map(\.offset) == [0, 10, 20, 30, 40, 40])
    #expect(way.map(\.milliseconds) == [-45, -35, -25, -15, -5, 0])
  }

  @Test func `the way to rest begins at the release and ends at the target`() throws {
    let outcome = try #require(Self.replayer.replay(Self.trace).outcomes.first?.first)
    let way = Self.replayer.settlingWay(of: outcome)
    #expect(way.first == WayPoint(milliseconds: 0, offset: 40))
    #expect(way.last == WayPoint(milliseconds: outcome.settle.milliseconds, offset: 296))
    #expect(zip(way, way.dropFirst()).allSatisfy { $0.milliseconds < $1.milliseconds && $0.offset <= $1.offset })
  }

  @Test func `a trace without strokes has the release alone`() throws {
    let log = Trace(id: "log", release: RecordedRelease(offset: 30, pointsPerMillisecond: 0))
    let outcome = try #require(Self.replayer.replay(log).outcomes.first?.first)
    #expect(Self.replayer.dragWay(of: outcome, in: log) == [WayPoint(milliseconds: 0, offset: 30)])
    // Released at rest nowhere: 30 pt is nearest to page 0.
    #expect(Self.replayer.settlingWay(of: outcome).last?.offset == 0)
  }
}
