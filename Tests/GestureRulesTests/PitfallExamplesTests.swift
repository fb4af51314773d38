import Foundation
import GestureModel
import GestureReplay
import GestureRules
import GestureTestSupport
import Testing

/// Every pitfall is shown by an example and not by a near miss, each replayed through the rule book.
@Suite struct PitfallExamplesTests {
  /// The examples in the order of ``Pitfalls/all``.
  static let all: [any PitfallExample.Type] = [
    PagingLeftOnTests.self, MissingFastDecelerationTests.self, VelocityIgnoredTests.self,
    ClipsOffWithoutHitTestTests.self, ContentSizeOmitsSpacingTests.self, ContentSizeTooSmallTests.self,
    LastPageUnreachableTests.self, FirstPageUnreachableTests.self, PageCountRoundedTests.self,
    ItemWiderThanViewportTests.self, InsetIgnoredTests.self, AlignmentMismatchTests.self, StrideMismatchTests.self,
    NativePagingStrideMismatchTests.self, ScreenBoundsAsViewportTests.self, RTLNotMirroredTests.self,
    OrthogonalSectionNoScrollCallbacksTests.self, DelegateReplacedTests.self, RemainderNeverAboveHalfTests.self,
    TruncationBiasTests.self, VelocityUnitMismatchTests.self, ThresholdSignErrorTests.self,
    AndGatedThresholdTests.self, DragSlopJumpTests.self, PageCapTooTightTests.self, RetargetMismatchTests.self,
    FrameRateDependentDecayTests.self, FixedDurationSnapTests.self, MultiPageSkipTests.self, FlickIgnoredTests.self,
    MicroFlickAdvanceTests.self, TargetAgainstVelocityTests.self, DoubleProjectionTests.self,
    ZeroVelocityBranchTests.self, ResidualVelocityVetoTests.self, ReversalIgnoredTests.self,
    FloatIndexFloorTests.self, FloatEqualityTests.self, OverscrollUnclampedTests.self, NonFiniteTargetTests.self,
    VelocityUnclampedTests.self, MomentumCompoundingTests.self, DecelerationRateLeakTests.self,
    CatchNotResnappedTests.self, EndCallbackMissedTests.self, StaleBoundaryIndexTests.self,
    ResizeKeepsOffsetTests.self, LoopIndexUnwrappedTests.self, PlatformDivergenceTests.self,
    WrongAxisVelocityTests.self, VelocityClampByVectorTests.self, VelocityOpposesDisplacementTests.self,
    SpeedWithoutSignTests.self, StaleVelocityAfterPauseTests.self, TerminalZeroDeltaTests.self,
    TerminalReversalTests.self, DuplicateTimestampsTests.self, NonMonotonicTimestampsTests.self,
    TimestampUnitMismatchTests.self, TooFewSamplesTests.self, SampleWindowMismatchTests.self,
    WholeGestureVelocityTests.self, LastSegmentVelocityTests.self, CoalescedMixedTests.self,
    ThrottledRecordingTests.self, EditedTimestampsTests.self, ReplayTimingJitterTests.self,
    JankDelayedSamplesTests.self, SyntheticReleaseTests.self, CancelledTouchTests.self, TraceWithoutEndTests.self,
    MultiTouchTests.self, OffAxisDragTests.self, OffAxisRejectedTests.self, StaleTrackerTests.self,
  ]

  private static let byName = [String: any PitfallExample.Type](
    all.map { ("\($0)", $0) }, uniquingKeysWith: { first, _ in first })

  @Test func `each pitfall has one example, in its test file`() throws {
    #expect(Self.all.map { "\($0)" } == Pitfalls.all.map { "\($0)Tests" })
    for type in Pitfalls.all {
      let folder = try #require(PitfallsTests.folders[type.kind])
      let path = "\(PackageRoot.path)/Tests/GestureRulesTests/\(folder)/\(type)Tests.swift"
      let file = try String(contentsOfFile: path, encoding: .utf8)
      #expect(file.contains("extension \(type)Tests: PitfallExample"), "\(type.identifier)")
    }
  }

  @Test("The example shows it, with a sentence and finite numbers", arguments: Pitfalls.all.map { $0.identifier })
  func fires(identifier: String) throws {
    let exhibit = try #require(try example(identifier)?.fires())
    let findings = exhibit.findings.filter { $0.id == identifier }
    #expect(!findings.isEmpty, "\(identifier) is not found in its example")
    for finding in findings {
      #expect(finding.numbers.allSatisfy { $0.value.isFinite })
      #expect(!finding.message.isEmpty && !finding.message.contains("\n"), "\(finding.message)")
      #expect(finding.remedy.hasSuffix("."), "\(finding.remedy)")
      #expect(Set(finding.traces).isSubset(of: exhibit.traces.map(\.id)))
    }
  }

  @Test("The near miss does not, and is near", arguments: Pitfalls.all.map { $0.identifier })
  func misses(identifier: String) throws {
    let example = try #require(try example(identifier))
    let (fires, misses) = (try example.fires(), try example.nearMiss())
    #expect(misses.findings.allSatisfy { $0.id != identifier }, "\(identifier) is found in its near miss")
    let differences = [
      fires.bench.scenario != misses.bench.scenario,
      fires.bench.candidates.map(\.id) != misses.bench.candidates.map(\.id), fires.traces != misses.traces,
    ]
    #expect(differences.count { $0 } == 1, "the near miss of \(identifier) differs in one part")
    #expect(fires.traces.count == misses.traces.count && !misses.bench.candidates.isEmpty)
  }

  private func example(_ identifier: String) throws -> (any PitfallExample.Type)? {
    let type = try #require(Pitfalls.named(identifier))
    return Self.byName["\(type)Tests"]
  }
}
