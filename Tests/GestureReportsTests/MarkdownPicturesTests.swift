import GestureModel
import Testing

@testable import GestureReports

@Suite struct MarkdownPicturesTests {
  private func report(named name: String?) -> Report {
    var report = SampleReport.report()
    report.scenario.name = name
    return report
  }

  @Test func `a report in a file refers to every picture that lies beside it`() throws {
    let files = MarkdownReport.files(
      of: [try LandingLanesTests.scene().report], style: ReportStyle(), picturesIn: "cards")
    #expect(
      files.pictures.map(\.name) == [
        "cards-pages-moved.svg", "cards-pages-at-rest.svg", "cards-margins.svg", "cards-stroke-1-landings.svg",
        "cards-stroke-1-finger.svg",
      ])
    for picture in files.pictures {
      #expect(files.text.contains("](cards/\(picture.name))"))
      #expect(ChartProbe(picture.text) != nil)
    }
    #expect(files.text.contains("![Pages moved: strokes](cards/cards-pages-moved.svg)"))
  }

  @Test func `elsewhere nothing is referred to, and else the text is the same`() throws {
    let report = try LandingLanesTests.scene().report
    let plain = MarkdownReport.text(of: [report], style: ReportStyle())
    #expect(!plain.contains("![") && !plain.contains(".svg"))
    let files = MarkdownReport.files(of: [report], style: ReportStyle(), picturesIn: "cards")
    let kept = files.text.split(separator: "\n").filter { !$0.hasPrefix("![") }
    #expect(kept == plain.split(separator: "\n"))
  }

  @Test(
    "A scenario's name becomes a safe name of a file",
    arguments: [
      ("Cards", "cards"), ("../../etc/passwd", "etc-passwd"), ("a b\u{0}c\n", "a-b-c"), ("漢字", "view"), ("", "view"),
      (nil, "view"), ("CON.svg", "con-svg"), (String(repeating: "x", count: 300), String(repeating: "x", count: 40)),
    ])
  func prefix(name: String?, prefix: String) {
    #expect(MarkdownPictures.prefixes(for: [report(named: name)]) == [prefix])
  }

  @Test func `no two scenarios share a name`() {
    let names = ["cards", "Cards", "cards-2", nil].map(report(named:))
    #expect(MarkdownPictures.prefixes(for: names) == ["cards", "cards-2", "cards-2-2", "view"])
  }

  @Test func `a folder of any name can be referred to`() {
    let files = MarkdownReport.files(of: [SampleReport.report()], style: ReportStyle(), picturesIn: "a (b) ]c")
    #expect(files.text.contains("](a%20%28b%29%20%5Dc/cards-pages-moved.svg)"))
  }

  @Test func `a picture for which the report had no room is not written`() {
    let report = SampleReport.report()
    #expect(MarkdownReport.files(of: [report], picturesIn: "cards", limit: 900_000).pictures.count == 3)
    // 4096 bytes are kept in reserve: the title and one reference fit into the rest.
    let files = MarkdownReport.files(of: [report], picturesIn: "cards", limit: 4210)
    #expect(files.pictures.count < 3)
    for picture in files.pictures { #expect(files.text.contains("](cards/\(picture.name))")) }
  }
}
