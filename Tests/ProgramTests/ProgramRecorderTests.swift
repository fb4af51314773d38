import Foundation
import GestureTestSupport
import Testing

@Suite struct ProgramRecorderTests {
  @Test func `the page has the geometry of the settings beside it, and fetches nothing`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "{ scenario: { name: \"<b>\\\"cards\\\"</b>\", viewport: 390, itemSize: 280, spacing: 16, count: 5 } }",
      to: "cards/detent.json")
    let run = try ProgramRun.detent(["recorder", "cards/recorder.html"], in: folder.path)
    #expect(run.exitCode == 0 && run.output == "" && run.errors == "")
    let page = try String(contentsOfFile: folder.file("cards/recorder.html"), encoding: .utf8)
    #expect(page.contains("<title>Detent recorder: &lt;b&gt;&quot;cards&quot;&lt;/b&gt;</title>"))
    #expect(page.contains("&quot;stride&quot;: 296"))
    #expect(page.contains("default-src 'none'"))
    for word in ["http:", "https:", "src=", "import(", "fetch(", "innerHTML", "unsafe-inline"] {
      #expect(!page.replacing("http://www.w3.org/2000/svg", with: "").contains(word), "\(word)")
    }
  }

  @Test func `flags win, an assumption is told, and the same input gives the same bytes`() throws {
    let run = try ProgramRun.detent(["recorder", "-", "--no-config", "--axis", "vertical", "--count", "3"])
    #expect(run.exitCode == 0)
    #expect(run.output.contains("&quot;count&quot;: 3"))
    #expect(run.output.contains("&quot;axis&quot;: &quot;vertical&quot;"))
    #expect(run.errors == "note: Not given and therefore assumed: a view of 390 pt.\n")
    let again = try ProgramRun.detent(["recorder", "-", "--no-config", "--axis", "vertical", "--count", "3"])
    #expect(again.output == run.output)
  }

  @Test func `mistakes are named`() throws {
    let cases: [([String], String)] = [
      (["recorder"], "error: expected one file to write, found nothing\n"),
      (["recorder", "a.html", "b.html"], "error: expected one file to write, found 2 names\n"),
      (["recorder", "a.csv"], "error: expected a file that ends in .html, found 'a.csv'\n"),
      (["recorder", "a.html", "--count", "0"], "error: expected a whole number of items"),
    ]
    let folder = try TemporaryFolder()
    for (arguments, words) in cases {
      let run = try ProgramRun.detent(arguments, in: folder.path)
      #expect(run.exitCode == 2 && run.errors.contains(words), "\(arguments): \(run.errors)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
