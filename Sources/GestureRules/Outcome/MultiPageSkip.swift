import GestureModel

/// One gesture moved several pages although the finger went less than one and a half.
public struct MultiPageSkip: OutcomePitfall {
  public static let identifier = "multi-page-skip"
  public static let severity = Severity.warning
  public static let yieldsToGeometry = false
  public static let summary = "One gesture moves two pages or more although the finger went less than one and a half."
  public static let remedy = "Limit the page to one beside the start page, and use the fast deceleration rate."
  /// The advice where the rate is fast already.
  static let remedyAtFastRate = "Limit the page to one beside the start page."
  public static let explanation = """
    The proposed offset already holds the fling. Rounding it, and rounding it up in the direction of a flick even \
    more, skips the pages that the momentum passes. Pages are counted from the one at touch-down, not from the one \
    that happens to be under the finger at lift.
    """
  public static let source = """
    The scroll-view tutorial; B02, B20 (FSPagerView#21), B51, B67, B69, B82, B83, B91 (swiper#1196), B94 \
    (embla-carousel#38), B105.
    """
  public static let example: CodeExample? = CodeExample(
    wrong: """
      let position = targetContentOffset.pointee.x / stride
      var page = position.rounded()
      if velocity.x > 0.5 { page = position.rounded(.up) }
      if velocity.x < -0.5 { page = position.rounded(.down) }
      targetContentOffset.pointee.x = min(max(page, 0), lastPage) * stride
      """,
    right: """
      let position = scrollView.contentOffset.x / stride
      var page = position.rounded()
      if velocity.x > 0.5 { page = position.rounded(.up) }
      if velocity.x < -0.5 { page = position.rounded(.down) }
      page = min(max(page, startPage - 1), startPage + 1)  // startPage: where the drag began
      targetContentOffset.pointee.x = min(max(page, 0), lastPage) * stride
      """,
    numbers: """
      From page 0, a release at 90 pt and 2.5 pt/ms proposes 90 + 2.49 × 99 = 336.51 pt at the fast rate: 1.14 \
      pages, rounded up to 2. Its own offset is 0.3 pages, rounded up to 1.
      """)
  /// How many pages are a skip.
  public var minimumPages = 2.0
  /// The finger's way from which on it asked for more than one page itself.
  public var maximumTravelStrides = 1.5

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("minimumPages", \.minimumPages, "minimum pages", unit: "pages", range: 0...1000),
      PitfallOption(
        "maximumTravelStrides", \.maximumTravelStrides, "finger's way below", unit: "strides", range: 0...1000),
    ]
  }

  private func remedy(for candidate: CandidateFacts) -> String? {
    if candidate.kind == .nativePaging { return NativePagingAdvice.remedy }
    return MissingFastDeceleration().applies(to: candidate) ? nil : Self.remedyAtFastRate
  }

  public func evidence(in facts: OutcomeFacts) -> Evidence? {
    let (moved, travel) = (abs(facts.indicesMoved), facts.travel)
    guard facts.snaps, moved >= minimumPages, abs(travel) < maximumTravelStrides * facts.stride else { return nil }
    let (velocity, proposed) = (facts.velocity, facts.proposed)
    return Evidence(
      numbers: [
        Measure("pages_moved", moved), Measure("travel_pt", travel), Measure("velocity_pt_per_ms", velocity),
        Measure("proposed_pt", proposed),
      ],
      clarity: moved - abs(travel) / facts.stride,  // the pages that the finger did not go itself
      remedy: remedy(for: facts.candidate),
      message: """
        One gesture of \(travel.trimmedText(1)) pt at \(velocity.trimmedText(2)) pt/ms moved \(moved.trimmedText(0)) \
        pages; its proposed offset was \(proposed.trimmedText(2)) pt.
        """)
  }
}
