import Foundation
import GestureModel
import GestureMotion
import GestureReading
import GestureTestSupport
import Testing

@testable import GestureReplay

/// Real flicks through the Chromium chain, against where Chromium 156 came to rest.
///
/// `recordings/web/chromium-snap-outcomes.json`: 60 flicks of `getevent/phone-183hz-grep-filtered.txt`, positions divided
/// by 3, on a vertical pager of 61 pages of 800 px from page 30. The engine is the desktop's, headless, and the scale is
/// the recorder's guess.
@Suite struct ChromiumOutcomesTests {
  private struct Recorded: Decodable {
    var mode: String
    var gesture: Int
    var end: Double
  }

  private struct Pair {
    var recorded: Recorded
    var outcome: Outcome
  }

  private var scenario: Scenario {
    var scenario = Scenario()
    scenario.axis = .vertical
    (scenario.viewport, scenario.itemSize, scenario.count, scenario.startOffset) = (800, 800, 61, 24_000)
    return scenario
  }

  /// The touches of the recording in order, in CSS px.
  private func traces() -> [Trace]? {
    guard let path = SharedFolder.file("recordings/getevent/phone-183hz-grep-filtered.txt") else { return nil }
    return TraceReader.readAll(path: path).traces.flatMap(\.strokes).map { stroke in
      var stroke = stroke
      stroke.samples = stroke.samples.map { Sample(nanoseconds: $0.nanoseconds, x: $0.x / 3, y: $0.y / 3) }
      return Trace(id: "gesture", strokes: [stroke])
    }
  }

  private func pairs(_ mode: String, _ candidate: Candidate) throws -> [Pair]? {
    guard let path = SharedFolder.file("recordings/web/chromium-snap-outcomes.json"), let traces = traces() else {
      return nil
    }
    let all = try JSONDecoder().decode([Recorded].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    let replayer = Replayer(scenario: scenario, candidates: [candidate])
    return try all.filter { $0.mode == mode }.map { recorded in
      let trace = try #require(traces.indices.contains(recorded.gesture) ? traces[recorded.gesture] : nil)
      let outcome = try #require(replayer.replay(trace).outcomes.first?.first)
      return Pair(recorded: recorded, outcome: outcome)
    }
  }

  private func preset(_ name: String, firstFrame: Double? = nil) throws -> Candidate {
    var candidate = try #require(Presets.named(name)).candidate()
    if let firstFrame, var projection = candidate.projection as? ChromiumProjection {
      projection.firstFrameMilliseconds = firstFrame
      candidate.projection = projection
    }
    return candidate
  }

  private func page(_ offset: Double) -> Int { Int((offset / 800).rounded()) }

  @Test func `a fling without snapping ends where Chromium's did`() throws {
    guard let pairs = try pairs("none", preset("css-none-chromium")) else { return }
    let misses = pairs.map { abs($0.outcome.target - $0.recorded.end) }.sorted()
    let near = misses.count { $0 <= 80 }
    let pages = pairs.count { page($0.outcome.target) == page($0.recorded.end) }
    print(
      "chromium none: \(near) of \(pairs.count) within a tenth of a page, \(pages) on the page, median miss "
        + "\(Int(misses[misses.count / 2])) px, worst \(Int(misses.last ?? 0)) px")
    #expect(pairs.count == 60)
    // What differs are gestures whose last samples the browser's frames did not all see: the velocity is another.
    #expect(near >= 48)
  }

  @Test("Snapping goes where the first frame of the fling points", arguments: ["mandatory", "proximity"])
  func snapping(mode: String) throws {
    guard let pairs = try pairs(mode, preset("css-\(mode)-chromium")) else { return }
    // Where nothing snaps the rest is the fling's own, which is met to a tenth of a page.
    let agreeing = pairs.count { pair in
      let isSnapped = pair.recorded.end.truncatingRemainder(dividingBy: 800) == 0
      return abs(pair.outcome.target - pair.recorded.end) < (isSnapped ? 0.5 : 80)
    }
    // How much of a frame had passed at that moment is not recorded. For each rest some share of up to two frames leads
    // there, or none does: those would speak against the model.
    let frames = stride(from: 0.0, through: 34, by: 1)
    var reachable = Set<Int>()
    for frame in frames {
      let others = try #require(try self.pairs(mode, preset("css-\(mode)-chromium", firstFrame: frame)))
      for (index, pair) in others.enumerated() where abs(pair.outcome.target - pair.recorded.end) < 80 {
        reachable.insert(index)
      }
    }
    print(
      "chromium \(mode): \(agreeing) of \(pairs.count) rests as predicted, \(reachable.count) by some "
        + "first frame of up to 34 ms")
    #expect(pairs.count == 60)
    #expect(agreeing >= 40)
    #expect(reachable.count >= 50)
  }
}
