import Testing

@testable import TraceGenerator

@Suite struct HandTests {
  @Test func `no hand trembles by more than two thirds of a point`() {
    for hand in Hand.all {
      var random = RepeatableRandom(seed: 11)
      var tremor = Tremor(reach: hand.tremor)
      let values = (0..<500).map { _ in tremor.next(&random) }
      #expect(values.allSatisfy { abs($0) <= 2.0 / 3 })
      #expect(values.contains { $0 > 0.1 } && values.contains { $0 < -0.1 })
    }
  }

  @Test func `every hand has a name of its own`() {
    #expect(Set(Hand.all.map(\.name)).count == Hand.all.count)
  }
}
