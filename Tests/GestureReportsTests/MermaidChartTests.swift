import Testing

@testable import GestureReports

@Suite struct MermaidChartTests {
  @Test func `bars lie from 0 to the most, rounded up`() throws {
    let chart = try #require(
      MermaidChart.bars(title: "Mean, ms", unit: "ms", most: 12.2, bars: [("a", 12.2), ("b", 3)]))
    #expect(
      chart == """

        ```mermaid
        xychart-beta horizontal
            title "Mean, ms"
            x-axis ["a", "b"]
            y-axis "ms" 0 --> 13
            bar [12.2, 3]
        ```

        """)
  }

  @Test func `one bar, too many, or what is not finite is no chart`() {
    #expect(MermaidChart.bars(title: "t", unit: "u", most: 1, bars: [("a", 1)]) == nil)
    #expect(MermaidChart.bars(title: "t", unit: "u", most: 1, bars: Array(repeating: ("a", 1), count: 13)) == nil)
    #expect(MermaidChart.bars(title: "t", unit: "u", most: 1, bars: [("a", 1), ("b", .nan)]) == nil)
    #expect(MermaidChart.bars(title: "t", unit: "u", most: 0, bars: [("a", 0), ("b", 0)]) == nil)
  }

  @Test func `a long name loses its middle`() {
    #expect(MermaidChart.label(String(repeating: "x", count: 40)).unicodeScalars.count == 28)
  }

  @Test(arguments: [
    ("threshold(velocity: 0.5)", "threshold(velocity: 0.5)"), ("a\"]\n  bar [1]", "an  bar 1"), ("#quot;<b>", "quotb"),
    ("%%{init}%%", "init"), ("", "-"), ("名前 é", "名前 é"),
  ])
  func `labels hold no grammar`(text: String, label: String) {
    #expect(MermaidChart.label(text) == label)
  }
}
