import GestureAnalysis
import GestureModel
import GestureMotion
import GestureReplay
import Testing

@testable import GestureReports

@Suite struct SceneTests {
  @Test func `the ways lead from the touch-down through the release to the rest`() throws {
    let scene = try LandingLanesTests.scene().scene
    for (outcome, (drag, settling)) in zip(scene.outcomes, zip(scene.drags, scene.settlings)) {
      #expect(drag.first?.offset == 0 && drag.first?.milliseconds == -120)
      #expect(drag.last == WayPoint(milliseconds: 0, offset: outcome.release.offset))
      #expect(settling.first?.offset == outcome.release.offset)
      #expect(settling.last == WayPoint(milliseconds: outcome.settle.milliseconds, offset: outcome.target))
    }
  }

  @Test func `a logged release has no finger, and its way is the release alone`() throws {
    let candidate = Candidate(strategy: OnePageSnap(), estimator: UIKitVelocity())
    let replayer = Replayer(scenario: SampleReport.scenario, candidates: [candidate])
    let replay = replayer.replay(Trace(id: "log", release: RecordedRelease(offset: 120, pointsPerMillisecond: 1)))
    let place = TracePlace(id: "log", location: replay.trace.location)
    let scene = try #require(Scene(place, of: replay, by: replayer))
    #expect(scene.stroke == nil && scene.drags == [[WayPoint(milliseconds: 0, offset: 120)]])
  }

  @Test func `a stroke that the replay does not have is no scene`() {
    let replayer = Replayer(scenario: SampleReport.scenario, candidates: [])
    let replay = TraceReplay(trace: Trace(id: "empty"), outcomes: [])
    let place = TracePlace(id: "empty", location: replay.trace.location)
    #expect(Scene(place, of: replay, by: replayer) == nil)
  }
}
