import GestureModel

/// What a row says of its touch, before touches are told apart.
enum RowPhase: UInt8, Hashable {
  /// The file says nothing.
  case unknown
  case began, moved, ended, cancelled
  /// A report without a new place; not a sample.
  case stationary

  var isLift: Bool { self == .ended || self == .cancelled }

  /// Listed in messages about unknown phases.
  static let knownWords = "began, moved, ended, cancelled, or down, move, up, cancel and their kin"

  /// The phase that a word stands for, in any case, with or without `ACTION_`, `touch` or `pointer` before it.
  ///
  /// - Source: `research/formats.md` 3.10; the vocabularies of UIKit, Android, the DOM, evdev tools and research sets.
  static func named(_ bytes: some Collection<UInt8>) -> RowPhase? {
    guard bytes.count <= 40 else { return nil }
    var word = Substring(String(decoding: bytes, as: UTF8.self).lowercased())
    for prefix in ["uitouchphase", "motionevent.", "action_", "touches", "touch", "pointer", "mouse", "_"]
    where word.hasPrefix(prefix) {
      word = word.dropFirst(prefix.count)
    }
    switch word {
    case "began", "begin", "begins", "begun", "down", "start", "started": return .began
    case "moved", "move", "moves", "motion", "drag", "dragged", "changed": return .moved
    case "ended", "end", "ends", "up", "lift", "lifted": return .ended
    case "cancelled", "canceled", "cancel": return .cancelled
    case "stationary": return .stationary
    default: return nil
    }
  }
}
