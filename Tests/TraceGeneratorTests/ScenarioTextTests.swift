import GestureModel
import Testing

@testable import TraceGenerator

@Suite struct ScenarioTextTests {
  @Test func `a scenario is written with its comments`() {
    var scenario = Scenario()
    scenario.name = "two"
    scenario.count = 2
    scenario.decelerationPerMillisecond = 0.99
    // Two pages of 390 pt without gaps: 780 pt of content.
    #expect(
      ScenarioText.text(scenario, comments: ["Why."]) == """
        // Why.
        {
          scenario: {
            name: "two",
            axis: "horizontal",
            direction: "ltr",
            viewport: 390,
            itemSize: 390,
            spacing: 0,
            count: 2,
            alignment: "leading",
            contentLength: 780,  // as far as the last item needs to reach its rest
            decelerationRate: "fast",
            startOffset: 0,
          },
        }

        """)
  }

  @Test("The declared content is what the items need", arguments: TraceCollection.folders().map(\.scenario))
  func content(scenario: Scenario) {
    #expect(scenario.contentLength == scenario.neededContentLength)
    #expect(scenario.lattice.position(of: scenario.startOffset).truncatingRemainder(dividingBy: 1) == 0)
  }
}
