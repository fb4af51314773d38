import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct SampleWindowMismatchTests {
  /// x = u·t + 0.01·t² every 8 ms: the slope over the last w of T = 104 ms is u + 0.01·(2T − w).
  static func speedingUp(from speed: Double) -> Trace {
    let times = (0...13).map { Double($0) * 8 }
    return .drag(times.map { ($0, speed * $0 + 0.01 * $0 * $0) }, lift: 112)
  }

  // 40 ms: u + 1.68. Of the last 100 ms samples span 96: u + 1.12. They differ by 0.56 of u + 1.68.
  @Test func `an estimator that counts samples is named where the speed changed`() throws {
    let bench = try RuleBench(.cards, "one-page(estimator: flutter.ios)", "one-page(estimator: aosp.lsq2)", "one-page")
    let findings = bench.findings("sample-window-mismatch", Self.speedingUp(from: 0))
    #expect(findings.map(\.candidate) == ["one-page(estimator: flutter.ios)"])
    #expect(abs((findings.first?.numbers[1].value ?? 0) - 1.68) < 1e-9)
    #expect(abs((findings.first?.numbers[2].value ?? 0) - 1.12) < 1e-9)
  }

  @Test func `one that divides by the time to the lift is another`() throws {
    let bench = try RuleBench(.cards, "one-page(estimator: embla)")
    #expect(bench.flags(Self.speedingUp(from: 0)).contains("sample-window-mismatch"))
  }
}

extension SampleWindowMismatchTests: PitfallExample {
  static func fires() throws -> Exhibit {
    // 0.56 / 1.86 = 0.301.
    try Exhibit(.cards, "one-page(estimator: flutter.ios)", traces: speedingUp(from: 0.18))
  }

  static func nearMiss() throws -> Exhibit {
    // 0.56 / 1.87 = 0.299.
    try Exhibit(.cards, "one-page(estimator: flutter.ios)", traces: speedingUp(from: 0.19))
  }
}
