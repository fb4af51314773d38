import GestureModel

/// Where a pitfall shows: a trace by its place in the collector's list, and a stroke of it.
struct TallyPlace: Sendable {
  var trace: Int32
  /// The stroke; `nil` for the trace as a whole.
  var stroke: Int?
  var location: SourceLocation
  /// Whether it is kept with its numbers.
  var isKept: Bool

  /// In the order of the input.
  static func < (left: TallyPlace, right: TallyPlace) -> Bool {
    (left.trace, left.stroke ?? -1) < (right.trace, right.stroke ?? -1)
  }
}

/// A place that was kept, with its numbers.
struct KeptPlace: Sendable {
  var place: TallyPlace
  var numbers: [Measure]
}

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
  /// The places, in input order, of those that are kept.
  private(set) var places: [KeptPlace] = []
  /// How many places there are.
  private(set) var placeCount = 0
  private var clearestCost = -Double.infinity

  /// The share of the strokes looked at that show it; 0 if there are none.
  var share: Double { lookedAt > 0 ? Double(affected) / Double(lookedAt) : 0 }

  mutating func look(at strokes: Int = 1) { lookedAt += strokes }

  /// Counts strokes that show it; the first of equally clear cases is kept.
  mutating func add(_ evidence: Evidence, strokes: Int = 1, at place: TallyPlace) {
    affected += strokes
    if evidence.clarity > clearest?.clarity ?? -.infinity || clearest == nil { clearest = evidence }
    note(place, evidence.numbers)
  }

  /// Adds what one stroke costs.
  mutating func add(_ contribution: Contribution, at place: TallyPlace) {
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
    note(place, contribution.numbers)
  }

  /// Adds the strokes that another tally counted as showing it; those looked at are counted by the caller.
  mutating func add(strokesOf other: Tally) {
    affected += other.affected
    if let first = other.traces.first, first < traces.first ?? .max { location = other.location }
    traces = Set(traces).union(other.traces).sorted()
    placeCount += other.placeCount
    places = Array((places + other.places).sorted { $0.place < $1.place }.prefix(Occurrence.limit))
  }

  private mutating func note(_ place: TallyPlace, _ numbers: @autoclosure () -> [Measure]) {
    if traces.last != place.trace { traces.append(place.trace) }
    if location == nil { location = place.location }
    placeCount += 1
    if place.isKept && places.count < Occurrence.limit { places.append(KeptPlace(place: place, numbers: numbers())) }
  }
}
