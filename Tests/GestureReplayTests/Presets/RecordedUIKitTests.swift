import Foundation
import GestureModel
import GestureMotion
import GestureTestSupport
import Testing

@testable import GestureReplay

/// One chain from the recorded touches to the recorded rest, through the `uikit` preset.
///
/// The touches are those of `physics/uikit_recorded_pan_velocity`, whose rows of three samples overlap; the rests those of
/// `physics/uikit_recorded_deceleration`. Both are known for `medium-flick` and `overscroll-release`; of the other runs the
/// touches or the rest are missing there.
@Suite struct RecordedUIKitTests {
  private struct PanInputs: Decodable {
    var samplesTXY: [[Double]]
  }
  private struct PanExpected: Decodable {}
  private struct RunInputs: Decodable {
    var offsetAtRelease: Double?
    var releaseVelocity: Double?
    var max: Double?
    var timesS: [Double]?
  }
  private struct RunExpected: Decodable {
    var restOffset: Double?
    var rest: Double?
    var restTime: Double?
    var offsets: [Double]?
  }

  /// The touches of a run, each once, in points and nanoseconds.
  private func stroke(of run: String) throws -> Stroke? {
    guard let file = try VectorFile<PanInputs, PanExpected>.read("vectors/physics/uikit_recorded_pan_velocity.json")
    else { return nil }
    let rows = file.cases.filter { $0.name.hasPrefix("\(run) touch") }.flatMap(\.inputs.samplesTXY)
    var times: Set<Double> = []
    let samples = rows.filter { times.insert($0[0]).inserted }.sorted { $0[0] < $1[0] }
    let start = try #require(samples.first)[0]
    return Stroke(
      samples: samples.map { Sample(nanoseconds: Int64((($0[0] - start) * 1e9).rounded()), x: $0[1], y: $0[2]) })
  }

  private func run(named name: String) throws -> VectorFile<RunInputs, RunExpected>.Case? {
    let file = try VectorFile<RunInputs, RunExpected>.read("vectors/physics/uikit_recorded_deceleration.json")
    return file?.cases.first { $0.name.hasPrefix(name) }
  }

  /// A vertical list as long as the recorded one.
  private func replay(_ stroke: Stroke, startOffset: Double, maximum: Double) throws -> (Outcome, any Motion) {
    var scenario = Scenario()
    (scenario.axis, scenario.viewport, scenario.itemSize) = (.vertical, 874, 874)
    scenario.contentLength = maximum + 874
    scenario.startOffset = startOffset
    let preset = try #require(Presets.named("uikit"))
    let replayer = Replayer(scenario: scenario, candidates: [preset.candidate()])
    let outcome = try #require(replayer.replay(Trace(id: "run", strokes: [stroke])).outcomes.first?.first)
    return (outcome, replayer.motion(of: outcome))
  }

  @Test func `the touches of medium-flick come to rest within a pixel of the recorded rest`() throws {
    guard let stroke = try stroke(of: "medium-flick"), let run = try run(named: "medium-flick: rest") else { return }
    let (outcome, motion) = try replay(stroke, startOffset: 0, maximum: 5126)
    let recorded = try #require(run.expected.restOffset)
    let (offset, velocity) = (try #require(run.inputs.offsetAtRelease), try #require(run.inputs.releaseVelocity))
    #expect(abs(outcome.release.offset - offset) < 1e-9)
    #expect(abs(outcome.release.pointsPerMillisecond - velocity) < 1e-6)
    let residual = abs(motion.offset(after: motion.milliseconds) - recorded)
    print("medium-flick, touches to rest: \(residual) pt from the recorded \(recorded)")
    #expect(residual <= 1.0 / 3 + 1e-9)
    #expect(outcome.target == motion.offset(after: motion.milliseconds))
  }

  @Test func `the touches of overscroll-release bounce back to the recorded edge`() throws {
    guard let stroke = try stroke(of: "overscroll-release"), let run = try run(named: "overscroll-release") else {
      return
    }
    let (recordedOffset, maximum) = (try #require(run.inputs.offsetAtRelease), try #require(run.inputs.max))
    // Where the list was at touch-down is not recorded. It was dragged on from its end: no other place gives the
    // recorded offset, which is rounded to thirds of a point.
    let (outcome, motion) = try replay(stroke, startOffset: maximum, maximum: maximum)
    let velocity = try #require(run.inputs.releaseVelocity)
    let residual = abs(outcome.release.offset - recordedOffset)
    print("overscroll-release, touches to release: \(residual) pt from the recorded \(recordedOffset)")
    #expect(residual <= 1.0 / 6 + 1e-9)
    #expect(abs(outcome.release.pointsPerMillisecond - velocity) < 1e-6)
    #expect(outcome.target == run.expected.rest)
    #expect(motion.offset(after: motion.milliseconds) == run.expected.rest)
  }
}
