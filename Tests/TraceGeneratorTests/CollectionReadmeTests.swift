import Testing

@testable import TraceGenerator

@Suite struct CollectionReadmeTests {
  let text = CollectionReadme.text(of: TraceCollection.folders(), seed: TraceCollection.seed)

  @Test func `the page tells the origin, the seed and the command`() {
    #expect(text.contains("Nobody was recorded"))
    #expect(text.contains("seed \(TraceCollection.seed)"))
    #expect(text.contains("swift run TraceGenerator Traces"))
    #expect(text.contains("stackoverflow.com/questions/16155375"))
  }

  @Test func `every trace and every kind has a line`() {
    for trace in TraceCollection.folders().flatMap(\.traces) {
      #expect(text.contains("| `\(trace.id)` |"))
    }
    for kind in GestureKind.allCases {
      #expect(text.contains("| \(kind.rawValue) |"))
    }
  }
}
