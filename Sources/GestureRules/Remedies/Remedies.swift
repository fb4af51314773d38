import GestureModel
import GestureMotion
import GestureReplay

/// The mechanical remedies: one table for trials, for suggested settings and for the lines of Swift in reports.
public enum Remedies {
  /// The pitfalls that only recordings show and whose remedy can be tried while they are read.
  static let shownByRecordings = [
    MultiPageSkip.identifier, OverscrollUnclamped.identifier, LastSegmentVelocity.identifier,
    WholeGestureVelocity.identifier,
  ]

  /// The change that answers a finding, or `nil` if the remedy needs thought.
  ///
  /// - Parameter candidate: The candidate that the finding is about.
  public static func remedy(for finding: Finding, in scenario: Scenario, candidate: Candidate?) -> Remedy? {
    forCandidate(finding, scenario, candidate) ?? forGeometry(finding, scenario) ?? forDeclaration(finding, scenario)
  }

  private static func forCandidate(_ finding: Finding, _ scenario: Scenario, _ candidate: Candidate?) -> Remedy? {
    switch finding.id {
    case MissingFastDeceleration.identifier:
      return Remedy(
        "decelerationRate", "fast", of: candidate, edit: .decelerationRate("fast"),
        code: "scrollView.decelerationRate = .fast"
      ) {
        $0.deceleration = .fast
        $0.projection = nil
      }
    // Native paging is advised otherwise, and takes no page from the app.
    case MultiPageSkip.identifier where finding.remedy != NativePagingAdvice.remedy:
      return Remedy(
        "the page", "limited to one from the start page", of: candidate,
        code: "let page = min(max(proposedPage, startPage - 1), startPage + 1)"
      ) { $0.strategy = LimitedSnap(strategy: $0.strategy, pages: 1) }
    case OverscrollUnclamped.identifier:
      let last = scenario.pageCount - 1
      return Remedy(
        "the page", "limited to 0 to \(last)", of: candidate, code: "let page = min(max(proposedPage, 0), \(last))"
      ) { $0.strategy = LimitedSnap(strategy: $0.strategy) }
    case VelocityUnitMismatch.identifier: return perMillisecond(scenario, candidate)
    case RemainderNeverAboveHalf.identifier, TruncationBias.identifier:
      let rounded = NearestOffsetSnap()
      return Remedy(
        "the strategy", NearestOffsetSnap.identifier, of: candidate, edit: .strategy(NearestOffsetSnap.identifier),
        code: "let page = Int((\(distanceToFirstRest(in: scenario)) / \(scenario.stride.shortText)).rounded())"
      ) { $0.strategy = rounded }
    case LastSegmentVelocity.identifier, WholeGestureVelocity.identifier:
      // A parabola through the last 100 ms: what both pitfalls advise.
      let fitted = AOSPQuadraticVelocity.identifier
      return Remedy("the estimator", fitted, of: candidate, edit: .estimator(fitted)) {
        $0.estimator = AOSPQuadraticVelocity()
      }
    default: return nil
    }
  }

  /// A threshold that is too high for any finger, divided by the 1000 ms of a second.
  private static func perMillisecond(_ scenario: Scenario, _ candidate: Candidate?) -> Remedy? {
    let component = scenario.axis == .horizontal ? "x" : "y"
    func code(_ speed: Double) -> String {
      "let isFast = abs(velocity.\(component)) > \(speed.shortText)  // points per millisecond"
    }
    guard let candidate, let threshold = candidate.strategy.velocityThreshold,
      threshold > VelocityUnitMismatch().largeThreshold,
      let name = candidate.strategy.parameterValues.first(where: { $0.value == .number(threshold) })?.name
    else {
      // The recordings are in the other unit, or the threshold is no parameter: the line alone.
      return Remedy("velocity", "0.5 pt/ms", of: nil, code: code(0.5)) { _ in }
    }
    let speed = (threshold / 1000).rounded(toPlaces: 12)  // 500.1 / 1000 is not 0.5001 to the last bit
    return Remedy(
      name, "\(speed.shortText) pt/ms", of: candidate, edit: .parameter(name, speed.shortText), code: code(speed)
    ) { try? $0.strategy.set(name, to: .number(speed)) }
  }

