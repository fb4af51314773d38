import GestureModel

/// What a carousel does after a release, in reading direction.
struct CarouselDecision {
  /// The slide, counted from 0 in reading order; an original that does not limit it may ask for one that is not there.
  var slide: Int
  /// Where the row comes to rest, if not where that slide does.
  var position: Double?
  /// The rule that was followed.
  var branch: SnapBranch
}

/// Where a carousel's decision can change: between neighbouring ones it does not.
struct CarouselBreakpoints {
  /// Positions at lift; the finger's travel and the proposed offset move with them.
  var positions: [Double] = []
  /// Velocities at lift in reading direction; empty for a rule that reads none.
  var pixelsPerMillisecond: [Double] = []
}

/// A strategy of a JavaScript carousel: it decides in its own coordinates, and its margins are searched.
///
/// The margin in points is how much farther the finger would have had to go for another slide.
protocol CarouselSnap: SnapStrategy {
  /// What the original does, from its own arithmetic.
  func decision(for row: ReadingRow) -> CarouselDecision
  /// Where that can change.
  func breakpoints(of row: ReadingRow) -> CarouselBreakpoints
  /// Says with numbers why.
  func clause(for row: ReadingRow) -> String
}

extension CarouselSnap {
  public func stop(after release: Release, on lattice: Lattice) -> Landing? {
    ReadingRow(release, on: lattice).flatMap { $0.landing(decision(for: $0), margin: Margin()) }
  }

  /// - Complexity: O(*n*) in the number of slides.
  public func landing(after release: Release, on lattice: Lattice) -> Landing? {
    guard let row = ReadingRow(release, on: lattice) else { return nil }
    let breakpoints = breakpoints(of: row)
    let margin = Margin(
      points: FlipSearch.distance(from: row.position, across: breakpoints.positions) {
        decision(for: row.moved(to: $0)).slide
      },
      pointsPerMillisecond: FlipSearch.distance(
        from: row.pixelsPerMillisecond, across: breakpoints.pixelsPerMillisecond
      ) { decision(for: row.released(at: $0)).slide })
    return row.landing(decision(for: row), margin: margin)
  }

  /// The index alone, for what asks again and again.
  func index(after release: Release, on lattice: Lattice) -> Int? {
    ReadingRow(release, on: lattice).map { lattice.index(inReadingOrder: decision(for: $0).slide) }
  }

  public func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String {
    guard let row = ReadingRow(release, on: lattice) else { return "there is no such release" }
    return clause(for: row)
  }
}
