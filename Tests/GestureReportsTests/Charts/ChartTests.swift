import Testing

@testable import GestureReports

/// What holds for every chart.
@Suite struct ChartTests {
  /// Says as much as a chart may be given.
  private struct Plain: Chart {
    var title = "A title"
    var summary = "A summary."
    func draw(in drawing: inout Drawing, from top: Double) -> Double { top + 10 }
  }

  @Test func `a chart names itself for those who do not see it`() throws {
    let probe = try ChartProbe.of(Plain())
    #expect(probe.elements.first?.attributes["role"] == "img")
    #expect(probe.elements.first?.attributes["aria-label"] == "A title")
    #expect(probe.elements.first { $0.name == "title" }?.text == "A title")
    #expect(probe.elements.first { $0.name == "desc" }?.text == "A summary.")
  }

  @Test func `a file has a ground and both colour schemes, an embedded chart leaves the style to its page`() {
    let file = Plain().svg()
    #expect(file.hasPrefix(ReportPicture.mark + "<svg xmlns=\"http://www.w3.org/2000/svg\" "))
    #expect(file.contains("@media (prefers-color-scheme:dark)") && file.contains("class=\"cf-ground\""))
    let embedded = Plain().svg(isEmbedded: true)
    #expect(embedded.hasPrefix("<svg viewBox=") && !embedded.contains("<style>") && !embedded.contains("xmlns"))
  }

  @Test func `hostile names neither break the file nor act in it`() throws {
    let hostile = SampleReport.hostile
    let charts: [(any Chart)?] = [PagesMovedChart(hostile), DivergenceMatrix(hostile), MarginStrip(hostile)]
    for chart in charts {
      let chart = try #require(chart)
      let svg = chart.svg()
      let probe = try #require(ChartProbe(svg), "\(chart.title)")
      #expect(
        Set(probe.elements.map(\.name)).isSubset(of: [
          "svg", "title", "desc", "style", "rect", "line", "polyline", "path", "circle", "text",
        ]))
      #expect(!svg.contains("<img") && !svg.contains("\u{1B}") && !svg.contains("\u{202E}"))
      #expect(probe.collisions == [], "\(chart.title)")
    }
  }

  @Test func `a paragraph is broken where the next word would pass the edge`() throws {
    var drawing = Drawing()
    let text = String(repeating: "twelve words ", count: 30) + String(repeating: "x", count: 300)
    let end = ChartLayout.paragraph(text, in: &drawing, at: 0)
    let svg = drawing.svg(height: end + 4, title: "t", summary: "s", isEmbedded: false)
    let probe = try #require(ChartProbe(svg))
    #expect(probe.words.count > 3 && probe.collisions == [])
  }
}
