import GestureModel

/// A slow drag needs another distance forward than backward to change the page.
public struct TruncationBias: ConfigurationPitfall {
  public static let identifier = "truncation-bias"
  public static let severity = Severity.warning
  public static let summary = "A slow drag needs another distance forward than backward to change the page."
  public static let remedy = "Round to the nearest page, and clamp the offset before it is turned into an index."
  public static let explanation = """
    Truncation, floor and ceiling put the border between two pages away from the middle. The strategy was asked from \
    the middle page, with a finger at rest, for the smallest drag either way that changes the page.
    """
  public static let source = """
    The HStack tutorial; B16 (KKPagedFlowView#10), B19 (MSPeekCollectionViewDelegateImplementation#52), B47.
    """
  public static let example: CodeExample? = CodeExample(
    wrong: """
      let page = Int((scrollView.contentOffset.x + item / 2) / stride)
      """,
    right: """
      let page = Int((scrollView.contentOffset.x / stride).rounded())
      """,
    numbers: """
      Cards of 250 pt with gaps of 30 pt: a slow drag changes the page after 280 − 125 = 155 pt forward but \
      after 125 pt backward. Rounded it takes 140 pt either way.
      """)
  /// The share of a stride by which the two drags may differ.
  public var maximumDifferenceStrides = 0.05

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption(
        "maximumDifferenceStrides", \.maximumDifferenceStrides, "maximum difference", unit: "of a stride",
        range: 0...1000)
    ]
  }

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    let stride = facts.lattice.stride
    guard facts.lattice.pageCount > 2 else { return [] }  // the middle page needs a neighbour on both sides
    return facts.candidates.compactMap { candidate in
      guard candidate.kind == .custom else { return nil }
      let drags = candidate.probe.stillDrags
      guard drags.forward != nil || drags.backward != nil else { return nil }
      // A whole stride that changes nothing counts as a stride: the drag needed is at least that.
      let (forward, backward) = (drags.forward ?? stride, drags.backward ?? stride)
      guard abs(forward - backward) > maximumDifferenceStrides * stride else { return nil }
      return Evidence(
        candidate: candidate.index, numbers: [Measure("forward_pt", forward), Measure("backward_pt", backward)],
        message: """
          A slow drag changes the page after \(forward.trimmedText(1)) pt forward but after \
          \(backward.trimmedText(1)) pt backward.
          """)
    }
  }
}
