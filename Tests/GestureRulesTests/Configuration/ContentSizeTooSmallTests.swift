import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct ContentSizeTooSmallTests {
  @Test func `the last card needs 4 strides and a viewport`() throws {
    // 4 · 296 + 390 = 1574. Short by 0.6 pt is too small, by 0.5 pt is not.
    let short = try RuleBench(.cards.with { $0.contentLength = 1573.4 }, "round")
    let enough = try RuleBench(.cards.with { $0.contentLength = 1573.5 }, "round")
    #expect(short.configuration("content-size-too-small").count == 1)
    #expect(enough.configuration("content-size-too-small").isEmpty)
  }

  @Test func `the remedy tells the length, and a trailing inset does as well`() throws {
    let own = try RuleBench(.cards.with { $0.contentLength = 1480 }, "round")
    #expect(own.configuration("content-size-too-small").first?.remedy.contains("1574 pt") == true)
    let inset = try RuleBench(.cards.with { ($0.contentLength, $0.insetTrailing) = (1480, 94) }, "round")
    #expect(inset.configuration("content-size-too-small").isEmpty)
  }
}

extension ContentSizeTooSmallTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards.with { $0.contentLength = 1573.4 }, "round")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards.with { $0.contentLength = 1573.5 }, "round")
  }
}
