import GestureModel

/// Offsets are compared for equality although not every rest survives a display's numbers.
public struct FloatEquality: ConfigurationPitfall {
  public static let identifier = "float-equality"
  public static let severity = Severity.warning
  public static let summary =
    "Offsets are compared for equality although some rest has no exact single-precision number."
  public static let remedy = "Compare with a tolerance of half a pixel."
  public static let explanation = """
    Platforms that keep offsets in single precision, or align them to pixels, hand back another number than they were \
    given: 2356.3636363636365 comes back as 2356.363525390625. A comparison for equality then never holds on those \
    devices. It is told from the declared comparesOffsetsExactly and the rests of the pages.
    """
  public static let source = "B88 (react-native-snap-carousel#727)."
  /// How many pages are tried; past that, all rests look the same.
  static let maximumPages = 10_000

  public init() {}

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    guard facts.scenario.comparesOffsetsExactly else { return [] }
    for index in 0..<max(min(facts.lattice.pageCount, Self.maximumPages), 0) {
      let rest = facts.lattice.rest(at: index)
      let single = Double(Float(rest))
      guard rest.isFinite, single != rest else { continue }
      let page = facts.lattice.page(at: index)
      return [
        Evidence(
          numbers: [Measure("page", Double(page)), Measure("rest_pt", rest), Measure("single_precision_pt", single)],
          message: """
            Page \(page) rests at \(rest.shortText) pt, which single precision keeps as \(single.shortText): comparing \
            them for equality fails.
            """)
      ]
    }
    return []
  }
}
