import GestureModel
import GestureTestSupport
import Testing

@testable import GestureReading

@Suite struct ResearchPresetTests {
  @Test("Every preset has a readable layout and a sentence", arguments: ResearchPreset.allCases)
  func layouts(preset: ResearchPreset) {
    #expect(preset == .brainrun || preset.columns != nil)
    #expect(TraceFormats.all.contains { $0.identifier == preset.format })
    #expect(preset.summary.hasSuffix("."))
  }

  @Test func `Touchalytics has eleven columns and Android's codes`() {
    let read = ReadText(
      "1,7,2,1331830000000,0,0,100,200,0.5,0.1,0\n1,7,2,1331830000010,2,0,110,200,0.5,0.1,0\n"
        + "1,7,2,1331830000020,1,0,110,200,0.5,0.1,0\n"
    ) { $0.preset = .touchalytics }
    #expect(read.traces.first?.strokes.first?.points == [[0, 100, 200], [10, 110, 200]])
    #expect(read.traces.first?.strokes.first?.end == .ended)
    #expect(read.traces.first?.session == "7")
  }

  @Test func `HuMIdb has its action last`() {
    let read = ReadText("100,1,5,6,0.5,0\n110,1,7,6,0.5,2\n120,1,7,6,0.5,1\n") { $0.preset = .humidb }
    #expect(read.traces.first?.strokes.first?.points == [[0, 5, 6], [10, 7, 6]])
    #expect(read.traces.first?.strokes.first?.end == .ended)
  }

  @Test func `HMOG packs the pointer's index into the code of a further finger`() {
    let read = ReadText(
      "9,1000,3,1,0,0,5,6,1,1,0\n9,1010,3,2,1,261,50,60,1,1,0\n9,1020,3,2,0,2,7,6,1,1,0\n"
        + "9,1030,3,2,1,262,50,60,1,1,0\n9,1040,3,1,0,1,7,6,1,1,0\n"
    ) { $0.preset = .hmog }
    let strokes = read.traces.flatMap(\.strokes)
    #expect(strokes.map(\.points) == [[[0, 5, 6], [20, 7, 6]], [[10, 50, 60]]])
    #expect(strokes.map(\.end) == [.ended, .ended])
  }

  @Test func `what is said beside a preset goes before it`() {
    var options = ReadingOptions()
    options.preset = .humidb
    options.phaseCodes = .uikit
    options.format = "json"
    #expect(options.withPreset.phaseCodes == .uikit)
    #expect(options.withPreset.format == "json")
    #expect(options.withPreset.columns == ResearchPreset.humidb.columns)
  }
}
