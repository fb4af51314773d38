import Testing

@testable import TraceGenerator

@Suite struct CardReleasesTests {
  let traces = CardReleases.traces(in: CardTraces.scenario, seed: TraceCollection.seed)

  @Test func `some logs hold a proposed offset and some do not`() {
    #expect(traces.contains { $0.release?.proposedOffset != nil })
    #expect(traces.contains { $0.release != nil && $0.release?.proposedOffset == nil })
  }

  @Test func `a proposed offset lies where the projection puts it, inside the range`() throws {
    for trace in traces {
      let release = try #require(trace.release)
      guard let proposed = release.proposedOffset else { continue }
      #expect((0...1184).contains(proposed))
      // 499·(|v| − 0.01) from the release, to a pixel.
      let glide = 499 * (abs(release.pointsPerMillisecond) - 0.01)
      #expect(abs(abs(proposed - release.offset) - glide) < 0.34)
    }
  }

  @Test func `a release moves in the direction that its intent needs`() throws {
    for trace in traces {
      let release = try #require(trace.release)
      #expect((release.offset > trace.startOffset) == (trace.intent == .next))
    }
  }
}
