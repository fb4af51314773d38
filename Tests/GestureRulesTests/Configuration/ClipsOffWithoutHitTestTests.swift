import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct ClipsOffWithoutHitTestTests {
  // A frame of one stride, 296 pt, in the middle of a 390 pt screen: from 47 to 343.
  let framed = Scenario.cards.with { ($0.viewport, $0.clipsToBounds, $0.frameStart) = (296, false, 47) }

  @Test func `content that shows outside the frame is deaf without hit-test forwarding`() throws {
    #expect(try RuleBench(framed, "paging").configuration("clips-off-without-hit-test").map(\.severity) == [.error])
    let forwarded = framed.with { $0.forwardsHitTest = true }
    let clipped = framed.with { $0.clipsToBounds = true }
    #expect(try RuleBench(forwarded, "paging").configuration("clips-off-without-hit-test").isEmpty)
    #expect(try RuleBench(clipped, "paging").configuration("clips-off-without-hit-test").isEmpty)
  }

  @Test func `the share counts touch-downs outside the frame, once for all candidates`() throws {
    // The finger is at 300 − offset: 343 is the frame's end and outside, 342.5 is inside.
    let outside = Trace.drag("outside", [(0, -43), (16, -20)])
    let inside = Trace.drag("inside", [(0, -42.5), (16, -20)])
    let findings = try RuleBench(framed, "paging", "one-page").findings("clips-off-without-hit-test", inside, outside)
    #expect(findings.map(\.traces) == [["outside"]])
    #expect(findings.first?.share == 0.5)
    #expect(findings.first?.candidate == nil)
  }

  @Test func `without the frame's place the recordings do not count`() throws {
    let bench = try RuleBench(framed.with { $0.frameStart = nil }, "paging")
    let finding = try #require(bench.findings("clips-off-without-hit-test", .drag([(0, -43), (16, -20)])).first)
    #expect(finding.share == nil)
  }
}

extension ClipsOffWithoutHitTestTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards.with { ($0.viewport, $0.clipsToBounds) = (296, false) }, "paging")
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards.with { ($0.viewport, $0.clipsToBounds, $0.forwardsHitTest) = (296, false, true) }, "paging")
  }
}
