import GestureModel
import GestureReading
import GestureReplay
import GestureReports

/// Writes a suggestion as a `detent.json`, with everything of the file that it does not change.
///
/// Comments and the way the file is set are not kept; the order of its keys is.
enum SettingsWriter {
  /// Writes the settings.
  ///
  /// - Parameters:
  ///   - file: What was read; `nil` if the settings come from flags alone.
  ///   - givenByFlags: The keys of the scenario that flags gave, which take the place of the file's.
  ///   - hasOwnScenario: Whether the scenario comes from elsewhere than the file, so that it is written in full.
  ///   - hasOwnCandidates: Whether the candidates do.
  static func text(
    of suggestion: Suggestion, file: JSONNode?, givenByFlags: Set<String>, hasOwnScenario: Bool, hasOwnCandidates: Bool
  ) -> String {
    let keys = suggestion.keys.union(givenByFlags)
    let members = file?.members ?? []
    // A file may be a scenario and nothing else; what is written says so.
    let isBare = !members.isEmpty && !members.contains { SettingsLoader.keys.contains($0.key) }
    let inFile = isBare ? file : file?["scenario"]
    let known = hasOwnScenario ? nil : inFile
    let writtenCandidates = hasOwnCandidates ? nil : file?["candidates"]
    var json = JSONWriter()
    json.object(.spread) { json in
      json.key("scenario")
      if let known {
        json.scenario(known, changed: keys, in: suggestion.scenario)
      } else {
        json.scenario(suggestion.scenario)
      }
      if !suggestion.spellings.isEmpty {
        json.key("candidates")
        json.array(.spread) { list in
          for (index, spelling) in suggestion.spellings.enumerated() {
            if !suggestion.edited.contains(index), let node = writtenCandidates?.elements[safely: index] {
              list.node(node)
            } else {
              list.candidate(spelling)
            }
          }
        }
      }
      for member in members where !isBare && member.key != "scenario" && member.key != "candidates" {
        json.key(member.key)
        json.node(member.value, layout: .spread)
      }
    }
    return json.text + "\n"
  }
}

extension JSONNode {
  /// The members of an object; empty for anything else.
  fileprivate var members: [Member] {
    if case .object(let members) = value { members } else { [] }
  }

  /// The elements of an array; empty for anything else.
  fileprivate var elements: [JSONNode] {
    if case .array(let elements) = value { elements } else { [] }
  }
}

extension Array {
  fileprivate subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension JSONWriter {
  /// A value as it was read.
  fileprivate mutating func node(_ node: JSONNode, layout: Layout = .inline) {
    switch node.value {
    case .null: value(nil as String?)
    case .bool(let flag): value(flag)
    case .number(let number): value(number)
    case .string(let text): value(text)
    case .array(let elements):
      array(layout) { json in for element in elements { json.node(element) } }
    case .object(let members):
      object(layout) { json in
        for member in members {
          json.key(member.key)
          json.node(member.value)
        }
      }
    }
  }

  /// A scenario as it was read, with the keys that changed; one that says what is so anyway is left out.
  fileprivate mutating func scenario(_ node: JSONNode, changed keys: Set<String>, in scenario: Scenario) {
    var rendered = JSONWriter()
    rendered.scenario(scenario)
    let new = (try? JSONNode.parse(bytes: Array(rendered.text.utf8), path: ""))?.members ?? []
    object(.spread) { json in
      for member in node.members {
        guard keys.contains(member.key) else {
          json.key(member.key)
          json.node(member.value)
          continue
        }
        guard let value = new.first(where: { $0.key == member.key })?.value else { continue }
        json.key(member.key)
        json.node(value)
      }
      for member in new where keys.contains(member.key) && node[member.key] == nil {
        json.key(member.key)
        json.node(member.value)
      }
    }
  }

  /// A candidate as an object, or as a text if its name says it all.
  fileprivate mutating func candidate(_ spelling: CandidateSpelling) {
    // Where the spelling does not say which of the two it is, a preset comes first.
    let isPresetName = Presets.named(spelling.strategy) != nil
    let isPreset = spelling.isPreset ?? isPresetName
    let isBare =
      spelling.name == nil && isPreset == isPresetName && spelling.parameters.isEmpty && spelling.estimator == nil
      && spelling.decelerationRate == nil && spelling.drag == nil
    if isBare {
      value(spelling.strategy)
      return
    }
    object { json in
      if let name = spelling.name { json.member("name", name) }
      json.member(isPreset ? "preset" : "strategy", spelling.strategy)
      if !spelling.parameters.isEmpty {
        json.key("parameters")
        json.object { json in
          for parameter in spelling.parameters {
            switch parameter.value {
            case "true": json.member(parameter.name, true)
            case "false": json.member(parameter.name, false)
            case let text:
              if let number = Double(text) {
                json.member(parameter.name, number)
              } else {
                json.member(parameter.name, text)
              }
            }
          }
        }
      }
      if let estimator = spelling.estimator { json.member("estimator", estimator) }
      if let rate = spelling.decelerationRate { json.member("decelerationRate", rate) }
      if let drag = spelling.drag { json.member("drag", drag) }
    }
  }
}
