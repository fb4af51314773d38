import Testing

@testable import GestureReports

@Suite struct SparklineTests {
  @Test func `eight even steps are the eight bars`() {
    // Shares 0, 1/7 … 1 of eight bars: 0, 1.14, 2.28, 3.42, 4.57, 5.71, 6.85, 8, each cut to whole, the last to 7.
    #expect(Sparkline.text(of: [0, 1, 2, 3, 4, 5, 6, 7]) == "▁▂▃▄▅▆▇█")
  }

  @Test func `equal values are lowest and what is no number is a blank`() {
    #expect(Sparkline.text(of: [3, 3, 3]) == "▁▁▁")
    #expect(Sparkline.text(of: [0, .nan, 1, .infinity]) == "▁ █ ")
    #expect(Sparkline.text(of: []).isEmpty)
  }

  @Test func `the farthest numbers there are do not overflow`() {
    #expect(Sparkline.text(of: [-.greatestFiniteMagnitude, .greatestFiniteMagnitude]) == "▁█")
  }
}
