import Testing

@testable import GestureAnalysis

@Suite struct MeanTests {
  @Test func `nothing has no mean`() {
    #expect(Mean().value == nil)
    #expect(Mean().maximum == nil)
  }

  @Test func `numbers that are not finite are left out, and the sum never overflows`() {
    var mean = Mean()
    for number: Double in [1, .nan, 3, .infinity, -Double.infinity] { mean.add(number) }
    #expect(mean.value == 2)
    #expect(mean.maximum == 3)
    mean.add(.greatestFiniteMagnitude)
    mean.add(.greatestFiniteMagnitude)
    #expect(mean.value?.isFinite == true)
  }
}
