import GestureModel
import GestureMotion
import Testing

@testable import GestureReports

@Suite struct StrokeChartTests {
  private static func stroke(_ count: Int, step: Double = 8) -> Stroke {
    let samples = (0..<count).map { Sample(nanoseconds: Int64($0) * 8_000_000, x: 300 - Double($0) * step, y: 400) }
    return Stroke(samples: samples, liftNanoseconds: Int64(count - 1) * 8_000_000)
  }

  private static let estimators = VelocityEstimators.platformDefaults.map { $0.init() as any VelocityEstimator }

  @Test func `the velocities are those of the inspection`() throws {
    let stroke = Self.stroke(16)
    let chart = try #require(
      StrokeChart(stroke, called: "flick", axis: .horizontal, estimators: Self.estimators))
    let probe = try ChartProbe.of(chart)
    let table = InspectionText.text(
      of: [InspectedTrace(Trace(id: "flick", strokes: [stroke]), estimators: Self.estimators)], style: ReportStyle())
    for (estimator, estimate) in InspectedStroke(stroke, estimators: Self.estimators).velocities {
      let words = try #require(estimate.velocity?.xPointsPerSecond.fixedText(1))
      #expect(probe.line(of: estimator).last == words)
      #expect(table.split(separator: "\n").contains { $0.contains("\(estimator) ") && $0.contains(words) })
    }
    #expect(probe.collisions == [])
  }

  @Test func `each estimator's window is shaded in both panels and drawn in its lane`() throws {
    let chart = try #require(
      StrokeChart(Self.stroke(16), called: "flick", axis: .horizontal, estimators: Self.estimators))
    let windows = chart.windows.count { $0.milliseconds != nil }
    let probe = try ChartProbe.of(chart)
    #expect(windows > 5)
    #expect(probe.elements.count { $0.attributes["class"] == "c-shade cf-green" } == 2 * windows)
    #expect(probe.elements.count { $0.attributes["class"] == "cf-green" } == windows)
  }

  @Test func `the lift is marked where the last sample of a stroke without a pause stands`() throws {
    let chart = try #require(StrokeChart(Self.stroke(3), called: "flick", axis: .horizontal, estimators: []))
    let probe = try ChartProbe.of(chart)
    let lift = try #require(probe.elements.first { $0.attributes["class"]?.contains("c-dash") == true })
    let points = try #require(probe.elements.first { $0.name == "polyline" }?.attributes["points"])
    #expect(points.split(separator: " ").last?.split(separator: ",").first.map(String.init) == lift.attributes["x1"])
    #expect(probe.texts.contains("lift"))
  }

  @Test func `a constant speed is a level line`() throws {
    // 8 pt every 8 ms are 1000 pt/s throughout.
    let chart = try #require(StrokeChart(Self.stroke(9), called: "flick", axis: .horizontal, estimators: []))
    let probe = try ChartProbe.of(chart)
    let speed = try #require(probe.elements.filter { $0.name == "polyline" }.last?.attributes["points"])
    let heights = Set(speed.split(separator: " ").compactMap { $0.split(separator: ",").last })
    #expect(heights.count == 1 && probe.texts.contains("1000"))
  }

  @Test func `why an estimator has nothing to say is told in its lane`() throws {
    var stroke = Self.stroke(16)
    stroke.end = .cancelled
    let chart = try #require(
      StrokeChart(stroke, called: "cancelled", axis: .horizontal, estimators: [UIKitVelocity()]))
    #expect(try ChartProbe.of(chart).line(of: "uikit") == ["cancelled", "0.0"])
    #expect(try ChartProbe.of(chart).collisions == [])
  }

  @Test func `a long recording is thinned`() throws {
    let chart = try #require(
      StrokeChart(Self.stroke(100_000, step: 0.001), called: "scroll", axis: .horizontal, estimators: Self.estimators))
    #expect(chart.svg().utf8.count < 60_000)
  }

  @Test func `a stroke of one sample or of no time has no chart`() {
    #expect(StrokeChart(Self.stroke(1), called: "tap", axis: .horizontal, estimators: []) == nil)
  }
}
