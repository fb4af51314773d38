import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct MomentumCompoundingTests {
  /// 0.5 pt/ms by the samples; the view was, or was not, decelerating when it came down.
  static func flick(recorded: Double, caught: Bool? = true) -> Trace {
    .drag((0...10).map { (Double($0) * 8, Double($0) * 4) }, lift: 88).with {
      $0.release = RecordedRelease(offset: 40, pointsPerMillisecond: recorded)
      $0.events = [.at(10, .dragBegan(decelerationPerMillisecond: nil, wasDecelerating: caught))]
    }
  }

  @Test func `a release twice as fast as the finger carries the glide it caught`() throws {
    let finding = try #require(
      try RuleBench(.cards, "round").findings("momentum-compounding", Self.flick(recorded: 1)).first)
    #expect(abs((finding.numbers.last?.value ?? 0) - 2) < 1e-9)
    #expect(finding.candidate == nil)
  }

  @Test func `from rest it is not the glide's, whatever it is`() throws {
    let bench = try RuleBench(.cards, "round")
    #expect(bench.findings("momentum-compounding", Self.flick(recorded: 1, caught: false)).isEmpty)
    #expect(bench.findings("momentum-compounding", Self.flick(recorded: 1, caught: nil)).isEmpty)
  }

  @Test func `in a session the glide of the stroke before tells that it was caught`() throws {
    // 1 pt/ms at the fast rate glides ln(0.01) / ln(0.99) = 458 ms.
    func session(pause: Double) -> Trace {
      let first = (0...5).map { (Double($0) * 8, Double($0) * 8) }
      let second = (0...10).map { (48 + pause + Double($0) * 8, Double($0) * 4) }
      return Trace(
        id: "session", startOffset: 0,
        strokes: [.drag(first, lift: 48), .drag(second, lift: 48 + pause + 88)],
        release: RecordedRelease(offset: 300, pointsPerMillisecond: 1))
    }
    let bench = try RuleBench(.cards, "round")
    #expect(bench.findings("momentum-compounding", session(pause: 450)).count == 1)
    #expect(bench.findings("momentum-compounding", session(pause: 470)).isEmpty)
  }
}

extension MomentumCompoundingTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: flick(recorded: 0.76))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: flick(recorded: 0.74))
  }
}
