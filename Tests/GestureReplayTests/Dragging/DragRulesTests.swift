import GestureModel
import Testing

@testable import GestureReplay

@Suite struct DragRulesTests {
  private func offset(_ places: [(Double, Double)], _ rules: DragRules) -> Double {
    let scenario = Scenario()
    let stroke = Stroke(
      samples: places.enumerated().map {
        Sample(nanoseconds: Int64($0.offset) * 8_000_000, x: $0.element.0, y: $0.element.1)
      })
    return DragTracker(scenario: scenario, lattice: scenario.lattice).offsetAtLift(of: stroke, from: 390, rules: rules)
  }

  @Test func `a slop that is lost stays lost, one that is not is made up for`() {
    let way = [(300.0, 0.0), (285, 0), (200, 0)]
    #expect(offset(way, DragRules()) == 490)
    #expect(offset(way, DragRules(slop: 10, losesSlop: true)) == 480)
    #expect(offset(way, DragRules(slop: 10)) == 490)
    // 15 pt do not exceed 15.
    #expect(offset([(300, 0), (285, 0)], DragRules(slop: 15)) == 390)
    #expect(offset([(300, 0), (284.5, 0)], DragRules(slop: 15)) == 405.5)
  }

  @Test func `travel across the axis counts towards a straight slop alone`() {
    let way = [(300.0, 0.0), (296, 30), (250, 60)]
    // Recognised at once, when 4 pt lie along the axis: those are lost.
    #expect(offset(way, DragRules(slop: 10, losesSlop: true)) == 436)
    // Recognised at 50 pt, of which 10 are lost.
    #expect(offset(way, DragRules(slop: 10, isSlopAlongAxis: true, losesSlop: true)) == 430)
  }

  @Test func `a ratio scales the way of the content`() {
    #expect(offset([(300, 0), (200, 0)], DragModel.glide.rules) == 440)
  }

  @Test func `every model drags on from a view that is caught outside`() {
    let scenario = Scenario()
    let tracker = DragTracker(scenario: scenario, lattice: scenario.lattice)
    let still = Stroke(samples: [Sample(nanoseconds: 0, x: 100, y: 0), Sample(nanoseconds: 8_000_000, x: 100, y: 0)])
    for model in DragModel.allCases where model.rules.edges != .clamped {
      #expect(abs(tracker.offsetAtLift(of: still, from: -30, rules: model.rules) + 30) < 1e-9, "\(model)")
    }
  }

  @Test func `the path ends where the offset at lift is`() {
    let scenario = Scenario()
    let tracker = DragTracker(scenario: scenario, lattice: scenario.lattice)
    let stroke = Stroke(
      samples: (0..<40).map { Sample(nanoseconds: Int64($0) * 8_000_000, x: 300 + Double($0) * 11, y: 2) })
    for model in DragModel.allCases {
      let path = tracker.path(of: stroke, from: 200, rules: model.rules)
      #expect(path.count == 40)
      #expect(path.first == 200)
      #expect(path.last == tracker.offsetAtLift(of: stroke, from: 200, rules: model.rules))
    }
  }
}
