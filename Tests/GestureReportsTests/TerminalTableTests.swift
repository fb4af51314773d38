import Testing

@testable import GestureReports

@Suite struct TerminalTableTests {
  private func lines(_ columns: Int, color: Bool = false, _ report: Report = SampleReport.report()) -> [String] {
    TerminalTable.lines(for: report, paint: Paint(ReportStyle(usesColor: color, columns: columns)))
  }

  @Test func `a wide terminal shows every column, with histograms under a common scale`() {
    // Of 2 strokes at most: 1 of 2 is half, the 4th of 8 bars; 2 of 2 the 8th.
    #expect(
      lines(120) == [
        "candidate       as meant  as observed  pages moved 0 … 3  travel pt  settle ms  max ms  findings",
        "eager                1/3          0/1  ▄ · ▄ ▄                493.3        567     700         1",
        "calm                 3/3          1/1  ▄ █ · ·                197.3        467     500         –",
        "native (model)       2/3          1/1  █ ▄ · ·                 98.7        433     500         1",
        "observed             1/1               · ▄ · ·                296.0        410     410",
      ])
  }

  @Test("The less important columns go first", arguments: [40, 50, 60, 70, 80, 97])
  func narrow(columns: Int) {
    let table = lines(columns)
    for line in table { #expect(line.terminalWidth <= columns) }
    #expect(table[0].contains("as meant") && table[0].contains("pages moved"))
    #expect(table[0].contains("findings") == (columns >= 60))
    #expect(table[0].contains("max ms") == (columns >= 97))
  }

  @Test func `colours have no width and change no word`() {
    let plain = lines(100)
    let painted = lines(100, color: true)
    #expect(painted.map(\.terminalWidth) == plain.map(\.terminalWidth))
    // The best candidate is green, a warning yellow.
    #expect(painted[2].contains("\u{1B}[32m3/3\u{1B}[0m") && painted[1].contains("\u{1B}[1;33m1\u{1B}[0m"))
  }

  @Test func `a hostile name does nothing and is cut`() {
    for line in lines(40, SampleReport.hostile) {
      #expect(line.terminalWidth <= 40 && !line.contains("\u{1B}") && !line.contains("\n"))
    }
  }

  @Test func `the report uses the table in a terminal and whole histograms elsewhere`() {
    let report = SampleReport.report()
    #expect(TextReport.text(of: [report], style: ReportStyle(columns: 100)).contains("pages moved 0 … 3"))
    #expect(TextReport.text(of: [report], style: ReportStyle()).contains("0: 1 · 2: 1 · 3: 1"))
  }

  @Test("Sentences are wrapped to the terminal", arguments: [40, 72, 200])
  func wrapped(columns: Int) {
    let text = TextReport.text(of: [SampleReport.report()], style: ReportStyle(usesColor: true, columns: columns))
    // A line of code is for copying, and stays whole.
    for line in text.split(separator: "\n") where !line.contains(" = ") {
      #expect(String(line).terminalWidth <= min(columns, 140), "\(line)")
    }
  }
}
