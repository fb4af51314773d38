import Testing

@testable import GestureMotion

@Suite struct FlipSearchTests {
  @Test func `the nearest breakpoint that changes the answer counts`() {
    // Rounding changes at 2.5 and 3.5; 3 changes nothing and is nearest.
    // The half itself rounds up, so the answer changes just below 2.5; the breakpoint is what is told.
    let breakpoints = [1.5, 3, 3.5, 2.5]
    #expect(FlipSearch.distance(from: 2.75, across: breakpoints) { $0.rounded() } == 0.25)
    #expect(FlipSearch.distance(from: 3.4, across: breakpoints) { $0.rounded() }.map { abs($0 - 0.1) < 1e-15 } == true)
  }

  @Test func `a breakpoint that is a little off is bisected`() throws {
    // The answer changes at 1; 1 + 5e−10 was named.
    let distance = try #require(FlipSearch.distance(from: 0, across: [1 + 5e-10]) { $0 >= 1 })
    #expect(distance == 1)
  }

  @Test func `on a breakpoint the distance is next to nothing`() throws {
    // 0.5 rounds up; anything less rounds down.
    let distance = try #require(FlipSearch.distance(from: 0.5, across: [0.5, 1.5]) { $0.rounded() })
    #expect(distance <= 1e-15)
  }

  @Test func `an answer that only one number has is found`() {
    #expect(FlipSearch.distance(from: 3, across: [0]) { $0 == 0 } == 3)
  }

  @Test func `nothing flips where nothing changes, and numbers that are none are left out`() {
    #expect(FlipSearch.distance(from: 3, across: [1, .nan, .infinity]) { _ in true } == nil)
    #expect(FlipSearch.distance(from: 3, across: []) { $0 } == nil)
    #expect(FlipSearch.distance(from: .nan, across: [1]) { _ in true } == nil)
  }
}
