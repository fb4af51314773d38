import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct CancelledTouchTests {
  @Test func `only a cancelled touch is one`() {
    let offsets = [(0.0, 0.0), (16, 10), (32, 25)]
    #expect(CancelledTouch().evidence(in: Stroke.drag(offsets, end: .cancelled).figures) != nil)
    #expect(CancelledTouch().evidence(in: Stroke.drag(offsets, end: .ended).figures) == nil)
    #expect(CancelledTouch().evidence(in: Stroke.drag(offsets, end: .missing).figures) == nil)
  }
}

extension CancelledTouchTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag([(0, 0), (16, 10), (32, 25)], end: .cancelled))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "round", traces: .drag([(0, 0), (16, 10), (32, 25)], end: .ended))
  }
}
