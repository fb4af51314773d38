import GestureModel
import GestureReplay
import Testing

@testable import GestureRules

struct RemedyTrialsTests {
  /// At the normal rate a release at 1 pt/ms glides about 494 pt, at the fast one about 98 pt, and half as fast about
  /// half as far.
  private let scenario = Scenario.cards.with { $0.decelerationPerMillisecond = 0.998 }

  private func findings(
    _ scenario: Scenario, _ spelling: String, _ traces: [Trace], batches: Int = 1, settings: RuleSettings = .init()
  ) async throws -> [Finding] {
    let candidates = [try CandidateSpelling(spelling).candidate()]
    let book = RuleBook(scenario: scenario, candidates: candidates, settings: settings)
    var (collector, trials) = (book.collector(), book.trials())
    let replays = traces.map(Replayer(scenario: scenario, candidates: candidates).replay)
    let share = max((replays.count + batches - 1) / batches, 1)
    for start in stride(from: 0, to: replays.count, by: share) {
      await trials.add(Array(replays[start..<min(start + share, replays.count)]), jobs: 2)
    }
    for replay in replays { _ = collector.add(replay) }
    var findings = collector.findings()
    trials.answer(&findings)
    return findings
  }

  private var flicks: [Trace] {
    [
      // 100 + 494 = 594 is page 2.01, 100 + 98 = 198 is page 0.67: page 1 only at the fast rate.
      Trace.release("far", at: 100, 1).with { $0.intent = .next },
      // 20 + 244 = 264 is page 0.89, 20 + 48 = 68 is page 0.23: page 1 only at the normal rate.
      Trace.release("short", at: 20, 0.5).with { $0.intent = .next },
    ]
  }

  @Test func `the fast rate is tried on the traces at hand`() async throws {
    let finding = try #require(
      try await findings(scenario, "round", flicks).first { $0.id == MissingFastDeceleration.identifier })
    let trial = try #require(finding.trial)
    #expect(trial.change == "decelerationRate: fast")
    #expect((trial.strokes, trial.known, trial.agreedBefore, trial.agreedAfter) == (2, 2, 1, 1))
    #expect(trial.better.names == ["far"] && trial.worse.names == ["short"])
  }

  @Test func `a limit of one page is tried from the first trace on, before the pitfall shows`() async throws {
    let finding = try #require(
      try await findings(scenario, "round", flicks.reversed()).first { $0.id == MultiPageSkip.identifier })
    // `far` moved two pages and now moves one, as meant; `short` moved one as before.
    let trial = try #require(finding.trial)
    #expect((trial.strokes, trial.agreedBefore, trial.agreedAfter) == (2, 1, 2))
    #expect(trial.moved.names == ["far"])
  }

  @Test func `batches make no difference`() async throws {
    let one = try await findings(scenario, "round", flicks)
    let two = try await findings(scenario, "round", flicks, batches: 2)
    #expect(one == two && one.contains { $0.trial != nil })
  }

  @Test func `longer content lets a scroll reach the last page`() async throws {
    // 1200 pt of content end at 1200 − 390 = 810 pt, before page 3 at 888 pt.
    let short = Scenario.cards.with { $0.contentLength = 1200 }
    let trace = Trace.release("last", from: 592, at: 810, 3)
    let found = try await findings(short, "round", [trace])
    let finding = try #require(found.first { $0.id == ContentSizeTooSmall.identifier })
    // 810 / 296 = 2.74 rounds to page 3 either way, but 810 + 3 · 98 ≈ 1104 pt is page 3.7: page 4 once it is there.
    #expect(finding.trial?.change == "contentLength: 1574 pt")
    #expect(finding.trial?.moved.names == ["last"])
    #expect(finding.trial?.known == 0)
  }

  @Test func `what the app declares about its own code is not tried, for no replay can tell`() async throws {
    let declared = Scenario.cards.with { $0.assumedStride = 200 }
    let found = try await findings(declared, "one-page", flicks)
    let finding = try #require(found.first { $0.id == StrideMismatch.identifier })
    #expect(finding.trial == nil)
  }

  @Test func `without traces there is no trial`() async throws {
    let found = try await findings(scenario, "round", [])
    #expect(found.contains { $0.id == MissingFastDeceleration.identifier } && found.allSatisfy { $0.trial == nil })
  }
}
