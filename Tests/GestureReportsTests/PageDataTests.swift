import Foundation
import GestureModel
import GestureReplay
import Testing

@testable import GestureReports

@Suite struct PageDataTests {
  typealias Object = [String: Any]

  func objects(_ data: PageData) throws -> [Object] {
    try #require(JSONSerialization.jsonObject(with: Data(data.text.utf8)) as? [Object])
  }

  /// What the page's script makes of differences of tenths.
  func decoded(_ value: Any?) throws -> [Double] {
    var sum = 0
    return try #require(value as? [Int]).map {
      sum += $0
      return Double(sum) / 10
    }
  }

  @Test func `the curves are the engine's own: from the start over the release to the target`() throws {
    let report = try PageBench.report(
      [PageBench.trace("a"), PageBench.trace("b", x: -40), PageBench.trace("tap", x: 3)],
      through: ["round", "one-page(drag: flutter)", "viewpager2", "swiper"])
    let replayer = Replayer(scenario: report.scenario, candidates: report.candidates)
    let strokes = try #require(objects(PageData([report]))[0]["strokes"] as? [Object])
    let watched = try #require(report.gallery).ranked.sorted { $0.order < $1.order }
    #expect(strokes.count == 3 && watched.count == 3)
    for (stroke, kept) in zip(strokes, watched) {
      let drags = try #require(stroke["drags"] as? [Object])
      let settles = try #require(stroke["settles"] as? [Any])
      for (out, outcome) in zip(try #require(stroke["out"] as? [Object]), kept.outcomes) {
        let drag = drags[try #require(out["d"] as? Int)]
        let way = try decoded(drag["o"])
        // The finger is down for 80 ms: 800 tenths.
        #expect(drag["lift"] as? Int == 800)
        #expect(try decoded(drag["t"]).last == 80)
        #expect(abs((way.first ?? .nan) - outcome.release.startOffset) <= 0.05)
        #expect(abs((way.last ?? .nan) - outcome.release.offset) <= 0.05)
        let curve = try decoded(settles[try #require(out["s"] as? Int)])
        let sampled = SettlingCurve(of: replayer.motion(of: outcome)).offsets
        #expect(zip(curve, sampled).allSatisfy { abs($0 - $1) <= 0.05 })
        #expect(abs((curve.last ?? .nan) - outcome.target) <= 0.05)
        #expect(abs(Double(try #require(out["ms"] as? Int)) / 10 - outcome.settle.milliseconds) <= 0.05)
      }
    }
  }

  @Test func `candidates whose content moves alike share their curves`() throws {
    let report = try PageBench.report(
      [PageBench.trace("a")], through: ["one-page", "one-page(velocity: 0.4)", "round"])
    let strokes = try #require(objects(PageData([report]))[0]["strokes"] as? [Object])
    #expect((strokes[0]["drags"] as? [Any])?.count == 1)
    // 1.5 pt/ms at the normal rate proposes 120 + 1.49 · 499 = 863 pt, page 3; one page goes to 1.
    #expect((strokes[0]["settles"] as? [Any])?.count == 2)
  }

  @Test func `what does not fit is left out, the least divisive first`() throws {
    let traces = (0..<20).map { PageBench.trace("trace-\($0)", x: $0 == 13 ? 120 : 10) }
    let report = try PageBench.report(traces)
    let all = PageData([report])
    let one = all.text.utf8.count / 20
    let few = PageData([report], limit: 5 * one)
    #expect(all.watched[0].count == 20)
    #expect((1...6).contains(few.watched[0].count) && few.watched[0].contains { $0.trace == "trace-13" })
    #expect(PageData([report], limit: 10).watched[0].isEmpty)
  }

  @Test func `a long stroke is thinned, its ends kept`() {
    #expect(StrokeMotion.kept(of: 3) == [0, 1, 2])
    let kept = StrokeMotion.kept(of: 100_000)
    #expect(kept.count <= StrokeMotion.sampleLimit + 1 && kept.first == 0 && kept.last == 99_999)
    #expect(zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `a release that an app logged begins at its release`() throws {
    let trace = Trace(
      id: "logged", startOffset: 296, release: RecordedRelease(offset: 416, pointsPerMillisecond: 1.4))
    let strokes = try #require(objects(PageData([PageBench.report([trace])]))[0]["strokes"] as? [Object])
    let drag = try #require((strokes[0]["drags"] as? [Object])?.first)
    #expect(drag["lift"] as? Int == 0)
    #expect(try decoded(drag["o"]) == [416])
  }

  @Test func `nothing in the data can end its element, and it reads back`() throws {
    let name = "</script><script>alert(1)</script>\u{2028}"
    let trace = PageBench.trace(name, labels: [Label(name: name, value: name)])
    let data = PageData([try PageBench.report([trace], name: name)])
    #expect(!data.text.contains("<") && !data.text.contains("\u{2028}"))
    let report = try objects(data)[0]
    let shown = name.replacing("\u{2028}", with: "\u{FFFD}")
    #expect(report["name"] as? String == shown)
    #expect((report["strokes"] as? [Object])?.first?["id"] as? String == shown)
  }
}
