import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct TooFewSamplesTests {
  func evidence(_ offsets: [(Double, Double)]) -> Evidence? {
    TooFewSamples().evidence(in: Stroke.drag(offsets).figures)
  }

  @Test func `three positions over 10 pt are too few, four are not`() {
    #expect(evidence([(0, 0), (20, 5), (40, 10)]) != nil)
    #expect(evidence([(0, 0), (20, 5), (40, 9.9)]) == nil)
    #expect(evidence([(0, 0), (20, 5), (40, 8), (60, 12)]) == nil)
  }

  @Test func `a repeated place is not a position and one older than 100 ms does not count`() {
    #expect(evidence([(0, 0), (20, 5), (30, 5), (40, 10)]) != nil)
    // Of the four, the touch-down is exactly 100 ms old and counts, or 101 ms and does not.
    #expect(evidence([(0, 0), (60, 5), (80, 8), (100, 12)]) == nil)
    #expect(evidence([(0, 0), (60, 5), (80, 8), (101, 12)]) != nil)
  }
}

extension TooFewSamplesTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag([(0, 0), (20, 5), (40, 10)]))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag([(0, 0), (20, 5), (40, 9.9)]))
  }
}
