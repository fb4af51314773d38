import GestureModel

/// A lattice as an original sees it: *places* count in points from the rest of its page 0, towards its later pages.
///
/// An original that lays out in the direction of reading has its page 0 at the highest offset of a right-to-left
/// lattice; one that knows only offsets has it at the lowest, as has every lattice that runs left to right.
struct PageFrame {
  let lattice: Lattice
  /// Whether places grow against the offsets.
  let isMirrored: Bool

  /// - Parameter reading: Whether the original lays out in the direction of reading.
  init(_ lattice: Lattice, reading: Bool = false) {
    self.lattice = lattice
    isMirrored = reading && lattice.isRightToLeft
  }

  var count: Double { Double(lattice.pageCount) }
  var last: Double { count - 1 }
  var stride: Double { lattice.stride }
  private var origin: Double { isMirrored ? lattice.rest(at: lattice.pageCount - 1) : lattice.firstRest }

  func place(of offset: Double) -> Double { isMirrored ? origin - offset : offset - origin }
  func offset(at place: Double) -> Double { isMirrored ? origin - place : origin + place }
  /// A velocity or a distance, from content sign to the frame's or back.
  func turned(_ amount: Double) -> Double { isMirrored ? -amount : amount }
  /// The page nearest to where the finger came down, half-way to the later one.
  func startPage(of release: Release) -> Double {
    let page = (place(of: release.startOffset) / stride).rounded(.toNearestOrAwayFromZero)
    return page.isNaN ? 0 : min(max(page, 0), last)
  }
  /// The page nearest to a place, half away from 0, whether or not there is such a page.
  func nearestPage(to place: Double) -> Double { (place / stride).rounded(.toNearestOrAwayFromZero) }

  /// The branch for a fast release of this sign in the frame.
  func branch(_ velocity: Double) -> SnapBranch {
    turned(velocity) > 0 ? .forward : turned(velocity) < 0 ? .backward : .slow
  }

  /// The decision to rest where page `page` does, or `nil` if that is no number.
  func decision(
    page: Double, _ branch: SnapBranch, because: @autoclosure @escaping @Sendable () -> String
  ) -> SnapDecision? {
    guard page.isFinite else { return nil }
    let whole = Int(min(max(page, -0x1p53), 0x1p53))
    let index = isMirrored ? lattice.pageCount - 1 - whole : whole
    return SnapDecision(index: index, target: lattice.rest(at: index), branch: branch, because: because())
  }

  /// The decision to rest at `place`, which need be no page's; the index is that of the nearest page, existing or not.
  func decision(
    place: Double, _ branch: SnapBranch, because: @autoclosure @escaping @Sendable () -> String
  ) -> SnapDecision? {
    let page = nearestPage(to: place)
    guard page.isFinite, place.isFinite else { return nil }
    let whole = Int(min(max(page, -0x1p53), 0x1p53))
    let index = isMirrored ? lattice.pageCount - 1 - whole : whole
    // Where the place is the page's own rest, to the last bit, the lattice's number is taken.
    let target = place == page * stride ? lattice.rest(at: index) : offset(at: place)
    return SnapDecision(index: index, target: target, branch: branch, because: because())
  }

  /// The offsets of the places `(k + phase)·stride`.
  func turns(_ phases: Double...) -> [TurningSeries] {
    phases.map {
      TurningSeries(origin: lattice.firstRest + turned($0) * stride, stride: stride, numbers: -3...(count + 3))
    }
  }
  /// The offset of one place.
  func turn(at place: Double) -> TurningSeries { .at(offset(at: place)) }
}

extension TurningSeries {
  /// The velocities, in pt/ms, at which a projection of `milliseconds` past `place` reaches `(k + phase)·stride`.
  static func speeds(
    reaching phase: Double, of stride: Double, from place: Double, milliseconds: Double, count: Double
  ) -> TurningSeries {
    TurningSeries(
      origin: (phase * stride - place) / milliseconds, stride: stride / milliseconds,
      numbers: -3...(count + 3))
  }
}
