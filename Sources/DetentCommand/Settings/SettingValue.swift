import GestureMotion
import GestureReplay

/// A value of a setting, whether it comes from a file or from the command line.
enum SettingValue: Hashable, Sendable {
  case number(Double)
  case word(String)
  case flag(Bool)
  /// Anything else, described for a message.
  case other(String)

  /// How a message shows what was found.
  var found: String {
    switch self {
    case .number(let number): number.description.hasSuffix(".0") ? String(number.description.dropLast(2)) : "\(number)"
    case .word(let word): "'\(word)'"
    case .flag(let flag): flag ? "true" : "false"
    case .other(let description): description
    }
  }
}
