import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct CoalescedMixedTests {
  /// 200 Hz, with a dispatched event this long after every third sample, a point ahead.
  static func mixed(_ milliseconds: Double) -> [(milliseconds: Double, offset: Double)] {
    (0...12).flatMap { index -> [(milliseconds: Double, offset: Double)] in
      let (time, offset) = (Double(index) * 5, Double(index) * 5)
      return index % 3 == 1 ? [(time, offset), (time + milliseconds, offset + 1)] : [(time, offset)]
    }
  }

  @Test func `dispatched events between coalesced ones come in pairs`() throws {
    let evidence = try #require(CoalescedMixed().evidence(in: Stroke.drag(Self.mixed(0.5)).figures))
    #expect(evidence.numbers == [Measure("pairs", 4), Measure("closest_pair_ms", 0.5)])
  }

  @Test func `a few early events among many, or a pointer of 1000 Hz, are none`() {
    // Three pairs in 43 steps.
    let rare = (0...40).map { (Double($0) * 16, Double($0)) } + [(17.0, 2.0), (33, 3), (49, 4)]
    let stroke = Stroke.drag(rare.sorted { $0.0 < $1.0 })
    #expect(CoalescedMixed().evidence(in: stroke.figures) == nil)
    #expect(CoalescedMixed().evidence(in: Stroke.drag((0...20).map { (Double($0), Double($0)) }).figures) == nil)
  }

  @Test func `two fingers that come in pairs are two fingers`() {
    let figures = StrokeFigures(.drag(Self.mixed(0.5)), axis: .horizontal, overlapsAnother: true)
    #expect(CoalescedMixed().evidence(in: figures) == nil)
  }
}

extension CoalescedMixedTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag(mixed(1.4)))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag(mixed(1.5)))
  }
}
