import GestureModel
import GestureRules

/// What remedies change, in sentences.
extension Wording {
  /// How many sentences a pitfall gets (ours: one for each of the usual candidates); the JSON report holds everything.
  private static let trialLimit = 8

  /// A sentence for each finding of a group whose remedy was tried, those of candidates with the same answer in one.
  static func trials(
    of group: FindingGroup, name: (String) -> String, trace: (String) -> String
  ) -> [String] {
    var sentences: [(text: String, candidates: [String])] = []
    for finding in group.findings {
      guard let text = finding.trial.map({ self.trial($0, trace: trace) }) else { continue }
      let known = sentences.firstIndex { $0.text == text } ?? sentences.endIndex
      if known == sentences.endIndex { sentences.append((text, [])) }
      if let candidate = finding.candidate { sentences[known].candidates.append(candidate) }
    }
    var lines = sentences.prefix(trialLimit).map { sentence in
      let names = group.findings.count > 1 ? list(sentence.candidates, limit: 8, name) : ""
      return (names.isEmpty ? "" : "\(names): ") + sentence.text
    }
    if sentences.count > trialLimit { lines.append("and \(sentences.count - trialLimit) more trials") }
    return lines
  }

  /// `What if decelerationRate were fast: 35 of 39 strokes land where meant instead of 18; none get worse.`
  static func trial(_ trial: RemedyTrial, trace: (String) -> String) -> String {
    let noun = trial.candidates > 1 ? "outcome" : "stroke"
    let opening = "What if \(trial.condition): "
    guard trial.moved.count > 0 || trial.better.count + trial.worse.count > 0 else {
      return opening + "no \(noun) lands on another page."
    }
    guard trial.known > 0 else {
      let verb = trial.moved.count == 1 ? "lands" : "land"
      return opening + "\(trial.moved.count) of \(count(trial.strokes, noun)) \(verb) on another page: "
        + "\(names(trial.moved, trace))."
    }
    let verb = trial.agreedAfter == 1 ? "lands" : "land"
    let instead = trial.agreedAfter == trial.agreedBefore ? "as many as before" : "instead of \(trial.agreedBefore)"
    let comma = trial.agreedAfter == trial.agreedBefore ? ", " : " "
    let worse = trial.worse.count
    let ending =
      worse == 0 ? "none get worse" : "\(worse) get\(worse == 1 ? "s" : "") worse: \(names(trial.worse, trace))"
    return opening + "\(trial.agreedAfter) of \(count(trial.known, noun)) \(verb) where meant\(comma)\(instead); "
      + ending + "."
  }

  private static func names(_ group: NamedStrokes, _ trace: (String) -> String) -> String {
    group.names.map(trace).joined(separator: ", ") + (group.isCut ? " and others" : "")
  }
}
