import GestureModel
import GestureReplay

/// What every candidate did with the same traces, gathered one trace at a time in input order.
///
/// Its memory grows with the candidates, not with the traces: of disagreements and close decisions only the foremost
/// are kept, the others are counted.
public struct Comparison: Sendable {
  /// How many disagreements are kept, the most divisive first (ours: more than anyone reads).
  public static let disagreementLimit = 500
  /// How many close decisions are kept, the closest first.
  public static let closeDecisionLimit = 20

  /// The lattice that observed offsets are read on.
  public let lattice: Lattice
  /// How many traces had a stroke or a release to replay.
  public private(set) var traceCount = 0
  /// How many traces had nothing to replay.
  public private(set) var emptyTraceCount = 0
  /// How many strokes were replayed.
  public private(set) var strokeCount = 0
  /// The figures of each candidate, in the candidates' order.
  public private(set) var candidates: [CandidateFigures]
  /// How often candidates choose the same page.
  public private(set) var likeness: Likeness
  /// What the device did; its `traces` is 0 if no recording says so.
  public private(set) var observed = ObservedFigures()
  private var divisive = Ranking<Disagreement>(limit: disagreementLimit) { $0.dividesMore(than: $1) }
  private var close = Ranking<CloseDecision>(limit: closeDecisionLimit) { $0.fingerPoints < $1.fingerPoints }

  /// Creates a comparison of nothing.
  public init(candidateCount: Int, lattice: Lattice) {
    self.lattice = lattice
    candidates = Array(repeating: CandidateFigures(), count: candidateCount)
    likeness = Likeness(candidateCount: candidateCount)
  }

  /// Takes one trace into account.
  public mutating func add(_ replay: TraceReplay) {
    guard let last = replay.outcomes.last, let anyOfLast = last.first else {
      emptyTraceCount += 1
      return
    }
    traceCount += 1
    let observedPage = replay.trace.observed?.page(on: lattice)
    for (index, row) in replay.outcomes.enumerated() {
      strokeCount += 1
      likeness.add(row)
      let place = TracePlace(
        id: replay.trace.id, location: replay.trace.location, stroke: index, strokeCount: replay.outcomes.count)
      for (candidate, outcome) in row.enumerated() where candidate < candidates.count {
        candidates[candidate].add(outcome)
      }
      // One a stroke: candidates that share a rule would fill the list with one gesture.
      let decisions = row.compactMap { CloseDecision(place: place, outcome: $0) }
      if let closest = decisions.min(by: { $0.fingerPoints < $1.fingerPoints }) { close.offer(closest) }
      let isLast = index == replay.outcomes.count - 1
      let disagreement = Disagreement(place: place, outcomes: row, observedPage: isLast ? observedPage : nil)
      if let disagreement { divisive.offer(disagreement) }
    }
    guard let observed = replay.trace.observed else { return }
    self.observed.add(observed, page: observedPage, after: anyOfLast)
    for (candidate, outcome) in last.enumerated() where candidate < candidates.count {
      candidates[candidate].add(outcome, observedTarget: observed.target, observedPage: observedPage)
    }
  }

  /// The disagreements kept, most divisive first, equals in input order.
  public var disagreements: [Disagreement] { divisive.best }
  /// How many strokes divide the candidates, kept or not.
  public var disagreementCount: Int { divisive.offered }
  /// The decisions that came closest to another, closest first, equals in input order.
  public var closeDecisions: [CloseDecision] { close.best }

  /// The candidates that agree most often with what people wanted, all of equals; empty if no intent is known.
  public var bestCandidates: [Int] { best(by: \.agreement) }

  /// The candidates that rest most often where the device did, all of equals; empty if no rest was observed.
  public var closestToDevice: [Int] { best(by: \.observedRest) }

  private func best(by agreement: KeyPath<CandidateFigures, Agreement>) -> [Int] {
    let figures = candidates.map { $0[keyPath: agreement] }
    guard let most = figures.filter({ $0.known > 0 }).map(\.agreed).max() else { return [] }
    return figures.indices.filter { figures[$0].known > 0 && figures[$0].agreed == most }
  }
}
