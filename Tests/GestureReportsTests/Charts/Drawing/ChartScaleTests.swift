import Testing

@testable import GestureReports

@Suite struct ChartScaleTests {
  @Test func `a number stands in proportion, and beyond the domain at its end`() {
    let scale = ChartScale(showing: [0, 50, 200], from: 100, to: 300)
    #expect([0, 50, 200, -1, 1e300, .infinity].map(scale.place) == [100, 150, 300, 100, 300, 300])
    #expect(scale.place(of: .nan) == 100)
  }

  @Test func `a scale may run backwards`() {
    // A quarter of the way from 80 down to 0.
    #expect(ChartScale(showing: [0, 4], from: 80, to: 0).place(of: 1) == 60)
  }

  @Test("Ticks are round numbers inside the domain")
  func ticks() {
    #expect(ChartScale(showing: [0, 148], from: 0, to: 1).ticks(5) == [0, 50, 100])
    #expect(ChartScale(showing: [-30, 110], from: 0, to: 1).ticks(5) == [0, 50, 100])
    #expect(ChartScale(showing: [180, 305], from: 0, to: 1).ticks(4) == [200, 250, 300])
    #expect(ChartScale(showing: [0.1, 0.9], from: 0, to: 1).ticks(4) == [0.2, 0.4, 0.6000000000000001, 0.8])
  }

  @Test(
    "Hostile numbers give a finite scale",
    arguments: [[], [.nan], [.infinity, -.infinity], [7, 7], [1e308, -1e308], [0, .leastNonzeroMagnitude]] as [[Double]]
  )
  func hostile(values: [Double]) {
    let scale = ChartScale(showing: values, from: 0, to: 100)
    #expect(scale.domain.lowerBound < scale.domain.upperBound)
    for value in values + [0] { #expect((0...100).contains(scale.place(of: value))) }
    let ticks = scale.ticks(5)
    #expect(ticks.count <= 21 && ticks.allSatisfy(\.isFinite))
  }
}
