import GestureModel

/// An item is longer than the view.
public struct ItemWiderThanViewport: ConfigurationPitfall {
  public static let identifier = "item-wider-than-viewport"
  public static let severity = Severity.note
  public static let summary = "An item is longer than the view, so a part of it is never shown at rest."
  public static let remedy = "Add rests inside the item, or let it scroll freely there."
  public static let explanation = """
    With one rest an item, the part that does not fit the view can be seen only while a finger holds it.
    """
  public static let source = "B96 (flickity#806)."

  public init() {}

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    let (item, viewport) = (facts.scenario.itemSize, facts.scenario.viewport)
    guard item > viewport else { return [] }
    return [
      Evidence(
        numbers: [Measure("item_pt", item), Measure("viewport_pt", viewport)],
        message: """
          An item of \(item.trimmedText(2)) pt does not fit the view of \(viewport.trimmedText(2)) pt: \
          \((item - viewport).trimmedText(2)) pt of it are never at rest.
          """)
    ]
  }
}
