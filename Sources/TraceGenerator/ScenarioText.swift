import GestureModel

/// Writes a scenario as a `detent.json`, JSON5 with comments.
enum ScenarioText {
  /// The file's text, with `comments` above the settings, one line each; without `candidates` the defaults hold.
  static func text(_ scenario: Scenario, candidates: [String] = [], comments: [String]) -> String {
    let members: [(name: String, value: String)] = [
      ("name", "\"\(scenario.name ?? "")\""),
      ("axis", "\"\(scenario.axis.rawValue)\""),
      ("direction", "\"\(scenario.direction.rawValue)\""),
      ("viewport", scenario.viewport.shortText),
      ("itemSize", scenario.itemSize.shortText),
      ("spacing", scenario.spacing.shortText),
      ("count", String(scenario.count)),
      ("alignment", "\"\(scenario.alignment.rawValue)\""),
      ("contentLength", scenario.effectiveContentLength.shortText),
      ("decelerationRate", scenario.decelerationPerMillisecond == 0.99 ? "\"fast\"" : "\"normal\""),
      ("startOffset", scenario.startOffset.shortText),
    ]
    let notes = ["contentLength": "as far as the last item needs to reach its rest"]
    let lines = members.map { member in
      "    \(member.name): \(member.value)," + (notes[member.name].map { "  // \($0)" } ?? "")
    }
    let chosen =
      candidates.isEmpty ? [] : ["  candidates: [\(candidates.map { "\"\($0)\"" }.joined(separator: ", "))],"]
    return (comments.map { "// \($0)" } + ["{", "  scenario: {"] + lines + ["  },"] + chosen + ["}"])
      .joined(separator: "\n") + "\n"
  }
}
