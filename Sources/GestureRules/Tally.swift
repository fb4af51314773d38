import GestureModel

/// What is kept of a pitfall under one candidate while traces pass: counts, the clearest case, the traces' places.
struct Tally: Sendable {
  /// How many strokes were looked at.
  private(set) var lookedAt = 0
  /// How many of them show it.
  private(set) var affected = 0
  /// The clearest case.
  private(set) var clearest: Evidence?
  /// The places, in the collector's list, of the traces that show it, rising.
  private(set) var traces: [Int32] = []
  /// Where it shows first.
  private(set) var location: SourceLocation?
  /// What a ``MeasuredPitfall`` added up.
  private(set) var cost = Cost()
  private var clearestCost = -Double.infinity

  /// The share of the strokes looked at that show it; 0 if there are none.
  var share: Double { lookedAt > 0 ? Double(affected) / Double(lookedAt) : 0 }

  mutating func look(at strokes: Int = 1) { lookedAt += strokes }

  /// Counts strokes that show it; the first of equally clear cases is kept.
  mutating func add(_ evidence: Evidence, strokes: Int = 1, trace: Int32, at place: SourceLocation) {
    affected += strokes
    if evidence.clarity > clearest?.clarity ?? -.infinity || clearest == nil { clearest = evidence }
    note(trace, at: place)
  }

  /// Adds what one stroke costs.
  mutating func add(_ contribution: Contribution, trace: Int32, at place: SourceLocation) {
    lookedAt += 1
    cost.lookedAt += 1
    if contribution.amount.isFinite { cost.amount += contribution.amount }
    guard contribution.isAffected else { return }
    affected += 1
    cost.affected += 1
    if contribution.clarity > clearestCost || cost.numbers.isEmpty {
      clearestCost = contribution.clarity
      cost.numbers = contribution.numbers
    }
    note(trace, at: place)
  }

  /// Adds the strokes that another tally counted as showing it; those looked at are counted by the caller.
  mutating func add(strokesOf other: Tally) {
    affected += other.affected
    if let first = other.traces.first, first < traces.first ?? .max { location = other.location }
    traces = Set(traces).union(other.traces).sorted()
  }

  private mutating func note(_ trace: Int32, at place: SourceLocation) {
    if traces.last != trace { traces.append(trace) }
    if location == nil { location = place }
  }
}
