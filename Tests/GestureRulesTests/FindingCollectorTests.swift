import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct FindingCollectorTests {
  let normal = Scenario.cards.with { $0.decelerationPerMillisecond = 0.998 }

  @Test func `findings come worst first, then in the order of the list, then of the candidates`() throws {
    let bench = try RuleBench(
      normal.with { ($0.contentLength, $0.itemSize) = (1480, 280) }, "threshold", "remainder", "round-offset")
    let findings = bench.findings([.release("a", at: 40, 1.4), .release("b", at: 120, 1.4)])
    let order = Pitfalls.all.map { $0.identifier }
    let candidates = bench.candidates.map(\.id)
    let keys = findings.map { finding in
      (
        finding.severity, order.firstIndex(of: finding.id) ?? -1,
        finding.candidate.flatMap { candidates.firstIndex(of: $0) } ?? -1
      )
    }
    #expect(keys.count > 5)
    for (left, right) in zip(keys, keys.dropFirst()) {
      #expect((right.0, left.1, left.2) < (left.0, right.1, right.2))
    }
  }

  @Test func `the clearest case speaks, traces keep the order of the input, the location is the first`() throws {
    // 2.0 pt/ms: 60 + 1.99 · 499 = 1053, q 3.56, ceil 4; 1.4 pt/ms: 120 + 693.61, ceil 3.
    let bench = try RuleBench(normal, "threshold")
    var first = Trace.release("first", at: 120, 1.4)
    first.location = SourceLocation(path: "a.json", line: 3)
    let finding = try #require(
      bench.findings([first, .release("still", at: 40, 0), .release("far", at: 60, 2)])
        .first { $0.id == "multi-page-skip" })
    #expect(finding.traces == ["first", "far"])
    #expect(finding.share == 2.0 / 3)
    #expect(finding.numbers.first == Measure("pages_moved", 4))
    #expect(finding.location == SourceLocation(path: "a.json", line: 3))
  }

  @Test func `a trace of two strokes is named once and flags stand in the row of their stroke`() throws {
    let bench = try RuleBench(.cards, "round-offset", "one-page")
    // 1 pt/ms over 40 pt, twice, half a second apart; the second is cancelled.
    let steady = (0...5).map { (Double($0) * 8, Double($0) * 8) }
    let trace = Trace(
      id: "two", startOffset: 0,
      strokes: [
        .drag(steady, lift: 48), .drag(steady.map { ($0.0 + 2000, $0.1) }, lift: 2048, end: .cancelled),
      ])
    let replay = Replayer(scenario: bench.scenario, candidates: bench.candidates).replay(trace)
    var collector = bench.book.collector()
    let flags = collector.add(replay)
    #expect(flags.map { $0.map { $0.contains("flick-ignored") } } == [[true, false], [false, false]])
    #expect(flags.map { $0.map { $0.contains("cancelled-touch") } } == [[false, false], [true, true]])
    let finding = try #require(collector.findings().first { $0.id == "flick-ignored" })
    #expect(finding.traces == ["two"])
    #expect(finding.share == 0.5)
  }

  @Test func `two traces of one name are named once`() throws {
    let bench = try RuleBench(normal, "threshold")
    let findings = bench.findings([
      .release("same", at: 120, 1.4), .release("other", at: 120, 1.4), .release("same", at: 120, 1.4),
    ])
    #expect(findings.first { $0.id == "multi-page-skip" }?.traces == ["same", "other"])
  }

  /// What a collector that keeps occurrences finds.
  func findings(_ bench: RuleBench, _ traces: [Trace]) -> [Finding] {
    let replayer = Replayer(scenario: bench.scenario, candidates: bench.candidates)
    var collector = bench.book.collector(keepsOccurrences: true)
    for trace in traces { _ = collector.add(replayer.replay(trace)) }
    return collector.findings()
  }

  @Test func `every place is an occurrence with its own numbers, in the order of the input`() throws {
    // As above: 4 pages at 2.0 pt/ms from 60 pt, 3 at 1.4 pt/ms from 120 pt; a still finger shows nothing.
    let bench = try RuleBench(normal, "threshold")
    var traces: [Trace] = [.release("first", at: 120, 1.4), .release("still", at: 40, 0), .release("far", at: 60, 2)]
    traces[2].location = SourceLocation(path: "a.json", line: 3)
    let finding = try #require(findings(bench, traces).first { $0.id == "multi-page-skip" })
    #expect(finding.occurrences.map(\.trace) == ["first", "far"])
    #expect(finding.occurrences.map { $0.numbers.first } == [Measure("pages_moved", 3), Measure("pages_moved", 4)])
    #expect(finding.occurrences.map { $0.location?.description } == ["memory:1:1", "a.json:3:1"])
    #expect(finding.occurrenceCount == 2)
  }

  @Test func `an occurrence names its stroke and where that begins; a repair concerns the trace`() throws {
    let bench = try RuleBench(.cards, "round-offset")
    // 1 pt/ms over 40 pt, twice, two seconds apart: the first row of the second stands in line 9.
    let steady = (0...5).map { (Double($0) * 8, Double($0) * 8) }
    var later = Stroke.drag(steady.map { ($0.0 + 2000, $0.1) }, lift: 2048)
    later.location = SourceLocation(path: "a.csv", line: 9)
    let mended = SourceLocation(path: "a.csv", line: 4)
    let trace = Trace(
      id: "two", startOffset: 0, strokes: [.drag(steady, lift: 48), later],
      location: SourceLocation(path: "a.csv", line: 2),
      repairs: [Repair(id: "byte-order-mark", location: mended, message: "a byte order mark was left out")])
    let found = findings(bench, [trace])
    let ignored = try #require(found.first { $0.id == "flick-ignored" })
    #expect(ignored.occurrences.map(\.stroke) == [0, 1])
    #expect(ignored.occurrences.map { $0.location?.line } == [2, 9])
    let repair = try #require(found.first { $0.id == "byte-order-mark" })
    #expect(
      repair.occurrences == [
        Occurrence(trace: "two", location: mended, numbers: [Measure("places", 1)], ordinal: 0)
      ])
    #expect(ignored.occurrences.map(\.ordinal) == [0, 1])
  }

  @Test func `occurrences are counted but not kept unless they are asked for, and kept up to the limit`() throws {
    let bench = try RuleBench(normal, "threshold")
    let unkept = try #require(
      bench.findings([.release("a", at: 120, 1.4)]).first { $0.id == "multi-page-skip" })
    #expect(unkept.occurrences.isEmpty && unkept.occurrenceCount == 1)
    let replay = Replayer(scenario: bench.scenario, candidates: bench.candidates).replay(.release("a", at: 120, 1.4))
    var collector = bench.book.collector(keepsOccurrences: true)
    for _ in 0...Occurrence.limit { _ = collector.add(replay) }
    let many = try #require(collector.findings().first { $0.id == "multi-page-skip" })
    #expect(many.occurrences.count == Occurrence.limit && many.occurrenceCount == Occurrence.limit + 1)
  }

  @Test func `a repair that is no pitfall of ours is reported under its own name`() throws {
    let place = SourceLocation(path: "a.csv", line: 4)
    let trace = Trace(
      id: "mended", strokes: [.drag([(0, 0), (16, 10)])],
      repairs: [Repair(id: "byte-order-mark", location: place, message: "a byte order mark was left out")])
    let finding = try #require(
      try RuleBench(.cards, "round").findings([trace]).first { $0.id == "byte-order-mark" })
    #expect(finding.severity == .warning)
    #expect(finding.traces == ["mended"])
    #expect(finding.message == "a byte order mark was left out")
  }

  @Test func `a trace with nothing to replay still tells its repairs`() throws {
    let place = SourceLocation(path: "a.csv", line: 4)
    let trace = Trace(
      id: "empty", repairs: [Repair(id: "non-monotonic-timestamps", location: place, message: "2 rows were sorted")])
    let findings = try RuleBench(.cards, "round").findings("non-monotonic-timestamps", trace)
    #expect(findings.map(\.traces) == [["empty"]])
    #expect(findings.first?.share == 1)
  }

  @Test func `trace rules do not look at a recorded release`() throws {
    let findings = try RuleBench(.cards, "one-page").findings([.release(at: 100, 1)])
    #expect(findings.allSatisfy { Pitfalls.named($0.id)?.kind != .trace })
  }

  @Test func `without traces the collector says what the configuration says`() throws {
    let bench = try RuleBench(normal.with { $0.contentLength = 1480 }, "threshold", "remainder")
    #expect(bench.findings([]) == bench.book.configurationFindings())
    #expect(!bench.findings([]).isEmpty)
    #expect(bench.findings([]).allSatisfy { $0.share == nil && $0.traces.isEmpty && $0.location == nil })
  }

  @Test func `right to left a direction is a direction`() throws {
    // Page 0 rests at 1184. From there the content moves towards lower offsets to reach page 1; −0.4 pt/ms is inward.
    let scenario = Scenario.cards.with { $0.direction = .rtl }
    let bench = try RuleBench(scenario, "threshold-offset(velocity: 0.5)")
    let finding = try #require(bench.findings("flick-ignored", .release(from: 1184, at: 1164, -0.4)).first)
    #expect(finding.numbers.last == Measure("page", 0))
    #expect(bench.findings("flick-ignored", .release(from: 1184, at: 1200, 0.4)).isEmpty)
  }

  @Test func `outcomes of candidates that the book does not know are left out`() throws {
    let known = try RuleBench(.cards, "round")
    let both = try RuleBench(.cards, "round", "one-page")
    let replay = Replayer(scenario: .cards, candidates: both.candidates).replay(.release(at: 50, 0.2))
    var collector = known.book.collector()
    #expect(collector.add(replay).map(\.count) == [1])
  }
}
