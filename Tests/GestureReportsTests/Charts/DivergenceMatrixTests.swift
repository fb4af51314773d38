import Testing

@testable import GestureReports

@Suite struct DivergenceMatrixTests {
  @Test func `the cells are the pages of the report, the most divisive stroke first`() throws {
    let report = SampleReport.report()
    let probe = try ChartProbe.of(DivergenceMatrix(report))
    // flick-02 has three answers, flick-01 two; no two candidates always agree, so that each has a column.
    let rows = ["flick-02", "0", "1", "2", "1", "0", "flick-01", "0", "1", "3", "1", "1"]
    #expect(probe.texts.dropFirst(1).prefix(6) == ["A", "eager", "B", "calm", "C", "native (model)"])
    #expect(probe.texts.dropFirst(7).prefix(5) == ["from", "meant", "A", "B", "C"])
    #expect(probe.texts.dropFirst(12).prefix(12).elementsEqual(rows))
    for disagreement in report.comparison.disagreements {
      let pages = disagreement.outcomes.map { "\($0.page)" }
      #expect(probe.line(of: disagreement.place.id).suffix(3).elementsEqual(pages))
    }
    #expect(probe.collisions == [])
  }

  @Test func `candidates that never differ share a column`() throws {
    let replays = [
      SampleReport.replay("a", velocity: 1, pages: [2, 1, 2], line: 1),
      SampleReport.replay("b", velocity: 1, pages: [0, 1, 0], line: 2),
    ]
    let matrix = try #require(DivergenceMatrix(SampleReport.report(replays)))
    #expect(matrix.columns.map(\.names) == [["eager", "native (model)"], ["calm"]])
    #expect(matrix.rows.map(\.pages) == [[2, 1], [0, 1]])
  }

  @Test func `the page that was meant is underlined in its cell`() throws {
    let matrix = DivergenceMatrix(
      columns: [.init(letter: "A", names: ["a"]), .init(letter: "B", names: ["b"])],
      rows: [.init(name: "s", startPage: 0, meant: 1, pages: [0, 1])])
    let lines = try ChartProbe.of(matrix).elements.filter {
      $0.name == "rect" && $0.attributes["class"]?.hasPrefix("cw-") == true
    }
    #expect(lines.count == 1)
  }

  @Test func `of many strokes and columns some are left out, which is told`() throws {
    let columns = (0..<20).map {
      DivergenceMatrix.Column(letter: DivergenceTable.letter($0), names: ["candidate \($0)"])
    }
    let rows = (0..<50).map { row in
      DivergenceMatrix.Row(
        name: "a stroke with a very long name, number \(row)", startPage: row, pages: Array(row..<row + 20))
    }
    let probe = try ChartProbe.of(DivergenceMatrix(columns: columns, rows: rows, total: 4000))
    #expect(probe.texts.first == "The page at rest, the 30 most divisive of 4000 strokes")
    #expect(probe.texts.last == "7 more columns not drawn; the table has everything.")
    #expect(probe.collisions == [])
  }

  @Test func `pages of many digits stay in their cells`() throws {
    let columns = (0..<13).map { DivergenceMatrix.Column(letter: DivergenceTable.letter($0), names: ["c"]) }
    let row = DivergenceMatrix.Row(
      name: "s", startPage: 123_456, meant: 98765, pages: Array(repeating: Int.min, count: 13))
    let probe = try ChartProbe.of(DivergenceMatrix(columns: columns, rows: [row]))
    #expect(probe.collisions == [])
  }

  @Test func `without disagreement there is no matrix`() {
    let alike = [SampleReport.replay("a", velocity: 1, pages: [1, 1, 1], line: 1)]
    #expect(DivergenceMatrix(SampleReport.report(alike)) == nil)
  }
}
