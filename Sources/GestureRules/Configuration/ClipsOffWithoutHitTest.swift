import GestureModel

/// Content is shown outside the view's frame, where the view does not hear touches.
public struct ClipsOffWithoutHitTest: MeasuredPitfall {
  public static let identifier = "clips-off-without-hit-test"
  public static let severity = Severity.error
  public static let ignoresCandidates = true
  public static let summary = "Content shows outside the view's frame, where the view does not hear touches."
  public static let remedy = "Forward hitTest from the parent to the scroll view, or extend its point(inside:with:)."
  public static let explanation = """
    With clipsToBounds off, the neighbours of a page are visible beside a frame that is one page long, but a touch \
    that begins on them belongs to the parent. Where the scenario tells at which coordinate the frame begins \
    (frameStart), the finding tells the share of recorded touch-downs that the view would not have heard.
    """
  public static let source = "The scroll-view tutorial; B32 (JT3DScrollView#9), B33 (nimbus#603)."
  public static let example: CodeExample? = CodeExample(
    wrong: """
      scrollView.frame.size.width = stride  // narrower than its parent
      scrollView.clipsToBounds = false
      """,
    right: """
      final class CardsView: UIView {  // the parent, as wide as the window
        let scrollView = UIScrollView()
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let hit = super.hitTest(point, with: event)
          return hit === self ? scrollView : hit
        }
      }
      """,
    numbers: """
      A frame of 296 pt in the middle of a window of 390 pt runs from 47 pt to 343 pt: a touch at 360 pt comes \
      down on the next card, 17 pt outside, and scrolls nothing.
      """)

  public init() {}

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    let scenario = facts.scenario
    let hidden = scenario.effectiveContentLength - scenario.viewport
    guard !scenario.clipsToBounds, !scenario.forwardsHitTest, hidden > 0 else { return [] }
    return [
      Evidence(
        numbers: [Measure("viewport_pt", scenario.viewport), Measure("content_outside_pt", hidden)],
        message: """
          Up to \(hidden.trimmedText(2)) pt of content show outside the \(scenario.viewport.trimmedText(2)) pt frame, \
          where a touch does not reach the scroll view.
          """)
    ]
  }

  public func contribution(of facts: OutcomeFacts) -> Contribution? {
    let scenario = facts.scene.scenario
    guard !scenario.clipsToBounds, !scenario.forwardsHitTest, let start = scenario.frameStart,
      let down = facts.figures?.stroke.samples.first?.position(along: scenario.axis)
    else { return nil }
    let outside = max(start - down, down - (start + scenario.viewport))
    return Contribution(
      isAffected: !scenario.hearsTouch(at: down), clarity: outside,
      numbers: [Measure("touch_down_pt", down), Measure("frame_start_pt", start)])
  }

  public func evidence(configured: Evidence?, cost: Cost, candidate: CandidateFacts?) -> Evidence? {
    guard let configured else { return nil }
    let percent = 100 * Double(cost.affected) / Double(max(cost.lookedAt, 1))
    return Evidence(
      numbers: configured.numbers + cost.numbers,
      message: """
        \(percent.trimmedText(1)) % of the recorded touches (\(cost.affected) of \(cost.lookedAt)) start where the \
        scroll view cannot hear them.
        """)
  }
}
