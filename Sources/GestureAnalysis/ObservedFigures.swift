import GestureModel
import GestureReplay

/// What the device did, where the recordings say so; a trace is judged by its last stroke.
public struct ObservedFigures: Hashable, Sendable {
  /// How many traces say what the device did.
  public private(set) var traces = 0
  /// The pages moved, of those whose page is known.
  public private(set) var pagesMoved = PagesMoved()
  /// The agreement with what people wanted.
  public private(set) var agreement = Agreement()
  /// How far the content rested from where it was at touch-down, in points.
  public private(set) var travelPoints = Mean()
  /// The time from lift to rest.
  public private(set) var settleMilliseconds = Mean()

  /// Creates figures of nothing.
  public init() {}

  /// Counts one trace; `outcome` is any candidate's for its last stroke.
  mutating func add(_ observed: Observation, page: Int?, after outcome: Outcome) {
    traces += 1
    if let page {
      let (moved, overflow) = page.subtractingReportingOverflow(outcome.startPage)
      if !overflow { pagesMoved.add(moved) }
      agreement.add(outcome.intendedPage.map { $0 == page })
    }
    if let target = observed.target { travelPoints.add(abs(target - outcome.release.startOffset)) }
    if let settle = observed.settleMilliseconds { settleMilliseconds.add(settle) }
  }
}

extension Observation {
  /// The page at which the device rested: the recorded one, or that nearest to the recorded offset.
  public func page(on lattice: Lattice) -> Int? {
    page ?? target.flatMap { $0.isFinite ? lattice.page(at: lattice.nearestIndex(to: $0)) : nil }
  }
}
