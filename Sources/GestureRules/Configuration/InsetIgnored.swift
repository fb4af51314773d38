import GestureModel

/// The targets are computed without the inset before the first item.
public struct InsetIgnored: ConfigurationPitfall {
  public static let identifier = "inset-ignored"
  public static let severity = Severity.error
  public static let summary = "Targets are computed as if there were no inset before the first item."
  public static let remedy = "Subtract the leading inset, and add where the content starts."
  public static let explanation = """
    With a leading inset, page 0 rests at minus that inset and not at 0. Arithmetic that counts from 0 leaves every \
    page off by the inset. It is told from the declared assumedInsetLeading, and for each candidate by asking where \
    its targets lie when the finger rests on a page. Half of what the view is longer than an item is taken for another \
    alignment (alignment-mismatch).
    """
  public static let source = """
    B18 (MSPeekCollectionViewDelegateImplementation#55), B24 (openradar 19075189), B71 (GravitySnapHelper#58).
    """
  /// How near the shift must be to the inset.
  public var tolerancePoints = 0.5

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("tolerancePoints", \.tolerancePoints, "tolerance", unit: "pt", range: 0...10_000)
    ]
  }

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    let scenario = facts.scenario
    var found: [Evidence] = []
    if let assumed = scenario.assumedInsetLeading, abs(assumed - scenario.insetLeading) > tolerancePoints {
      let shift = scenario.insetLeading - assumed
      found.append(
        Evidence(
          numbers: [Measure("shift_pt", shift)],
          message: """
            The app reckons with a leading inset of \(assumed.trimmedText(2)) pt where the view has \
            \(scenario.insetLeading.trimmedText(2)) pt: all pages rest \(abs(shift).trimmedText(2)) pt off.
            """))
    }
    let alignmentGap = abs(scenario.viewport - scenario.itemSize) / 2
    for candidate in facts.candidates where candidate.kind != .free {
      guard let shift = candidate.probe.targetShift, abs(abs(shift) - alignmentGap) > tolerancePoints,
        let name = name(of: shift, in: scenario)
      else { continue }
      found.append(
        Evidence(
          candidate: candidate.index, numbers: [Measure("shift_pt", shift)],
          message: "The strategy's targets lie \(abs(shift).trimmedText(2)) pt beside the rests, which is \(name)."))
    }
    return found
  }

  /// What the shift is as long as.
  private func name(of shift: Double, in scenario: Scenario) -> String? {
    let lengths = [
      (scenario.insetLeading, "the leading inset"), (scenario.contentStart, "where the content starts"),
      (scenario.insetLeading - scenario.contentStart, "the leading inset less where the content starts"),
    ]
    return lengths.first { abs($0.0) > tolerancePoints && abs(abs(shift) - abs($0.0)) <= tolerancePoints }?.1
  }
}
