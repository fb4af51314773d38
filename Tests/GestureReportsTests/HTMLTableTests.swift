import Testing

@testable import GestureReports

@Suite struct HTMLTableTests {
  @Test func `every row and column has a header, and the table a caption`() {
    let table = HTMLTable(
      caption: "a & b", columns: [.init(title: "<x>"), .init(title: "y", isNumber: true)],
      rows: [["<code>r</code>", "1"]])
    #expect(
      table.html == """
        <div class="scroll" tabindex="0" role="region" aria-label="a &amp; b">
        <table>
        <caption><span>a &amp; b</span></caption>
        <thead><tr><th scope="col">&lt;x&gt;</th><th scope="col" class="number">y</th></tr></thead>
        <tbody>
        <tr><th scope="row"><code>r</code></th><td class="number">1</td></tr>
        </tbody>
        </table>
        </div>

        """)
  }
}
