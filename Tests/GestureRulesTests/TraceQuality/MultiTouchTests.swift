import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct MultiTouchTests {
  func evidence(_ offsets: Double...) -> Evidence? {
    MultiTouch().evidence(in: Stroke.drag(offsets.enumerated().map { (Double($0.offset) * 8, $0.element) }).figures)
  }

  @Test func `a jump of more than 60 pt among steps four times smaller is another finger`() {
    #expect(evidence(0, 5, 65.1, 70) != nil)
    #expect(evidence(0, 5, 65, 70) == nil)
    // 61 is not more than 4 · 15.25, before or after it.
    #expect(evidence(0, 15.25, 76.25, 80) == nil)
    #expect(evidence(0, 5, 66, 81.25) == nil)
  }

  @Test func `a first or last step has no neighbour to tell it from a fast finger`() {
    #expect(evidence(0, 80, 85, 90) == nil)
    #expect(evidence(0, 5, 10, 90) == nil)
  }

  @Test func `a second finger that is down at the same time is one`() throws {
    let first = Stroke.drag([(0, 0), (16, 20), (32, 40)], lift: 40)
    let second = Stroke.drag([(20, 0), (36, 20)], lift: 44)
    let after = Stroke.drag([(40, 0), (56, 20)], lift: 64)
    let bench = try RuleBench(.cards, "round")
    #expect(bench.flags(Trace(id: "two", startOffset: 0, strokes: [first, second])).contains("multi-touch"))
    #expect(!bench.flags(Trace(id: "one by one", startOffset: 0, strokes: [first, after])).contains("multi-touch"))
  }
}

extension MultiTouchTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag([(0, 0), (8, 5), (16, 65.1), (24, 70)]))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag([(0, 0), (8, 5), (16, 65), (24, 70)]))
  }
}