  private static func forGeometry(_ finding: Finding, _ scenario: Scenario) -> Remedy? {
    let dimension = scenario.axis == .horizontal ? "width" : "height"
    switch finding.id {
    case ContentSizeOmitsSpacing.identifier, ContentSizeTooSmall.identifier, LastPageUnreachable.identifier:
      let needed = scenario.neededContentLength
      return Remedy(
        "contentLength", "\(needed.trimmedText(3)) pt", in: scenario, keys: ["contentLength"],
        code: "scrollView.contentSize.\(dimension) = \(needed.trimmedText(3))"
      ) { $0.contentLength = needed }
    case FirstPageUnreachable.identifier:
      let inset = -scenario.lattice.rest(at: 0)
      guard inset > scenario.insetLeading else { return nil }
      let edge = scenario.axis == .horizontal ? "left" : "top"
      return Remedy(
        "insetLeading", "\(inset.trimmedText(3)) pt", in: scenario, keys: ["insetLeading"],
        code: "scrollView.contentInset.\(edge) = \(inset.trimmedText(3))"
      ) { $0.insetLeading = inset }
    case PagingLeftOn.identifier where finding.candidate != nil:
      return Remedy("pagingEnabled", "false", in: scenario, code: "scrollView.isPagingEnabled = false") {
        $0.pagingEnabled = false
      }
    // Centred pages of such a view would need the content moved as well.
    case PagingLeftOn.identifier, NativePagingStrideMismatch.identifier:
      guard scenario.alignment == .leading, scenario.stride > 0 else { return nil }
      let stride = scenario.stride
      return Remedy(
        "viewport", "\(stride.trimmedText(3)) pt, one stride, without clipping", in: scenario,
        keys: ["viewport", "itemSize", "clipsToBounds", "forwardsHitTest"],
        code: "scrollView.frame.size.\(dimension) = \(stride.trimmedText(3))"
      ) {
        $0.viewport = stride
        $0.itemFraction = nil  // the item keeps its length
        $0.clipsToBounds = false
        $0.forwardsHitTest = true
      }
    default: return nil
    }
  }

  private static func forDeclaration(_ finding: Finding, _ scenario: Scenario) -> Remedy? {
    switch finding.id {
    case ScreenBoundsAsViewport.identifier:
      let dimension = scenario.axis == .horizontal ? "width" : "height"
      return Remedy(
        "screenSize", "\(scenario.viewport.shortText) pt", in: scenario,
        code: "let viewport = scrollView.bounds.\(dimension)"
      ) { $0.screenSize = $0.viewport }
    case StrideMismatch.identifier:
      let stride = scenario.stride
      return Remedy(
        "assumedStride", "\(stride.shortText) pt", in: scenario, code: "let stride: CGFloat = \(stride.shortText)"
      ) { $0.assumedStride = stride }
    case AlignmentMismatch.identifier where finding.candidate == nil:
      return Remedy("assumedAlignment", scenario.alignment.rawValue, in: scenario) {
        $0.assumedAlignment = $0.alignment
      }
    case InsetIgnored.identifier where finding.candidate == nil:
      return Remedy("assumedInsetLeading", "\(scenario.insetLeading.shortText) pt", in: scenario) {
        $0.assumedInsetLeading = $0.insetLeading
      }
    case PageCountRounded.identifier:
      guard let needed = finding.numbers.first(where: { $0.name == "needed_pages" }).flatMap({ Int(exactly: $0.value) })
      else { return nil }
      return Remedy("declaredPageCount", String(needed), in: scenario) { $0.declaredPageCount = needed }
    case ClipsOffWithoutHitTest.identifier:
      return Remedy("forwardsHitTest", "true", in: scenario) { $0.forwardsHitTest = true }
    case DragSlopJump.identifier:
      let distance = DragSlopJump().maximumPoints
      return Remedy("minimumDistance", "\(distance.shortText) pt", in: scenario) { $0.minimumDistance = distance }
    case RTLNotMirrored.identifier: return Remedy("mirrorsIndex", "true", in: scenario) { $0.mirrorsIndex = true }
    case FloatEquality.identifier:
      return Remedy("comparesOffsetsExactly", "false", in: scenario) { $0.comparesOffsetsExactly = false }
    case FrameRateDependentDecay.identifier:
      return Remedy("frictionUsesElapsedTime", "true", in: scenario) { $0.frictionUsesElapsedTime = true }
    case LoopIndexUnwrapped.identifier: return Remedy("wrapsIndex", "true", in: scenario) { $0.wrapsIndex = true }
    case WrongAxisVelocity.identifier:
      return Remedy("velocityAxis", scenario.axis.rawValue, in: scenario) { $0.velocityAxis = $0.axis }
    case VelocityClampByVector.identifier:
      return Remedy("velocityVectorLimit", "left out", in: scenario) { $0.velocityVectorLimit = nil }
    default: return nil
    }
  }

  private static func distanceToFirstRest(in scenario: Scenario) -> String {
    let rest = scenario.lattice.firstRest
    if rest == 0 { return "offset" }
    return rest < 0 ? "(offset + \((-rest).shortText))" : "(offset - \(rest.shortText))"
  }
}
