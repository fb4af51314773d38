import GestureModel
import GestureMotion
import GestureReplay
import Testing

@testable import GestureReports

@Suite struct LandingLanesTests {
  /// A real scene: two candidates, five cards, a flick of 1 pt/ms from page 0 that is let go at 120 pt.
  static func scene(name: String = "flick") throws -> (scene: Scene, report: Report) {
    let samples = (0...15).map { Sample(nanoseconds: Int64($0) * 8_000_000, x: 300 - Double($0) * 8, y: 400) }
    let trace = Trace(
      id: name, intent: .next, startOffset: 0,
      strokes: [Stroke(samples: samples, liftNanoseconds: 120_000_000)])
    let candidates = [
      Candidate(strategy: NearestProposedSnap(), estimator: UIKitVelocity()),
      Candidate(strategy: OnePageSnap(), estimator: UIKitVelocity()),
    ]
    let replayer = Replayer(scenario: SampleReport.scenario, candidates: candidates)
    let replay = replayer.replay(trace)
    var report = SampleReport.report([replay], candidates: candidates, findings: [])
    let place = try #require(report.comparison.disagreements.first?.place)
    let scene = try #require(Scene(place, of: replay, by: replayer))
    report.scenes = [scene]
    return (scene, report)
  }

  @Test func `pages, targets and times are those of the outcomes`() throws {
    let (scene, report) = try Self.scene()
    let probe = try ChartProbe.of(LandingLanes(scene, in: report))
    for (candidate, outcome) in zip(report.candidates, scene.outcomes) {
      #expect(probe.texts.contains(candidate.id))
      #expect(probe.texts.contains("page \(outcome.page)"))
      #expect(probe.texts.contains("\(outcome.target.trimmedText(2)) pt"))
      #expect(probe.texts.contains("\(outcome.settle.milliseconds.trimmedText(0)) ms"))
    }
    // 1 pt/ms proposes 120 + 0.99 · 499 = 614.01 pt, page 2.07: round goes to 592 pt, one-page to 296 pt.
    #expect(scene.outcomes.map(\.target) == [592, 296])
    #expect(probe.collisions == [])
  }

  @Test func `the rest stands under its page and the way ends there`() throws {
    let (scene, report) = try Self.scene()
    let probe = try ChartProbe.of(LandingLanes(scene, in: report))
    let page = try #require(probe.words.first { $0.text == "1" })
    let square = try #require(
      probe.elements.last { $0.name == "rect" && $0.attributes["class"] == "cf-blue" && $0.attributes["width"] == "8" })
    let middle = (square.attributes["x"].flatMap(Double.init) ?? 0) + 4
    #expect(abs(middle - (page.left + page.right) / 2) < 0.02)
    let ways = probe.elements.filter { $0.name == "polyline" }.compactMap { $0.attributes["points"] }
    let end = try #require(ways.last?.split(separator: " ").last?.split(separator: ",").first.flatMap { Double($0) })
    #expect(abs(end - middle) < 0.02)
  }

  @Test func `what was not meant is crossed`() throws {
    let (scene, report) = try Self.scene()
    #expect(scene.outcomes.map(\.agrees) == [false, true])
    let probe = try ChartProbe.of(LandingLanes(scene, in: report))
    #expect(probe.texts.contains("rest, not as meant"))
  }

  @Test func `hostile places and names stay on the ground`() throws {
    let (scene, report) = try Self.scene(name: SampleReport.hostileName)
    var lanes = LandingLanes(scene, in: report)
    lanes.lattice = Lattice(firstRest: 0, stride: 0.001, pageCount: 10_000_000)
    let far = WayPoint(milliseconds: .infinity, offset: -.infinity)
    for index in lanes.lanes.indices {
      lanes.lanes[index].name = SampleReport.hostileName
      lanes.lanes[index].target = 1e300
      lanes.lanes[index].proposed = -1e300
      lanes.lanes[index].settling += [far, WayPoint(milliseconds: .nan, offset: .nan)]
      lanes.lanes[index].page = Int.min
    }
    let svg = lanes.svg()
    let probe = try #require(ChartProbe(svg))
    #expect(probe.collisions == [] && svg.utf8.count < 100_000)
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }
}
