import GestureModel
import GestureReplay

/// A stroke and its mirror image that do not rest at mirrored pages.
public struct MirrorBreak: Hashable, Sendable {
  /// The stroke.
  public var place: TracePlace
  /// By how many pages the stroke moved.
  public var pagesMoved: Int
  /// By how many its mirror image moved; the opposite would be sound.
  public var mirroredPagesMoved: Int
  /// Whether either decision was a tie, which a strategy has to give to one side.
  public var isTie: Bool
}

/// How one candidate answers mirror images.
public struct CandidateMirror: Hashable, Sendable {
  /// How many strokes could be compared: those that began at mirrored places.
  public internal(set) var compared = 0
  /// How many of them broke the symmetry though they were no ties.
  public internal(set) var broken = 0
  /// How many broke it at a tie.
  public internal(set) var ties = 0
  /// The first that broke it, those that are no ties before the others.
  public internal(set) var examples: [MirrorBreak] = []

  /// Whether every stroke that was compared landed on the mirrored page.
  public var isSymmetric: Bool { broken == 0 && ties == 0 }
}

/// Which candidates tell left from right: `detent compare --mirror`.
///
/// Memory grows with the candidates, not with the traces.
public struct MirrorFigures: Sendable {
  /// How near a decision counts as a tie, in points: the rounding of a mirrored offset (ours).
  static let tiePoints = 1e-6
  /// How many examples are kept of a candidate.
  static let exampleLimit = 3

  /// One a candidate, in the candidates' order.
  public private(set) var candidates: [CandidateMirror]
  private let lattice: Lattice

  /// Creates figures of nothing.
  public init(candidateCount: Int, lattice: Lattice) {
    candidates = Array(repeating: CandidateMirror(), count: candidateCount)
    self.lattice = lattice
  }

  /// Compares a replay with that of its mirror image.
  public mutating func add(_ replay: TraceReplay, mirrored image: TraceReplay) {
    for (stroke, (row, imageRow)) in zip(replay.outcomes, image.outcomes).enumerated() {
      let place = TracePlace(
        id: replay.trace.id, location: replay.trace.location, stroke: stroke, strokeCount: replay.outcomes.count)
      for (candidate, (outcome, seen)) in zip(row, imageRow).enumerated() where candidate < candidates.count {
        candidates[candidate].add(outcome, mirrored: seen, at: place, on: lattice)
      }
    }
  }
}

extension CandidateMirror {
  fileprivate mutating func add(_ outcome: Outcome, mirrored image: Outcome, at place: TracePlace, on lattice: Lattice)
  {
    // After a break the next stroke begins elsewhere, and says nothing about the strategy.
    let start = lattice.mirrored(outcome.release.startOffset)
    guard abs(start - image.release.startOffset) <= MirrorFigures.tiePoints else { return }
    compared += 1
    let wanted = lattice.pageCount - 1 - outcome.landing.index
    guard image.landing.index != wanted else { return }
    let margins = [outcome, image].compactMap(\.landing.margin.points)
    let isTie = margins.contains { abs($0) <= MirrorFigures.tiePoints }
    if isTie { ties += 1 } else { broken += 1 }
    let found = MirrorBreak(
      place: place, pagesMoved: outcome.pagesMoved, mirroredPagesMoved: image.pagesMoved, isTie: isTie)
    if examples.count < MirrorFigures.exampleLimit {
      examples.append(found)
    } else if !isTie, let tie = examples.lastIndex(where: \.isTie) {
      examples[tie] = found
    }
    examples.sort { !$0.isTie && $1.isTie }
  }
}
