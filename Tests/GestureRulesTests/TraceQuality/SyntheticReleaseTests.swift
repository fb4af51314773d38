import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct SyntheticReleaseTests {
  func evidence(_ offsets: [(Double, Double)]) -> Evidence? {
    SyntheticRelease().evidence(in: Stroke.drag(offsets).figures)
  }

  /// Four steps of 8 pt in 8 ms, and one more.
  static func steps(last: Double) -> [(milliseconds: Double, offset: Double)] {
    (0...4).map { (Double($0) * 8, Double($0) * 8) } + [(40, 32 + last)]
  }

  @Test func `five steps of one speed, or two long ones, are a script's`() {
    #expect(evidence(Self.steps(last: 8)) != nil)
    #expect(evidence(Self.steps(last: 8).dropLast()) == nil)
    #expect(evidence([(0, 0), (16, 30), (32, 60)]) != nil)
    #expect(evidence([(0, 0), (16, 29.9), (32, 59.8)]) == nil)
  }

  @Test func `a pixel a frame over less than 10 pt tells nothing`() {
    #expect(evidence((0...9).map { (Double($0) * 16, Double($0)) }) == nil)
    #expect(evidence((0...10).map { (Double($0) * 16, Double($0)) }) != nil)
  }

  @Test func `one step that is nine tenths of the path is a jump`() {
    #expect(evidence([(0, 0), (16, 90), (32, 95), (48, 100)]) != nil)
    #expect(evidence([(0, 0), (16, 89), (32, 95), (48, 100)]) == nil)
    // After more than three frames a recorder may have lost what was between.
    #expect(evidence([(0, 0), (50, 300)]) != nil)
    #expect(evidence([(0, 0), (50.1, 300)]) == nil)
  }

  @Test func `a little past the end and exactly back is a script's brake`() {
    let even = (0...6).map { (Double($0) * 8, Double($0) * 8) }
    #expect(evidence(even + [(56, 50), (64, 48)]) != nil)
    #expect(evidence(even + [(56, 50), (64, 48.1)]) == nil)
    #expect(evidence(even + [(56, 53.1), (64, 48)]) == nil)
  }
}

extension SyntheticReleaseTests: PitfallExample {
  static func fires() throws -> Exhibit {
    // Speeds of 1, four times, and 1.05 pt/ms deviate by 0.02 from a mean of 1.01: 1.98 %.
    try Exhibit(.cards, "round", traces: .drag(steps(last: 8.4)))
  }

  static func nearMiss() throws -> Exhibit {
    // 1.0625 pt/ms: 0.025 of 1.0125, 2.47 %.
    try Exhibit(.cards, "round", traces: .drag(steps(last: 8.5)))
  }
}
