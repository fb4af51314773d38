import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct CatchNotResnappedTests {
  /// A flick of 40 pt at 1 pt/ms, and after a pause a tap.
  ///
  /// On to page 1, 256 pt away, the fast rate takes 40 + 256 · (1 − 0.99^t) / (1 − 0.01 / 2.596): past 148 pt, the middle,
  /// after 54 ms.
  static func tap(after pause: Double, moving: Double = 0) -> Trace {
    let flick = (0...5).map { (Double($0) * 8, Double($0) * 8) }
    let down = 48 + pause
    return Trace(
      id: "caught", startOffset: 0,
      strokes: [.drag(flick, lift: 48), .drag([(down, 0), (down + 20, moving)], lift: down + 130)])
  }

  @Test func `a sign test sends a caught view back where it came from`() throws {
    let bench = try RuleBench(.cards, "direction-only", "one-page")
    let findings = bench.findings("catch-not-resnapped", Self.tap(after: 60))
    #expect(findings.map(\.candidate) == ["direction-only"])
    #expect(findings.first?.severity == .error)
    #expect(findings.first?.numbers.last == Measure("target_pt", 0))
  }

  @Test func `a drag of 10 pt is no tap, and a view at rest is not caught`() throws {
    let bench = try RuleBench(.cards, "direction-only")
    #expect(bench.findings("catch-not-resnapped", Self.tap(after: 60, moving: 9.9)).count == 1)
    #expect(bench.findings("catch-not-resnapped", Self.tap(after: 60, moving: 10)).isEmpty)
    #expect(bench.findings("catch-not-resnapped", Self.tap(after: 2000)).isEmpty)
  }

  @Test func `a strategy that lets go where it was caught rests on no page`() throws {
    let stuck = StatedSnap { release, lattice in
      release.pointsPerMillisecond == 0
        ? Landing(index: lattice.nearestIndex(to: release.offset), target: release.offset, branch: .slow)
        : Landing(index: 1, target: lattice.rest(at: 1), branch: .forward)
    }
    #expect(RuleBench(.cards, stuck).findings("catch-not-resnapped", Self.tap(after: 60)).count == 1)
  }

  @Test func `what the device was seen to do counts without a candidate`() throws {
    let bench = try RuleBench(.cards, "one-page")
    let left = Self.tap(after: 60).with { $0.observed = Observation(target: 330) }
    #expect(bench.findings("catch-not-resnapped", left).map(\.candidate) == [nil])
    let snapped = Self.tap(after: 60).with { $0.observed = Observation(target: 297) }
    #expect(bench.findings("catch-not-resnapped", snapped).isEmpty)
  }
}

extension CatchNotResnappedTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "direction-only", traces: tap(after: 60))
  }

  static func nearMiss() throws -> Exhibit {
    // Not yet past the middle: the page it came from is the nearest.
    try Exhibit(.cards, "direction-only", traces: tap(after: 50))
  }
}
