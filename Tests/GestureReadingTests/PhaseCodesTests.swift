@testable import GestureReading
import Testing

@Suite struct PhaseCodesTests {
  func codes(_ touches: [[Int]]) -> PhaseCodes? {
    var evidence = PhaseCodeEvidence()
    for (index, touch) in touches.enumerated() {
      for code in touch { evidence.add(code, touch: [UInt8(index)]) }
    }
    return evidence.codes
  }

  @Test(
    "What stands in the middle of touches tells the codes",
    arguments: [
      ([[0, 2, 2, 1], [0, 2, 1]], PhaseCodes.android), ([[0, 1, 1, 3]], .uikit), ([[0, 1, 2, 2, 1, 3]], .uikit),
      ([[0, 1, 1, 2]], .augmented), ([[0, 1, 1]], .uikit), ([[0, 261, 2, 6, 1]], .android), ([[0], [0]], .uikit),
    ] as [([[Int]], PhaseCodes)])
  func told(touches: [[Int]], expected: PhaseCodes) { #expect(codes(touches) == expected) }

  @Test(
    "Codes that fit several vocabularies are not guessed",
    arguments: [[[0, 1]], [[0, 2]], [[0, 3]], [[0, 1, 2, 1]]])
  func ambiguous(touches: [[Int]]) { #expect(codes(touches) == nil) }

  @Test func `each vocabulary knows its own codes`() {
    #expect((0...4).map { PhaseCodes.android.phase($0) } == [.began, .ended, .moved, .cancelled, nil])
    #expect((0...4).map { PhaseCodes.uikit.phase($0) } == [.began, .moved, .stationary, .ended, .cancelled])
    #expect((0...3).map { PhaseCodes.augmented.phase($0) } == [.began, .moved, .ended, nil])
    // 261 is 5, a further finger down, with index 1 in the high byte.
    #expect(PhaseCodes.android.phase(261) == .began)
    #expect(PhaseCodes.uikit.phase(-1) == nil)
  }
}
