import GestureModel
import Testing

@Suite struct RecordedEventTests {
  @Test func `each kind has a word of its own`() {
    let kinds: [RecordedEvent.Kind] = [
      .dragBegan(decelerationPerMillisecond: nil, wasDecelerating: nil), .settled(offset: nil), .page(0),
    ]
    #expect(kinds.map(\.word) == RecordedEvent.Kind.words)
  }
}
