import GestureModel
import GestureMotion
import GestureTestSupport
import Testing

@testable import GestureReplay

@Suite struct DragTrackerTests {
  private func tracker(_ change: (inout Scenario) -> Void = { _ in }) -> DragTracker {
    var scenario = Scenario()
    change(&scenario)
    return DragTracker(scenario: scenario, lattice: scenario.lattice)
  }

  private func stroke(_ places: (Double, Double)...) -> Stroke {
    Stroke(
      samples: places.enumerated().map { index, place in
        Sample(nanoseconds: Int64(index) * 8_000_000, x: place.0, y: place.1)
      })
  }

  @Test func `direct tracking follows the finger one to one, from the touch-down to the lift`() {
    // The offset grows as the finger moves left: 300 → 180 is +120.
    let direct = tracker()
    #expect(
      direct.offsetAtLift(of: stroke((300, 0), (250, 9), (180, 40)), from: 390, rules: DragModel.direct.rules) == 510)
    #expect(direct.offsetAtLift(of: stroke((180, 0), (300, 0)), from: 390, rules: DragModel.direct.rules) == 270)
    // Past the ends too.
    #expect(direct.offsetAtLift(of: stroke((100, 0), (300, 0)), from: 0, rules: DragModel.direct.rules) == -200)
    #expect(direct.offsetAtLift(of: Stroke(samples: []), from: 7, rules: DragModel.direct.rules) == 7)
    #expect(direct.offsetAtLift(of: stroke((100, 0)), from: 7, rules: DragModel.direct.rules) == 7)
  }

  @Test func `a vertical view follows y`() {
    let vertical = tracker { $0.axis = .vertical }
    #expect(vertical.offsetAtLift(of: stroke((0, 300), (90, 200)), from: 0, rules: DragModel.direct.rules) == 100)
  }

  @Test func `a lift with a place of its own counts for the offset`() {
    var lifted = stroke((300, 0), (250, 0), (200, 0))
    lifted.lastSampleIsLift = true
    #expect(tracker().offsetAtLift(of: lifted, from: 0, rules: DragModel.direct.rules) == 100)
  }

  @Test func `UIKit swallows the first 10 pt and nothing less moves it`() {
    let uikit = tracker()
    #expect(uikit.offsetAtLift(of: stroke((300, 0), (290, 0)), from: 390, rules: DragModel.uikit.rules) == 390)
    // 10.001 pt away: recognised, 0.001 pt of it scrolls.
    #expect(
      abs(uikit.offsetAtLift(of: stroke((300, 0), (289.999, 0)), from: 390, rules: DragModel.uikit.rules) - 390.001)
        < 1e-9)
    // `research/physics.md` 1.3 point 2: −44.67 moved, −34.67 reported.
    #expect(
      abs(uikit.offsetAtLift(of: stroke((300, 0), (255.33, 0)), from: 390, rules: DragModel.uikit.rules) - 424.67)
        < 1e-9)
    #expect(
      abs(uikit.offsetAtLift(of: stroke((200, 0), (260, 0)), from: 390, rules: DragModel.uikit.rules) - 340) < 1e-9)
    // Once recognised it stays so, back at the touch-down it has moved 10 pt the other way.
    #expect(
      uikit.offsetAtLift(of: stroke((300, 0), (270, 0), (300, 0)), from: 390, rules: DragModel.uikit.rules) == 380)
  }

  @Test func `what is swallowed lies in the direction of the movement`() {
    // Recognised at (8, 8), 11.3 pt away: less than 10 along each axis, so all of it is swallowed.
    let diagonal = tracker().offsetAtLift(
      of: stroke((300, 0), (292, 8), (250, 8)), from: 390, rules: DragModel.uikit.rules)
    #expect(abs(diagonal - 432) < 1e-9)  // 50 − 8 on
  }

  @Test func `UIKit resists past the ends`() {
    // 100 pt past the first page: 0.55·100·390/(390 + 55) = 48.2.
    let shown = 0.55 * 100 * 390 / (390 + 0.55 * 100)
    let low = tracker().offsetAtLift(of: stroke((100, 0), (210, 0)), from: 0, rules: DragModel.uikit.rules)
    #expect(abs(low + shown) < 1e-9)
    let high = tracker().offsetAtLift(of: stroke((310, 0), (200, 0)), from: 1560, rules: DragModel.uikit.rules)
    #expect(abs(high - 1560 - shown) < 1e-9)
  }

  @Test func `taking hold of a bounce does not resist twice`() {
    // Shown 48.2 pt outside is a finger 100 pt outside; 50 pt farther is 150 pt: 0.55·150·390/(390 + 82.5).
    let shown = 0.55 * 100 * 390 / (390 + 0.55 * 100)
    let farther = 0.55 * 150 * 390 / (390 + 0.55 * 150)
    let caught = tracker().offsetAtLift(of: stroke((100, 0), (160, 0)), from: -shown, rules: DragModel.uikit.rules)
    #expect(abs(caught + farther) < 1e-9)
    // And 100 pt back lead exactly to the edge.
    let back = tracker().offsetAtLift(of: stroke((300, 0), (190, 0)), from: -shown, rules: DragModel.uikit.rules)
    #expect(abs(back) < 1e-9)
  }

  @Test func `a finger from nowhere leads to an offset that is a number`() {
    for model in DragModel.allCases {
      let wild = tracker().offsetAtLift(of: stroke((1e308, 0), (-1e308, 0)), from: 1e308, rules: model.rules)
      #expect(wild.isFinite)
    }
  }

  @Test func `a pan is recognised once the finger is more than 10 pt away`() {
    #expect(!tracker().recognises(stroke((0, 0), (6, 8)), rules: DragModel.uikit.rules))
    #expect(tracker().recognises(stroke((0, 0), (6, 8.01)), rules: DragModel.uikit.rules))
    #expect(!tracker().recognises(Stroke(samples: []), rules: DragModel.uikit.rules))
  }

  @Test func `a directional lock decides when the finger is first 10 pt away`() {
    let tracker = tracker { $0.directionalLock = true }
    // (6, 8) is exactly 10 pt away and decides: vertical.
    #expect(tracker.dominantAxis(of: stroke((0, 0), (6, 8), (100, 8))) == .vertical)
    #expect(tracker.isLockedAway(stroke((0, 0), (6, 8), (100, 8))))
    #expect(tracker.dominantAxis(of: stroke((0, 0), (5, 8), (100, 8))) == .horizontal)
    #expect(!tracker.isLockedAway(stroke((0, 0), (5, 8), (100, 8))))
    // Never 10 pt away: nothing is locked.
    #expect(tracker.dominantAxis(of: stroke((0, 0), (1, 9))) == nil)
    #expect(!tracker.isLockedAway(stroke((0, 0), (1, 9))))
    // A tie is the view's own.
    #expect(tracker.dominantAxis(of: stroke((0, 0), (-8, 8))) == .horizontal)
    #expect(
      DragTracker(scenario: Scenario(), lattice: Scenario().lattice).isLockedAway(stroke((0, 0), (0, 50))) == false)
  }
}
