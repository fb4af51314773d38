import Testing

@testable import GestureModel

@Suite struct SampleTests {
  @Test func `a sample tells its coordinate along either axis`() {
    let sample = Sample(nanoseconds: 0, x: 3, y: 4)
    #expect(sample.position(along: .horizontal) == 3)
    #expect(sample.position(along: .vertical) == 4)
    #expect(Axis.allCases.map(\.other) == [.vertical, .horizontal])
  }

  @Test func `phases are called as in our own files`() {
    #expect(Phase.allCases.map(\.word) == ["began", "moved", "ended", "cancelled"])
  }
}
