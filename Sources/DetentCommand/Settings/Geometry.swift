import GestureModel
import GestureReplay

/// Makes the scenario in force from the file's and the command line's, and says what was assumed.
enum Geometry {
  /// The keys that tell something about the geometry; a name or a declared fact alone does not.
  private static let telling: Set<String> = [
    "viewport", "itemSize", "spacing", "count", "insetLeading", "insetTrailing", "alignment", "contentStart",
    "contentLength", "itemsPerGroup", "itemSpacing", "sectionInsetLeading", "sectionInsetTrailing",
  ]
  private static let start: Set<String> = ["startOffset", "startPage"]

  /// Returns the scenario, with one sentence about what was assumed, or `nil` if nothing was.
  static func resolve(
    _ file: GivenScenario, arguments: Arguments
  ) throws(Diagnostic) -> (scenario: Scenario, assumption: String?) {
    var scenario = file.scenario
    var given = file.given
    for key in ScenarioKey.all {
      guard let flag = key.flag, let text = arguments[flag] else { continue }
      try set(key, flag: flag, to: text, in: &scenario)
      given.insert(key.name)
    }
    if !given.contains("itemSize") { scenario.itemSize = scenario.viewport }
    if let fraction = scenario.itemFraction { scenario.itemSize = fraction * scenario.viewport }
    try placeStart(arguments, in: &scenario, given: &given)
    let assumption = assume(given, in: &scenario)
    return (scenario, assumption)
  }

  private static func set(
    _ key: ScenarioKey, flag: FlagName, to text: String, in scenario: inout Scenario
  ) throws(Diagnostic) {
    let value: SettingValue = Double(text).map { .number($0) } ?? .word(text)
    do {
      try key.set(value, &scenario)
    } catch {
      throw .usage("expected \(error.expected) for '--\(flag.rawValue)', found '\(text)'", notes: error.notes)
    }
  }

  private static func placeStart(
    _ arguments: Arguments, in scenario: inout Scenario, given: inout Set<String>
  ) throws(Diagnostic) {
    guard let text = arguments[.startPage] else { return }
    guard !arguments.has(.startOffset) else {
      throw .usage("'--start-page' and '--start-offset' exclude each other", notes: ["give one of them"])
    }
    let pages = 0..<scenario.pageCount
    guard let page = Int(text), pages.contains(page) else {
      throw .usage(
        "expected a page from 0 to \(scenario.pageCount - 1) for '--start-page', found '\(text)'",
        notes: ["there are \(scenario.pageCount) pages, counted from 0"])
    }
    scenario.startOffset = offset(ofPage: page, in: scenario)
    given.insert("startPage")
  }

  /// Where the view rests at a page, limited to its range.
  private static func offset(ofPage page: Int, in scenario: Scenario) -> Double {
    let lattice = scenario.lattice
    return lattice.clamped(lattice.rest(at: lattice.index(ofPage: page)))
  }

  private static func assume(_ given: Set<String>, in scenario: inout Scenario) -> String? {
    let hasStart = !given.isDisjoint(with: start)
    guard !given.isDisjoint(with: telling) else {
      let middle = scenario.pageCount / 2
      if !hasStart { scenario.startOffset = offset(ofPage: middle, in: scenario) }
      let begin = hasStart ? "" : ", and the gestures start in the middle, on page \(middle)"
      return "No geometry was given: \(scenario.count) full-width pages of \(scenario.viewport.shortText) pt are "
        + "assumed\(begin)."
    }
    let missing = [
      given.contains("viewport") ? nil : "a view of \(scenario.viewport.shortText) pt",
      given.contains("count") ? nil : "\(scenario.count) items",
    ].compactMap { $0 }
    return missing.isEmpty ? nil : "Not given and therefore assumed: \(missing.joined(separator: " and "))."
  }
}
