/// Which numbers stand for which phases.
public enum PhaseCodes: String, Hashable, Sendable, CaseIterable {
  /// 0 down, 1 up, 2 move, 3 cancel, 5 and 6 down and up of further fingers, with the finger's index in the high byte.
  case android
  /// 0 began, 1 moved, 2 stationary, 3 ended, 4 cancelled.
  case uikit
  /// 0 began, 1 moved, 2 ended.
  case augmented

  /// The phase, or `nil` if the code has no meaning here.
  func phase(_ code: Int) -> RowPhase? {
    switch (self, self == .android ? code & 0xFF : code) {
    case _ where code < 0: nil
    case (_, 0), (.android, 5): .began
    case (.android, 2), (.uikit, 1), (.augmented, 1): .moved
    case (.android, 1), (.android, 6), (.uikit, 3), (.augmented, 2): .ended
    case (.android, 3), (.uikit, 4): .cancelled
    case (.uikit, 2): .stationary
    default: nil
    }
  }
}

/// Tells the codes of a file by which of them stand in the middle of touches.
///
/// A file with 1 in the middle of touches counts as UIKit does, one with 2 there as Android does.
/// - Source: `research/formats.md` 3.10.
struct PhaseCodeEvidence {
  private var previous: [(touch: [UInt8], code: Int)] = []
  private var ones = 0
  private var twos = 0
  private var middleOnes = 0
  private var middleTwos = 0
  private var hasThreeOrFour = false
  private var hasAndroidPointer = false

  /// Takes the next code of a touch, named by bytes that are the same for all of its rows.
  mutating func add(_ code: Int, touch: [UInt8]) {
    // Newest first, and bounded: only neighbours matter.
    let known = previous.firstIndex { $0.touch == touch }
    if let known {
      let last = previous.remove(at: known).code
      if code != 0 {
        if last == 1 { middleOnes += 1 }
        if last == 2 { middleTwos += 1 }
      }
    }
    previous.insert((touch, code), at: 0)
    if previous.count > 16 { previous.removeLast() }
    if code == 1 { ones += 1 }
    if code == 2 { twos += 1 }
    if code == 3 || code == 4 { hasThreeOrFour = true }
    if code & 0xFF == 5 || code & 0xFF == 6 { hasAndroidPointer = true }
  }

  /// The codes, or `nil` if two readings are possible.
  var codes: PhaseCodes? {
    if hasAndroidPointer { return .android }
    switch (middleOnes > 0, middleTwos > 0) {
    case (false, true): return .android
    case (true, false): return hasThreeOrFour || twos == 0 ? .uikit : .augmented
    case (true, true): return hasThreeOrFour ? .uikit : nil
    case (false, false): return ones == 0 && twos == 0 && !hasThreeOrFour ? .uikit : nil
    }
  }

  /// The advice when ``codes`` is `nil`.
  static let advice =
    "say which codes they are: --phases android (0 down, 1 up, 2 move), "
    + "--phases uikit (0 began, 1 moved, 3 ended) or --phases augmented (0 began, 1 moved, 2 ended)"
}
