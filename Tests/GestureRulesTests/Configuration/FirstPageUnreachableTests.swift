import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct FirstPageUnreachableTests {
  @Test func `a centred first card needs 55 pt before it`() throws {
    // (390 − 280) / 2 = 55: the first rest is −55. An inset of 54.5 is half a point short, which counts as reached.
    let without = try RuleBench(.cards.with { ($0.alignment, $0.contentLength) = (.center, nil) }, "round")
    #expect(without.configuration("first-page-unreachable").first?.numbers.last == Measure("short_pt", 55))
    let with = try RuleBench(
      .cards.with { ($0.alignment, $0.insetLeading, $0.contentLength) = (.center, 54.5, nil) }, "round")
    #expect(with.configuration("first-page-unreachable").isEmpty)
  }
}

extension FirstPageUnreachableTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards.with { ($0.alignment, $0.insetLeading, $0.contentLength) = (.center, 54.4, nil) }, "round")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards.with { ($0.alignment, $0.insetLeading, $0.contentLength) = (.center, 54.5, nil) }, "round")
  }
}
