import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct EndCallbackMissedTests {
  /// Let go at rest on page 1; the app is told this long after the lift, if at all.
  static func release(settled: Double?, at offset: Double = 390, _ velocity: Double = 0) -> Trace {
    .release(at: offset, velocity).with {
      $0.events =
        [.at(-300, .dragBegan(decelerationPerMillisecond: nil, wasDecelerating: nil))]
        + (settled.map { [.at($0, .settled(offset: nil))] } ?? [])
    }
  }

  @Test func `a page that was let go at rest is never reported as reached`() throws {
    let finding = try #require(
      try RuleBench(.pages, "one-page").findings("end-callback-missed", Self.release(settled: nil)).first)
    #expect(finding.message == "Released at rest at 390 pt, where it stays; the app was not told so at all.")
    #expect(finding.severity == .warning)
  }

  @Test func `what still moves, or has to, ends later`() throws {
    let bench = try RuleBench(.pages, "one-page")
    #expect(bench.findings("end-callback-missed", Self.release(settled: 800, 0.4)).isEmpty)
    #expect(bench.findings("end-callback-missed", Self.release(settled: 800, at: 200)).isEmpty)
  }

  @Test func `without a log of the view nothing is missing from it`() throws {
    var silent = Self.release(settled: nil)
    silent.events = [.at(0, .page(1))]
    #expect(try RuleBench(.pages, "one-page").findings("end-callback-missed", silent).isEmpty)
  }

  @Test func `a finger that rests before it lifts leaves without a velocity`() throws {
    // 390 pt, then 100 ms of rest; a millisecond less is none.
    func drag(lift: Double) -> Trace {
      .drag((0...39).map { (Double($0) * 8, Double($0) * 10) }, lift: lift).with {
        $0.events = [.at(20, .dragBegan(decelerationPerMillisecond: nil, wasDecelerating: nil))]
      }
    }
    let bench = try RuleBench(.pages, "one-page")
    #expect(bench.findings("end-callback-missed", drag(lift: 412)).count == 1)
    #expect(bench.findings("end-callback-missed", drag(lift: 411)).isEmpty)
  }
}

extension EndCallbackMissedTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.pages, "one-page", traces: release(settled: 100.1))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.pages, "one-page", traces: release(settled: 100))
  }
}
