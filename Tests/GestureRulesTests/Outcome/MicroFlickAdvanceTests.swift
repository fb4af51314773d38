import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct MicroFlickAdvanceTests {
  // Any positive velocity takes the ceiling; cards of 300 pt without gaps, from page 2 at 600.
  func flags(at offset: Double, _ velocity: Double, from start: Double = 600) throws -> [String] {
    let scenario = Scenario.cards.with { ($0.itemSize, $0.spacing, $0.contentLength) = (300, 0, nil) }
    return try RuleBench(scenario, "toward-motion").flags(.release(from: start, at: offset, velocity))
  }

  @Test func `12 pt at 0.02 pt/ms turn a page`() throws {
    #expect(try flags(at: 612, 0.02).contains("micro-flick-advance"))
  }

  @Test func `a tenth of a page, or a tenth of a pt/ms, is not tiny`() throws {
    #expect(try flags(at: 629.9, 0.099).contains("micro-flick-advance"))
    #expect(try !flags(at: 630, 0.02).contains("micro-flick-advance"))
    #expect(try !flags(at: 612, 0.1).contains("micro-flick-advance"))
  }

  @Test func `a gesture that began between pages is not looked at`() throws {
    // 631 is 31 pt, more than a tenth of 300, from page 2.
    #expect(try !flags(at: 632, 0.02, from: 631).contains("micro-flick-advance"))
  }
}

extension MicroFlickAdvanceTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.pages, "toward-motion", traces: .release(at: 38.9, 0.02))
  }

  static func nearMiss() throws -> Exhibit {
    // A tenth of 390 pt.
    try Exhibit(.pages, "toward-motion", traces: .release(at: 39, 0.02))
  }
}
