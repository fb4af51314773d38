@testable import GestureReading
import Testing

@Suite struct RowPhaseTests {
  @Test(
    "Each vocabulary's words are understood",
    arguments: [
      ("began", RowPhase.began), ("down", .began), ("touchstart", .began), ("pointerdown", .began),
      ("ACTION_DOWN", .began),
      ("ACTION_POINTER_DOWN", .began), ("touchdown", .began), ("MOVE", .moved), ("touchmove", .moved),
      ("pointermove", .moved), ("ended", .ended), ("up", .ended), ("touchend", .ended), ("ACTION_UP", .ended),
      ("cancel", .cancelled), ("canceled", .cancelled), ("pointercancel", .cancelled), ("touchesEnded", .ended),
      ("stationary", .stationary), ("UITouchPhaseMoved", .moved),
    ])
  func known(word: String, phase: RowPhase) { #expect(RowPhase.named(Array(word.utf8)) == phase) }

  @Test(
    "Other words are not",
    arguments: ["", "hover", "0", "touch", "\0moved", "downwards", String(repeating: "up", count: 1000)])
  func unknown(word: String) { #expect(RowPhase.named(Array(word.utf8)) == nil) }
}
