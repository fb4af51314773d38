import Testing

@testable import GestureMotion

@Suite struct TurningPointsTests {
  /// Values at …, −10, 0, 10, …, those from 0 to 90 in full.
  let tens = TurningSeries(origin: 0, stride: 10, numbers: 0...9)

  @Test func `the nearest value beyond which it turns counts, not the nearest value`() {
    // From 42: 40 and 50 turn nothing; beyond 60 it does, 18 away, and below 20, 22 away.
    let distance = TurningSeries.distance(from: 42, to: [tens], nudge: 1e-7) { $0 > 60 || $0 < 20 }
    #expect(distance == 18)
  }

  @Test func `a value that stands on a turn is 0 away from it`() {
    #expect(TurningSeries.distance(from: 40, to: [tens], nudge: 1e-7) { $0 < 40 } == 0)
    #expect(TurningSeries.distance(from: 40, to: [.at(40)], nudge: 1e-7) { $0 > 40 } == 0)
  }

  @Test func `single values count on both sides`() {
    #expect(TurningSeries.distance(from: 3, to: [.at(5), .at(-4)], nudge: 1e-7) { $0 > 5 || $0 < -4 } == 2)
    #expect(TurningSeries.distance(from: 3, to: [.at(5), .at(-4)], nudge: 1e-7) { $0 < -4 } == 7)
    // Beyond 5 it does not turn: it would have before.
    #expect(TurningSeries.distance(from: 3, to: [.at(5)], nudge: 1e-7) { $0 < 5 && $0 > 3.5 } == nil)
  }

  @Test func `no turn is no distance`() {
    #expect(TurningSeries.distance(from: 42, to: [tens], nudge: 1e-7) { _ in false } == nil)
    #expect(TurningSeries.distance(from: .nan, to: [tens], nudge: 1e-7) { _ in true } == nil)
    #expect(TurningSeries.distance(from: 42, to: [], nudge: 1e-7) { _ in true } == nil)
  }

  @Test func `from far outside the numbers it goes straight to them`() {
    var asked = 0
    let distance = TurningSeries.distance(from: -1e9, to: [tens], nudge: 1e-7) { value in
      asked += 1
      return value > 30
    }
    #expect(distance == 1e9 + 30)
    #expect(asked < 20)
  }

  @Test func `outside the numbers the next few values still count`() {
    #expect(TurningSeries.distance(from: 1001, to: [tens], nudge: 1e-7) { $0 > 1010 } == 9)
  }
}
