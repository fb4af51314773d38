import GestureModel
import GestureMotion
import GestureReplay
import Testing

@testable import GestureRules

struct RemediesTests {
  private func remedy(
    _ scenario: Scenario, _ id: String, _ spellings: String...
  ) throws -> Remedy? {
    let candidates = try spellings.map { try CandidateSpelling($0).candidate() }
    let findings = RuleBook(scenario: scenario, candidates: candidates).configurationFindings()
    let finding = try #require(findings.first { $0.id == id })
    return Remedies.remedy(
      for: finding, in: scenario, candidate: candidates.first { $0.id == finding.candidate })
  }

  @Test func `a threshold per second is divided by 1000`() throws {
    let remedy = try #require(
      try remedy(.cards, VelocityUnitMismatch.identifier, "threshold(velocity: 500)"))
    #expect(remedy.name == "velocity: 0.5 pt/ms")
    #expect(remedy.edit == .parameter("velocity", "0.5"))
    #expect(remedy.candidate?.strategy.velocityThreshold == 0.5)
  }

  @Test func `the remainder is replaced by the rounded offset`() throws {
    let remedy = try #require(try remedy(.cards, RemainderNeverAboveHalf.identifier, "remainder"))
    #expect(remedy.candidate?.strategy is NearestOffsetSnap)
    #expect(remedy.code == "let page = Int((offset / 296).rounded())")
  }

  @Test func `paging is turned off for an app's own arithmetic`() throws {
    let remedy = try #require(
      try remedy(.cards.with { $0.pagingEnabled = true }, PagingLeftOn.identifier, "one-page"))
    #expect(remedy.scenario?.pagingEnabled == false && remedy.keys == ["pagingEnabled"])
    #expect(!remedy.isTried)
  }

  @Test func `paging alone gets a view of one stride`() throws {
    let remedy = try #require(
      try remedy(.cards.with { $0.pagingEnabled = true }, NativePagingStrideMismatch.identifier, "paging"))
    #expect(remedy.scenario?.viewport == 296)
    #expect(remedy.scenario?.clipsToBounds == false && remedy.scenario?.forwardsHitTest == true)
    #expect(remedy.isTried)
  }

  @Test func `centred pages get no view of one stride, for they would rest elsewhere`() throws {
    let centred = Scenario.cards.with {
      ($0.pagingEnabled, $0.alignment, $0.insetLeading) = (true, .center, 55)
    }
    #expect(try remedy(centred, NativePagingStrideMismatch.identifier, "paging") == nil)
  }

  @Test func `a centred first page gets the inset it needs`() throws {
    // Half of what the view is longer than an item: (390 − 280) / 2 = 55.
    let remedy = try #require(
      try remedy(.cards.with { $0.alignment = .center }, FirstPageUnreachable.identifier))
    #expect(remedy.scenario?.insetLeading == 55)
  }

  @Test func `every change of a scenario ends the finding that asked for it`() throws {
    let faulty: [(String, Scenario)] = [
      (ContentSizeOmitsSpacing.identifier, .cards.with { $0.contentLength = 1400 }),  // 5 · 280
      (ContentSizeTooSmall.identifier, .cards.with { $0.contentLength = 1480 }),
      (LastPageUnreachable.identifier, .cards.with { $0.contentLength = 1480 }),
      (FirstPageUnreachable.identifier, .cards.with { $0.alignment = .center }),
      (NativePagingStrideMismatch.identifier, .cards.with { $0.pagingEnabled = true }),
      (PagingLeftOn.identifier, .cards.with { $0.pagingEnabled = true }),
      (ScreenBoundsAsViewport.identifier, .cards.with { $0.screenSize = 430 }),
      (StrideMismatch.identifier, .cards.with { $0.assumedStride = 200 }),
      (AlignmentMismatch.identifier, .cards.with { $0.assumedAlignment = .center }),
      (InsetIgnored.identifier, .cards.with { $0.assumedInsetLeading = 20 }),
      (PageCountRounded.identifier, .cards.with { $0.declaredPageCount = 4 }),
      (ClipsOffWithoutHitTest.identifier, .cards.with { $0.clipsToBounds = false }),
      (DragSlopJump.identifier, .cards.with { $0.minimumDistance = 30 }),
      (RTLNotMirrored.identifier, .cards.with { ($0.direction, $0.mirrorsIndex) = (.rtl, false) }),
      // 280.1 pt has no exact single-precision number.
      (FloatEquality.identifier, .cards.with { ($0.itemSize, $0.comparesOffsetsExactly) = (280.1, true) }),
      (FrameRateDependentDecay.identifier, .cards.with { $0.frictionPerFrame = 0.95 }),
      (LoopIndexUnwrapped.identifier, .cards.with { $0.wrapsIndex = false }),
    ]
    for (id, scenario) in faulty {
      let changed = try #require(try remedy(scenario, id)?.scenario, "\(id)")
      let left = RuleBook(scenario: changed, candidates: []).configurationFindings().map(\.id)
      #expect(!left.contains(id), "\(id)")
    }
  }
}
