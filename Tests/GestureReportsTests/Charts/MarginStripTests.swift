import GestureAnalysis
import Testing

@testable import GestureReports

@Suite struct MarginStripTests {
  private func marks(_ strip: MarginStrip) throws -> Int {
    // Bars are lines of marks, crosses are paths.
    try ChartProbe.of(strip).elements.count { $0.attributes["class"]?.contains("c-mark") == true }
  }

  @Test func `the closest decisions are those of the report`() throws {
    let report = SampleReport.report()
    let probe = try ChartProbe.of(MarginStrip(report))
    // 74.39 pt is nearer than 0.9 pt/ms over 100 ms, which are 90 pt; the model has no margin.
    #expect(probe.line(of: "eager").last == "74.39 pt")
    #expect(probe.line(of: "calm").last == "74.39 pt")
    #expect(probe.line(of: "native (model)").last == "cannot flip")
    #expect(MarkdownReport.text(of: [report], style: ReportStyle()).contains("74.39"))
    #expect(probe.collisions == [])
  }

  @Test func `a margin of velocity is told in its own unit`() throws {
    var replay = SampleReport.replay("a", velocity: 1, pages: [1, 1, 1], line: 1)
    replay.outcomes[0][0].landing.margin.pointsPerMillisecond = -0.125
    let probe = try ChartProbe.of(MarginStrip(SampleReport.report([replay])))
    #expect(probe.line(of: "eager").last == "-0.125 pt/ms")
  }

  @Test func `what did not do as meant is marked by a shape of its own`() throws {
    let lane = MarginStrip.Lane(
      name: "a",
      decisions: [.init(fingerPoints: 3, agrees: true), .init(fingerPoints: 9, agrees: false), .init(fingerPoints: 5)])
    let probe = try ChartProbe.of(MarginStrip(lanes: [lane], limit: 100))
    let classes = probe.elements.compactMap { $0.attributes["class"] }.filter { $0.contains("c-mark") }
    #expect(classes == ["c-mark cs-blue", "c-mark cf-ground cs-red", "c-mark cs-muted"])
  }

  @Test func `decisions that fall on one place are drawn once`() throws {
    let many = (0..<10_000).map { MarginStrip.Decision(fingerPoints: Double($0 % 100), agrees: true) }
    #expect(try marks(MarginStrip(lanes: [.init(name: "a", decisions: many)], limit: 296)) == 100)
  }

  @Test func `margins beyond a page stand at the end, which is told`() throws {
    let lane = MarginStrip.Lane(name: "a", decisions: [.init(fingerPoints: 1e300), .init(fingerPoints: 296)])
    let strip = MarginStrip(lanes: [lane], limit: 296)
    #expect(try marks(strip) == 1)
    let texts = try ChartProbe.of(strip).texts
    #expect(texts.joined(separator: " ").contains("Margins beyond 296 pt stand at the end."))
  }

  @Test func `without margins there is no strip`() {
    #expect(MarginStrip(SampleReport.report([])) == nil)
  }
}
