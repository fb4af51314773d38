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

  @Test func `many decisions become bars as high as they are many`() throws {
    // 300 at 10 pt as meant, 100 not: three times as high, one on each side of the line. The median of 300, 100 and 1
    // is 100, and four times that more than 300.
    let many = (0..<400).map { MarginStrip.Decision(fingerPoints: 10, agrees: $0 % 4 != 0) }
    let far = MarginStrip.Decision(fingerPoints: 100, agrees: true)
    let strip = MarginStrip(lanes: [.init(name: "a", decisions: many + [far])], limit: 296)
    #expect(try marks(strip) == 0)
    let probe = try ChartProbe.of(strip)
    func heights(_ color: String) -> [Double] {
      probe.elements.filter { $0.name == "rect" && $0.attributes["class"] == color }
        .compactMap { $0.attributes["height"].flatMap(Double.init) }
    }
    #expect(heights("cf-blue") == [12, 0.75] && heights("cf-red") == [4])
    #expect(probe.texts.joined(separator: " ").contains("The highest bars are 300 decisions or more."))
    #expect(probe.collisions == [])
  }

  @Test func `one place where many gather does not flatten the others`() throws {
    // 5 places with 40 each and one with 4000: the highest bar is 4 · 40 = 160, so that 40 are a quarter of it.
    let even = (0..<200).map { MarginStrip.Decision(fingerPoints: Double($0 % 5) * 30, agrees: true) }
    let end = [MarginStrip.Decision](repeating: .init(fingerPoints: 290, agrees: true), count: 4000)
    let probe = try ChartProbe.of(MarginStrip(lanes: [.init(name: "a", decisions: even + end)], limit: 296))
    let heights = probe.elements.filter { $0.name == "rect" && $0.attributes["class"] == "cf-blue" }
      .compactMap { $0.attributes["height"].flatMap(Double.init) }
    #expect(heights == [3, 3, 3, 3, 3, 12])
  }

  @Test func `a chart of a million strokes is no larger than one of a thousand`() {
    let many = (0..<100_000).map { MarginStrip.Decision(fingerPoints: Double($0 % 2960) / 10, agrees: $0 % 3 == 0) }
    let lanes = (0..<24).map { MarginStrip.Lane(name: "candidate \($0)", decisions: many) }
    #expect(MarginStrip(lanes: lanes, limit: 296).svg().utf8.count < 400_000)
  }

  @Test func `margins beyond a page stand at the end, which is told`() throws {
    let lane = MarginStrip.Lane(name: "a", decisions: [.init(fingerPoints: 1e300), .init(fingerPoints: 296)])
    let strip = MarginStrip(lanes: [lane], limit: 296)
    #expect(try marks(strip) == 2)
    let texts = try ChartProbe.of(strip).texts
    #expect(texts.joined(separator: " ").contains("Margins beyond 296 pt stand at the end."))
  }

  @Test func `without margins there is no strip`() {
    #expect(MarginStrip(SampleReport.report([])) == nil)
  }
}
