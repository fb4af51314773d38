import GestureModel

extension String {
  /// The text on one line, with everything that a terminal would act on made visible instead.
  ///
  /// Control characters (escape sequences begin with one), the marks that reorder or hide text, and line breaks are
  /// written `\u{…}`; a tab becomes a space. The log of a CI job is a terminal, too: what it takes for a command is
  /// broken in the same way.
  package var onTerminal: String {
    guard unicodeScalars.contains(where: { $0.isUnsafeToShow || $0 == ":" || $0 == "#" }) else { return self }
    var shown = ""
    for scalar in unicodeScalars {
      if scalar == "\t" {
        shown.append(" ")
      } else if scalar == "\n" {
        shown.append("\\n")
      } else if scalar.isUnsafeToShow {
        shown.append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown.withoutWorkflowCommands
  }

  /// The text with the beginnings of GitHub's and Azure's workflow commands broken.
  ///
  /// A line is taken for a command if it begins with `::`, after any white space, or holds `##[` or `##vso[` anywhere.
  /// Where a name stands in its line is not known here, and lines are wrapped: every word may be the first of one.
  /// - Source: actions/runner, `src/Runner.Common/ActionCommand.cs` (`TryParseV2`, `TryParse`); Azure Pipelines, "Logging
  ///   commands".
  private var withoutWorkflowCommands: String {
    let scalars = Array(unicodeScalars)
    var broken = ""
    for (index, scalar) in scalars.enumerated() {
      let isAtWord = index == 0 || scalars[index - 1].properties.isWhitespace
      if scalar == ":", isAtWord, index + 1 < scalars.count, scalars[index + 1] == ":" {
        broken += "\\u{3A}"
      } else if scalar == "[", broken.endsLikeWorkflowCommand {
        broken += "\\u{5B}"
      } else {
        broken.unicodeScalars.append(scalar)
      }
    }
    return broken
  }

  /// The text limited to `limit` scalars, its middle replaced by an ellipsis if it is longer.
  package func shortened(to limit: Int) -> String {
    let scalars = Array(unicodeScalars)
    guard scalars.count > limit, limit > 1 else { return self }
    let head = (limit - 1 + 1) / 2
    var short = String.UnicodeScalarView(scalars[..<head])
    short.append("…")
    short.append(contentsOf: scalars[(scalars.count - (limit - 1 - head))...])
    return String(short)
  }
}
