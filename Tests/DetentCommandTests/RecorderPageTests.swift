import GestureModel
import GestureReports
import Testing

@testable import DetentCommand

@Suite struct RecorderPageTests {
  @Test func `the page admits the very script and style that it holds`() throws {
    let page = RecorderPage.text(for: Scenario())
    let script = try #require(page.split(separator: "<script>").last?.split(separator: "</script>").first)
    let style = try #require(page.split(separator: "<style>").last?.split(separator: "</style>").first)
    #expect(page.contains("script-src 'sha256-\(ContentHash.base64(of: String(script)))'"))
    #expect(page.contains("style-src 'sha256-\(ContentHash.base64(of: String(style)))'"))
    #expect(page.split(separator: "<script").count == 2)
  }

  @Test func `a mirrored, centred view is told as its lattice`() {
    var scenario = Scenario()
    (scenario.itemSize, scenario.spacing, scenario.count) = (280, 16, 3)
    (scenario.direction, scenario.alignment) = (.rtl, .center)
    let page = RecorderPage.text(for: scenario)
    // Centred: 280/2 − 390/2 = −55.
    #expect(page.contains("&quot;first_rest&quot;: -55,"))
    #expect(page.contains("&quot;direction&quot;: &quot;rtl&quot;"))
  }
}
