import GestureModel
import GestureMotion
import Testing

@testable import GestureReports

@Suite struct StrokePictureTests {
  private static let paint = Paint(ReportStyle(columns: 70))

  /// A finger that goes 8 pt down in every 8 ms for 240 ms.
  private static func inspected(_ columns: Int?) -> InspectedTrace {
    let samples = (0...30).map { Sample(nanoseconds: Int64($0) * 8_000_000, x: 40, y: 100 + Double($0) * 8) }
    let trace = Trace(id: "down", strokes: [Stroke(samples: samples, liftNanoseconds: 240_000_000)])
    return InspectedTrace(trace, estimators: [LastPairVelocity()], columns: columns)
  }

  @Test func `a stroke is drawn with its extremes, its speed, its time and the estimator's window`() throws {
    let stroke = try #require(Self.inspected(70).strokes.first)
    let lines = try #require(StrokePicture.lines(for: stroke, shown: nil, paint: Self.paint))
    // Seven rows of places, a blank one, four of speeds, the ruler and one estimator.
    #expect(lines.count == 14)
    #expect(lines[0].hasPrefix("           340 ▏") && lines[6].hasPrefix("           100 ▏"))
    #expect(lines[1].contains("y pt"))
    #expect(lines[8].hasPrefix("          1000 ▏████"))
    #expect(lines[12].hasSuffix("┘ 240 ms, lift"))
    // The last pair is the last 8 of 240 ms: the last of 24 columns and the one in which it begins.
    #expect(lines[13].hasSuffix("━  last-pair") && lines[13].count(where: { $0 == "━" }) <= 2)
    for line in lines { #expect(!line.hasSuffix(" ")) }
  }

  @Test func `a rising place fills ever more of its columns`() throws {
    let stroke = try #require(Self.inspected(70).strokes.first)
    let lines = try #require(StrokePicture.lines(for: stroke, shown: nil, paint: Self.paint))
    let filled = lines.prefix(7).map { line in line.count { "▁▂▃▄▅▆▇█".contains($0) } }
    #expect(zip(filled, filled.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `only a trace measured for a terminal is drawn large, and elsewhere it stays a line`() {
    let large = Self.inspected(70)
    #expect(InspectionText.text(of: [large], style: ReportStyle(columns: 70)).contains("┘ 240 ms, lift"))
    #expect(!InspectionText.text(of: [large], style: ReportStyle()).contains("┘ 240 ms, lift"))
    var small = large
    small.shrink()
    #expect(!InspectionText.text(of: [small], style: ReportStyle(columns: 70)).contains("┘ 240 ms, lift"))
    #expect(!InspectionText.text(of: [Self.inspected(nil)], style: ReportStyle(columns: 70)).contains("┘ 240 ms, lift"))
  }

  @Test("The picture fits beside its words", arguments: [(1, 24), (80, 34), (400, 72)])
  func width(columns: Int, width: Int) { #expect(StrokePicture.width(in: columns) == width) }

  @Test func `places that are no number draw nothing and stop nothing`() {
    let samples = [Sample(nanoseconds: 0, x: .nan, y: .infinity), Sample(nanoseconds: 8_000_000, x: .nan, y: 1)]
    let trace = Trace(id: "nan", strokes: [Stroke(samples: samples)])
    let text = InspectionText.text(
      of: [InspectedTrace(trace, estimators: [], columns: 80)], style: ReportStyle(columns: 80))
    #expect(text.contains("8 ms, lift"))
  }
}
