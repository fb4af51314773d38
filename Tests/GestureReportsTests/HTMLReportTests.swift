import GestureModel
import GestureTestSupport
import Testing

@testable import GestureReports

@Suite struct HTMLReportTests {
  /// The page without its style and script, which are the same on every page.
  func bare(_ page: String) -> String {
    page.replacing(PageStyle.text, with: "…").replacing(PageScript.text, with: "…")
      .replacing(/'sha256-[^']*'/, with: "'sha256-…'")
  }

  @Test func `a comparison reads as in its golden file`() throws {
    var report = SampleReport.report()
    report.gallery = ReplayGallery()
    SampleReport.replays.forEach { report.gallery?.add($0, flags: []) }
    try GoldenFile.expect(bare(HTMLReport.text(of: [report], style: ReportStyle())), toMatch: "comparison.html")
  }

  @Test func `the page admits the very script and style that it holds`() throws {
    let page = HTMLReport.text(of: [try PageBench.report([PageBench.trace("a")])], style: ReportStyle())
    let script = try #require(page.split(separator: "<script>").last?.split(separator: "</script>").first)
    let style = try #require(page.split(separator: "<style>").last?.split(separator: "</style>").first)
    #expect(page.contains("default-src 'none'; script-src 'sha256-\(ContentHash.base64(of: String(script)))';"))
    #expect(page.contains("style-src 'sha256-\(ContentHash.base64(of: String(style)))';"))
  }

  @Test func `hostile names are text: no element but our own, no attribute that runs or styles`() throws {
    let name = "</script><img src=x onerror=alert(1)><style>"
    var report = SampleReport.hostile
    report.gallery = ReplayGallery()
    report.gallery?.add(SampleReport.replay(name, velocity: 1, pages: [1, 2], line: 1), flags: [[[name], []]])
    let page = bare(
      HTMLReport.text(of: [report, try PageBench.report([PageBench.trace(name)], name: name)], style: ReportStyle()))
    let known: Set<Substring> = [
      "!DOCTYPE", "html", "head", "meta", "title", "style", "body", "header", "h1", "h2", "h3", "nav", "ul", "li", "a",
      "main", "noscript", "p", "section", "div", "label", "input", "select", "option", "button", "output", "table",
      "caption", "span", "thead", "tbody", "tr", "th", "td", "details", "summary", "kbd", "code", "strong", "em", "pre",
      "footer", "script", "figure", "svg", "desc", "rect", "line", "polyline", "circle", "path", "text",
    ]
    for match in page.matches(of: /<\/?([!A-Za-z0-9]+)([^>]*)>/) {
      let (name, attributes) = (match.1, match.2.replacing(/"[^"]*"/, with: ""))
      #expect(known.contains(name))
      #expect(!attributes.contains(/\s(on[a-z]+|style|src)\s*=/), "\(match.0)")
    }
    #expect(!page.contains("<img") && !page.contains("\u{202E}") && !page.contains("\u{1B}"))
    #expect(page.split(separator: "</script>").count == 3)
  }

  @Test func `a page tells what it leaves out, and nothing if it leaves out nothing`() throws {
    let few = try PageBench.report([PageBench.trace("a")])
    #expect(!HTMLReport.text(of: [few], style: ReportStyle()).contains("can be watched here"))
    let many = try PageBench.report((0..<400).map { PageBench.trace("trace-\($0)", x: 0) })
    #expect(HTMLReport.text(of: [many], style: ReportStyle()).contains("300 of 400 strokes can be watched here"))
  }

  @Test func `a report without gestures is a page to read`() {
    let page = HTMLReport.text(of: [SampleReport.report([])], style: ReportStyle())
    #expect(!page.contains("id=\"watch\"") && page.contains("<h1>Gesture replay: cards</h1>"))
  }
}
