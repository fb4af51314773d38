import GestureModel

/// The targets are computed for another alignment than the layout's.
public struct AlignmentMismatch: ConfigurationPitfall {
  public static let identifier = "alignment-mismatch"
  public static let severity = Severity.error
  public static let summary = "Targets are computed for one alignment while the layout uses the other."
  public static let remedy = "Use one alignment for the layout and for the targets."
  public static let explanation = """
    Leading and centred rests differ by (viewport − item) / 2. Arithmetic for the one on a layout of the other leaves \
    every page off by that much. It is told from the declared assumedAlignment, and for each candidate by asking where \
    its targets lie when the finger rests on a page. A centred orthogonal section on a layout that counts from the \
    leading edge is the same case.
    """
  public static let source = """
    The compositional-layout tutorial; B04 (UPCarouselFlowLayout#32), B34 (ASCollectionView#144).
    """
  public static let example: CodeExample? = CodeExample(
    wrong: """
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.visibleItemsInvalidationHandler = { _, offset, _ in
        pageControl.currentPage = Int(offset.x / stride)
      }
      """,
    right: """
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.visibleItemsInvalidationHandler = { _, offset, environment in
        let firstRest = (group - environment.container.contentSize.width) / 2
        pageControl.currentPage = Int(((offset.x - firstRest) / stride).rounded())
      }
      """,
    numbers: """
      A centred group of 331.5 pt in a container of 390 pt first rests at (331.5 − 390) / 2 = −29.25 pt. Without \
      gaps page 1 rests at 302.25 pt: 302.25 / 331.5 = 0.91, which truncates to 0; less the first rest it is 1.
      """)
  /// How near the shift must be to the one that the alignments explain.
  public var tolerancePoints = 0.5

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("tolerancePoints", \.tolerancePoints, "tolerance", unit: "pt", range: 0...10_000)
    ]
  }

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    let scenario = facts.scenario
    let gap = (scenario.viewport - scenario.pageSize) / 2
    guard abs(gap) > tolerancePoints else { return [] }
    var found: [Evidence] = []
    if let assumed = scenario.assumedAlignment, assumed != scenario.alignment {
      found.append(
        Evidence(
          numbers: [Measure("shift_pt", abs(gap))],
          message: """
            The app computes \(assumed.rawValue) targets for a layout that rests \(scenario.alignment.rawValue): pages \
            are \(abs(gap).trimmedText(2)) pt off.
            """))
    }
    for candidate in facts.candidates where candidate.kind != .free {
      guard let shift = candidate.probe.targetShift, abs(abs(shift) - abs(gap)) <= tolerancePoints else { continue }
      found.append(
        Evidence(
          candidate: candidate.index, numbers: [Measure("shift_pt", shift)],
          message: """
            The strategy's targets lie \(abs(shift).trimmedText(2)) pt beside the \(scenario.alignment.rawValue) \
            rests, half of what the view is longer than an item: it computes for the other alignment.
            """))
    }
    return found
  }
}
