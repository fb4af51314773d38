import GestureModel

/// The page was settled at the lift, and the momentum went on.
public struct StaleBoundaryIndex: RecordingPitfall {
  public static let identifier = "stale-boundary-index"
  public static let severity = Severity.warning
  public static let summary =
    "The page that the app reports is the one from the lift, not the one that the glide reached."
  public static let remedy = "Compute the page anew when the view has come to rest."
  public static let explanation = """
    An index that is taken when the finger leaves is old by the length of the glide: the view arrives at the end and \
    snaps back to near where it began, or an indicator shows the wrong page. It is told from a log: the last page \
    event before a settled event with an offset is not the page nearest to that offset, and none after it is.
    """
  public static let source = "B108 (ngx-drag-scroll#225)."

  public init() {}

  public func looks(at facts: RecordingFacts) -> Bool { settlement(in: facts) != nil }

  /// The last page reported before the view settled, where that was, and the pages reported after it.
  private func settlement(in facts: RecordingFacts) -> (page: Int, offset: Double, later: [Int])? {
    var page: Int?
    for (index, event) in zip(facts.events.indices, facts.events) {
      switch event.kind {
      case .page(let reported): page = reported
      case .settled(let offset?) where offset.isFinite:
        guard let page else { return nil }
        let later = facts.events[(index + 1)...].compactMap { event -> Int? in
          if case .page(let page) = event.kind { page } else { nil }
        }
        return (page, offset, later)
      case .settled, .dragBegan: break
      }
    }
    return nil
  }

  public func evidence(in facts: RecordingFacts) -> [Evidence] {
    guard let (page, offset, later) = settlement(in: facts), facts.scene.lattice.pageCount > 0 else { return [] }
    let lattice = facts.scene.lattice
    let right = lattice.page(at: lattice.nearestIndex(to: offset))
    // A page that does not exist is another fault (loop-index-unwrapped).
    guard page != right, (0..<lattice.pageCount).contains(page), !later.contains(right) else { return [] }
    return [
      Evidence(
        numbers: [
          Measure("reported_page", Double(page)), Measure("page", Double(right)), Measure("offset_pt", offset),
        ],
        clarity: abs(Double(page) - Double(right)),
        message: """
          The glide ended at \(offset.trimmedText(2)) pt, page \(right), but the page reported last is \(page), from \
          the lift.
          """)
    ]
  }
}
