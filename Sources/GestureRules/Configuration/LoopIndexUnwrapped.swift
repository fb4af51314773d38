import GestureModel

/// In a loop, the app reports pages that do not exist.
public struct LoopIndexUnwrapped: ConfigurationPitfall {
  public static let identifier = "loop-index-unwrapped"
  public static let severity = Severity.error
  public static let summary = "In a loop the reported page runs past the last one, or below 0."
  public static let remedy = "Report ((i mod n) + n) mod n."
  public static let explanation = """
    A carousel that goes round goes on counting where it should begin anew: after the last page comes n, before the \
    first −1. Adding n once is not enough below −n, and the remainder of a negative number is negative in most \
    languages. It is told from the declared wrapsIndex.
    """
  public static let source = "B35 (Carousel#2, jcarousel#162, Pageboy#159)."

  public init() {}

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    let count = facts.scenario.count
    guard !facts.scenario.wrapsIndex, count > 0 else { return [] }
    return [
      Evidence(
        numbers: [Measure("pages", Double(count))],
        message: "Past page \(count - 1) the app reports page \(count), and before page 0 it reports page -1.")
    ]
  }
}
