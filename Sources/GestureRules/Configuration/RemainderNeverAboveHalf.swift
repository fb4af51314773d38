import GestureModel

/// An IEEE remainder is compared with a value that it cannot exceed.
public struct RemainderNeverAboveHalf: ConfigurationPitfall {
  public static let identifier = "remainder-never-above-half"
  public static let severity = Severity.error
  public static let summary = """
    remainder(dividingBy: 1) lies between −0.5 and 0.5, so a test for more than 0.5 is never true.
    """
  public static let remedy = "Use rounded(), or truncatingRemainder(dividingBy:) together with floor + 1."
  public static let explanation = """
    remainder(dividingBy:) is the IEEE remainder: the distance to the nearest multiple, with sign. The branch that \
    should round up is dead and what is left is truncation. Replacing it by truncatingRemainder alone makes it worse, \
    because the branch adds 1 to an index that still has its fraction.
    """
  public static let source = "The HStack tutorial; B47 (stackoverflow.com/questions/52486564)."
  public static let example: CodeExample? = CodeExample(
    wrong: """
      var index = (scrollOffset + translation + content / 2) / stride
      if index.remainder(dividingBy: 1) > 0.5 { index += 1 } else { index = CGFloat(Int(index)) }
      """,
    right: """
      let index = ((scrollOffset + translation + (content - item) / 2) / stride).rounded()
      """,
    numbers: """
      5 cards of 250 pt with gaps of 30 pt, dragged back by 150 pt from page 2: the index, counted from the last \
      card, is 2.98 and its remainder −0.02, so it is truncated to 2, which stays on page 2. Without the half \
      card in it the index is 2.54 and rounds to 3, page 1.
      """)

  public init() {}

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    facts.candidates.filter { type(of: $0.candidate.strategy).identifier == "remainder" }.map {
      Evidence(
        candidate: $0.index, numbers: [Measure("largest_remainder", 0.5)],
        message: "The remainder is never above 0.5, so the branch that rounds up never runs and the index is truncated."
      )
    }
  }
}
