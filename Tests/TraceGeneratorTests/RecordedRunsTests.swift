import Testing

@testable import TraceGenerator

@Suite struct RecordedRunsTests {
  @Test func `UIKit's projection meets the published targets to the half point`() throws {
    for trace in RecordedRuns.folder.traces {
      let release = try #require(trace.release)
      let target = try #require(trace.observed?.target)
      let proposed = UIKitProjection.proposedOffset(
        from: release.offset, pointsPerMillisecond: release.pointsPerMillisecond, keptPerMillisecond: 0.998)
      #expect(abs(proposed - target) < 0.25)
    }
  }

  @Test func `nothing is claimed that was not published`() {
    for trace in RecordedRuns.folder.traces {
      #expect(trace.intent == nil && trace.session == nil && trace.rows.isEmpty)
      #expect(trace.labels.contains { $0.name == "start_offset" && $0.value.hasPrefix("not published") })
    }
  }
}
