import Testing

@testable import GestureModel

@Suite struct TraceFingerprintTests {
  func trace(_ change: (inout Trace) -> Void = { _ in }) -> Trace {
    var trace = Trace(
      id: "a", intent: .next, startOffset: 0,
      strokes: [
        Stroke(samples: [Sample(nanoseconds: 0, x: 300, y: 400), Sample(nanoseconds: 8_000_000, x: 290, y: 400)])
      ],
      location: SourceLocation(path: "a.csv", line: 2))
    change(&trace)
    return trace
  }

  @Test func `what a replay does not read changes nothing`() {
    let same = trace {
      ($0.id, $0.intent, $0.location.line) = ("b", .stay, 90)
      $0.labels = [Label(name: "hand", value: "left")]
      $0.strokes[0].location = SourceLocation(path: "b.csv")
      $0.startOffset = -0.0
    }
    #expect(same.fingerprint == trace().fingerprint)
    #expect(same.fingerprint.count == 16)
  }

  @Test func `whatever a replay reads changes it`() {
    let others = [
      trace { $0.startOffset = nil }, trace { $0.startOffset = 1 },
      trace { $0.strokes[0].samples[1].x = 290.5 }, trace { $0.strokes[0].samples[1].nanoseconds = 8_000_001 },
      trace { $0.strokes[0].samples[1].flags = .resampled }, trace { $0.strokes[0].end = .cancelled },
      trace { $0.strokes[0].liftNanoseconds = 9_000_000 }, trace { $0.strokes[0].liftRepeatsPlace = true },
      trace { $0.strokes.append($0.strokes[0]) },
      trace { $0.release = RecordedRelease(offset: 10, pointsPerMillisecond: 1) },
    ]
    #expect(Set(others.map(\.fingerprint) + [trace().fingerprint]).count == others.count + 1)
  }
}
