import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct ThrottledRecordingTests {
  static func steps(of milliseconds: Double, count: Int = 4) -> [(milliseconds: Double, offset: Double)] {
    (0...count).map { (Double($0) * milliseconds, Double($0) * 20) }
  }

  @Test func `20 Hz know a velocity to a quarter`() throws {
    let evidence = try #require(ThrottledRecording().evidence(in: Stroke.drag(Self.steps(of: 50)).figures))
    #expect(evidence.numbers == [Measure("median_step_ms", 50), Measure("rate_hz", 20)])
    #expect(evidence.message.hasSuffix("± 25 %."))
  }

  @Test func `three steps do not tell a rate, and half a second is another unit`() {
    #expect(ThrottledRecording().evidence(in: Stroke.drag(Self.steps(of: 50, count: 3)).figures) == nil)
    #expect(ThrottledRecording().evidence(in: Stroke.drag(Self.steps(of: 500)).figures) == nil)
  }

  @Test func `samples that arrive together over more than two frames were held back`() throws {
    // Nine samples every 8 ms that arrive in threes: 16 ms each; in fives, 32 and 24 ms; all at once, 64 ms.
    func stroke(in batch: Int) -> Stroke {
      var stroke = Stroke.drag(Self.steps(of: 8, count: 8))
      stroke.arrivalNanoseconds = (0...8).map { Int64($0 / batch * batch + batch) * 8_000_000 }
      return stroke
    }
    #expect(ThrottledRecording().evidence(in: stroke(in: 3).figures) == nil)
    #expect(ThrottledRecording().evidence(in: stroke(in: 5).figures) == nil)
    let evidence = try #require(ThrottledRecording().evidence(in: stroke(in: 9).figures))
    #expect(evidence.numbers == [Measure("batches", 1), Measure("batched_samples", 9)])
  }
}

extension ThrottledRecordingTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag(steps(of: 30)))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag(steps(of: 29.9)))
  }
}
