import Testing

@testable import GestureReports

@Suite struct PagesMovedChartTests {
  @Test func `the numbers are those of the table`() throws {
    let report = SampleReport.report()
    let probe = try ChartProbe.of(PagesMovedChart(report))
    // Title, columns from 0 to 3, two headings; then each lane with its counts and its share of strokes as meant.
    let expected =
      ["Pages moved: strokes", "0", "1", "2", "3", "pages", "as meant"]
      + [
        "eager", "1", "1", "1", "1/3 (33 %)", "calm", "1", "2", "3/3 (100 %)", "native (model)", "2", "1", "2/3 (67 %)",
      ]
      + ["observed", "1", "1/1 (100 %)", "An open bar stayed on its page."]
    #expect(probe.texts == expected)
    let table = MarkdownReport.text(of: [report], style: ReportStyle())
    #expect(table.contains("1/3 (33 %)") && table.contains("0: 1 · 2: 1 · 3: 1"))
    #expect(PagesMovedChart(report)?.summary.contains("eager: 0: 1 · 2: 1 · 3: 1; calm: 0: 1 · 1: 2;") == true)
    #expect(probe.collisions == [])
  }

  @Test func `a bar is as high as its share of the largest`() throws {
    let chart = PagesMovedChart(lanes: [.init(name: "a", bars: [(pages: -1, strokes: 4), (pages: 1, strokes: 2)])])
    let probe = try ChartProbe.of(chart)
    let heights = probe.elements.filter { $0.name == "rect" && $0.attributes["class"] == "cf-blue" }
      .compactMap { $0.attributes["height"].flatMap(Double.init) }
    #expect(heights.count == 2 && heights[0] == 2 * heights[1])
  }

  @Test func `what moved farther than six pages is gathered and says so`() throws {
    let bars = [
      (pages: -900, strokes: 1), (pages: -6, strokes: 2), (pages: 6, strokes: 5), (pages: Int.max, strokes: 7),
    ]
    let probe = try ChartProbe.of(PagesMovedChart(lanes: [.init(name: "a", bars: bars)]))
    #expect(probe.texts.contains("≤ -6") && probe.texts.contains("≥ 6"))
    #expect(probe.texts.contains("3") && probe.texts.contains("12"))
    #expect(probe.collisions == [])
  }

  @Test func `large numbers have room: fewer columns, and a share on a line of its own`() throws {
    let bars = (-6...6).map { (pages: $0, strokes: 1_234_567) }
    let lane = PagesMovedChart.Lane(name: "a", bars: bars, remark: "3257/10000 (33 %)")
    let probe = try ChartProbe.of(PagesMovedChart(lanes: [lane]))
    #expect(probe.collisions == [])
    #expect(probe.texts.contains("3257/10000") && probe.texts.contains("(33 %)"))
    // Seven digits of 7 px and 6 px of air are 55 px: five columns in 314 px, so that -6 to -2 are gathered.
    #expect(probe.texts.contains("≤ -2") && probe.texts.contains("6172835") && probe.texts.contains("1234567"))
  }

  @Test func `of many candidates some are left out, which is told`() throws {
    let lanes = (0..<40).map { PagesMovedChart.Lane(name: "candidate number \($0) of a long list", bars: [(0, 1)]) }
    let probe = try ChartProbe.of(PagesMovedChart(lanes: lanes))
    #expect(probe.texts.last == "16 more candidates not drawn; the table has everything.")
    #expect(probe.collisions == [])
  }

  @Test func `without strokes there is no chart`() {
    #expect(PagesMovedChart(SampleReport.report([])) == nil)
  }
}
