import GestureModel
import GestureRules

/// A number that a budget can limit, named as the JSON report names it.
public enum Metric: String, Hashable, Sendable, CaseIterable {
  case agreement
  case restsAsObserved = "rests_as_observed"
  case pageAsObserved = "page_as_observed"
  case meanPagesMoved = "mean_pages_moved"
  case shareMovedTwoOrMore = "share_moved_2_or_more"
  case meanTravel = "mean_travel_pt"
  case meanSettle = "mean_settle_ms"
  case settle95 = "p95_settle_ms"
  case maxSettle = "max_settle_ms"
  case meanOvershoot = "mean_overshoot_pt"
  case shareClose = "share_close"
  case findings
  case errors
  case warnings

  /// One sentence for help, ending in a full stop.
  public var summary: String {
    switch self {
    case .agreement: "Share of the strokes that do what was meant, of those whose trace says what that was."
    case .restsAsObserved: "Share of the traces that rest within 0.5 pt of where the device did."
    case .pageAsObserved: "Share of the traces that rest at the page where the device did."
    case .meanPagesMoved: "Mean of the pages moved, either way."
    case .shareMovedTwoOrMore: "Share of the strokes that move two pages or more."
    case .meanTravel: "Mean distance from touch-down to rest."
    case .meanSettle: "Mean time from lift to rest."
    case .settle95: "Whole milliseconds within which 95 of 100 strokes come to rest."
    case .maxSettle: "Longest time from lift to rest."
    case .meanOvershoot: "Mean way past the target or the edge."
    case .shareClose:
      "Share of the strokes that \(CloseDecision.noisePoints.shortText) pt of finger travel, its noise, would change."
    case .findings: "Number of findings; without a candidate those about traces and scenario count too."
    case .errors: "Number of findings of severity error, counted likewise."
    case .warnings: "Number of findings of severity warning, counted likewise."
    }
  }

  /// Why there may be nothing to measure.
  public var missing: String {
    switch self {
    case .agreement: "no trace tells what was meant"
    case .restsAsObserved, .pageAsObserved: "no trace tells what the device did"
    default: "no stroke was replayed"
    }
  }

  /// Whether findings are counted, for all candidates together unless one is named.
  public var countsFindings: Bool {
    switch self {
    case .findings, .errors, .warnings: true
    default: false
    }
  }

  /// The unit, empty for a share or a count.
  public var unit: String {
    if rawValue.hasSuffix("_ms") { return "ms" }
    return rawValue.hasSuffix("_pt") ? "pt" : ""
  }

  /// Whether it is a share, from 0 to 1.
  public var isShare: Bool {
    switch self {
    case .agreement, .restsAsObserved, .pageAsObserved, .shareMovedTwoOrMore, .shareClose: true
    default: false
    }
  }

  /// The number for one candidate; `nil` if there is nothing to measure.
  public func value(of figures: CandidateFigures) -> Double? {
    let strokes = figures.pagesMoved.strokeCount
    return switch self {
    case .agreement: figures.agreement.share
    case .restsAsObserved: figures.observedRest.share
    case .pageAsObserved: figures.observedPage.share
    case .meanPagesMoved: figures.pagesMoved.mean
    case .shareMovedTwoOrMore: figures.pagesMoved.share(ofAtLeast: 2)
    case .meanTravel: figures.travelPoints.value
    case .meanSettle: figures.settleMilliseconds.value
    case .settle95: figures.settleTimes.milliseconds(ofShare: 0.95)
    case .maxSettle: figures.settleMilliseconds.maximum
    case .meanOvershoot: figures.overshootPoints.value
    case .shareClose: strokes > 0 ? Double(figures.closeCount) / Double(strokes) : nil
    case .findings, .errors, .warnings: nil
    }
  }

  /// How many of `findings` it counts; `nil` if it counts none.
  func count(of findings: [Finding]) -> Double? {
    switch self {
    case .findings: Double(findings.count)
    case .errors: Double(findings.count { $0.severity == .error })
    case .warnings: Double(findings.count { $0.severity == .warning })
    default: nil
    }
  }
}
