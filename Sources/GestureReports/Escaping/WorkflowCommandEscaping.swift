import GestureModel

/// What GitHub's workflow commands need (`::error file=a.csv,line=3::message`).
///
/// - Source: actions/toolkit, `packages/core/src/command.ts`, `escapeData` and `escapeProperty`.
extension String {
  /// The text as the message of a command; a line break is kept as one.
  var inCommandMessage: String {
    replacingScalars {
      switch $0 {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// The text as a property of a command.
  var inCommandProperty: String {
    inCommandMessage.replacingScalars { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }
}
