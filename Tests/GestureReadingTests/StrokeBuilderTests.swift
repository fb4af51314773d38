import GestureModel
import Testing

@testable import GestureReading

@Suite struct StrokeBuilderTests {
  func row(_ milliseconds: Int64, _ phase: RowPhase, x: Double = 1, line: Int = 1) -> RawRow {
    RawRow(nanoseconds: milliseconds * 1_000_000, x: x, y: 1, phase: phase, line: line)
  }

  func touches(_ rows: [RawRow], hasPhases: Bool = true) -> [[Int64]] {
    var splitter = TouchSplitter(hasPhases: hasPhases, gapNanoseconds: 200_000_000)
    for row in rows { splitter.add(row) }
    return splitter.finish().map { $0.rows.map { $0.nanoseconds / 1_000_000 } }
  }

  @Test func `a lift written before its touch-down belongs to it`() {
    #expect(
      touches([row(100, .ended), row(0, .began), row(200, .began), row(300, .ended)]) == [[100, 0], [200, 300]])
  }

  @Test func `moves written after their lift belong to it, later ones do not`() {
    #expect(
      touches([row(0, .began), row(100, .ended), row(100, .moved), row(50, .moved), row(101, .moved)]) == [
        [0, 100, 100, 50], [101],
      ])
  }

  @Test func `a touch-down written after its moves belongs to them if it is the earliest`() {
    #expect(touches([row(8, .moved), row(0, .began), row(16, .ended)]) == [[8, 0, 16]])
    #expect(touches([row(8, .moved), row(9, .began), row(16, .ended)]) == [[8], [9, 16]])
  }

  @Test func `a first point that is written twice is one`() {
    #expect(touches([row(0, .began), row(0, .began), row(8, .ended)]) == [[0, 0, 8]])
    #expect(touches([row(0, .began), row(0, .began, x: 2), row(8, .ended)]) == [[0], [0, 8]])
  }

  @Test func `without phases pauses in either direction part touches`() {
    #expect(
      touches([row(0, .unknown), row(200, .unknown), row(401, .unknown)], hasPhases: false) == [[0, 200], [401]])
    #expect(
      touches([row(500, .unknown), row(300, .unknown), row(299, .unknown)], hasPhases: false) == [[500, 300], [299]])
  }

  @Test func `times at both ends of the range do not overflow`() {
    let rows = [
      RawRow(nanoseconds: .min, x: 1, y: 1, phase: .unknown), RawRow(nanoseconds: .max, x: 1, y: 1, phase: .unknown),
    ]
    var splitter = TouchSplitter(hasPhases: false, gapNanoseconds: 1)
    for row in rows { splitter.add(row) }
    #expect(splitter.finish().count == 2)
  }

  @Test func `a lift at the time of the last move keeps the move's place`() {
    var touch = TouchRows()
    for row in [row(0, .began), row(8, .moved, x: 2), row(8, .ended, x: 3)] { touch.append(row) }
    let stroke = StrokeBuilder(path: "a", pointerName: "0").stroke(from: touch, hasPhases: true).built?.stroke
    #expect(stroke?.points == [[0, 1, 1], [8, 2, 1]])
    #expect(stroke?.lastSampleIsLift == false)
  }
}
