import GestureModel
import GestureMotion

/// Asks a strategy what it would do, so that a rule about a strategy does not hang on the traces at hand.
///
/// The finger comes down on the middle page and leaves up to one stride to either side, in steps of 1 pt, at a set of
/// velocities; the proposed offset follows unless it is held. Offsets outside the range are not asked about.
///
/// - Source: `research/pitfalls.md`, head ("Probe").
public struct StrategyProbe: Sendable {
  /// The velocities asked about, in pt/ms, the fastest first because those tell the most.
  public static let velocities = [3, -3, 1, -1, 0.5, -0.5, 0.1, -0.1, 0.01, -0.01]
  /// The most steps to either side: a stride of more than this many points is asked about in longer steps.
  static let maximumSteps = 2000.0

  /// The strategy that is asked.
  public let strategy: any SnapStrategy
  /// Where pages rest.
  public let lattice: Lattice
  /// How the proposed offset follows from the velocity.
  public let deceleration: Deceleration

  /// Creates a probe.
  public init(strategy: any SnapStrategy, lattice: Lattice, deceleration: Deceleration) {
    self.strategy = strategy
    self.lattice = lattice
    self.deceleration = deceleration
  }

  /// The index at which the finger comes down.
  public var middleIndex: Int { max(lattice.pageCount - 1, 0) / 2 }

  /// Where a release would stop by itself, limited to the range as the replay limits it.
  public func proposedOffset(from offset: Double, pointsPerMillisecond velocity: Double) -> Double {
    lattice.clamped(deceleration.proposedOffset(from: offset, pointsPerMillisecond: velocity))
  }

  /// Returns what the strategy answers; `proposed` follows offset and velocity unless it is given.
  public func landing(
    offset: Double, pointsPerMillisecond velocity: Double, startOffset: Double? = nil, proposed: Double? = nil
  ) -> Landing? {
    let release = Release(
      offset: offset,
      proposedOffset: proposed ?? proposedOffset(from: offset, pointsPerMillisecond: velocity),
      pointsPerMillisecond: velocity, startOffset: startOffset ?? lattice.rest(at: middleIndex))
    return strategy.stop(after: release, on: lattice)
  }

  /// The offsets asked about, from one stride before the middle page to one after it, inside the range.
  var offsets: [Double] {
    let middle = lattice.rest(at: middleIndex)
    guard lattice.stride > 0, lattice.stride.isFinite, middle.isFinite else { return [] }
    return Swift.stride(from: -lattice.stride, through: lattice.stride, by: step).map { middle + $0 }.filter(isInRange)
  }

  /// Whether the page ever changes with the velocity; `nil` if there is no second page or no offset to ask about.
  public var velocityMatters: Bool? {
    let offsets = offsets
    guard lattice.pageCount > 1, !offsets.isEmpty else { return nil }
    for offset in offsets {
      guard let still = landing(offset: offset, pointsPerMillisecond: 0)?.index else { return nil }
      for velocity in Self.velocities
      where landing(offset: offset, pointsPerMillisecond: velocity)?.index != still {
        return true
      }
    }
    return false
  }

  /// The smallest drags from the middle page, in points, after which a finger at rest leaves another page behind.
  ///
  /// A direction in which a whole stride changes nothing is `nil`.
  public var stillDrags: (forward: Double?, backward: Double?) { (stillDrag(1), stillDrag(-1)) }

  private func stillDrag(_ direction: Double) -> Double? {
    let middle = lattice.rest(at: middleIndex)
    guard isInRange(middle), let home = landing(offset: middle, pointsPerMillisecond: 0)?.index else { return nil }
    func changes(_ drag: Double) -> Bool {
      landing(offset: middle + direction * drag, pointsPerMillisecond: 0)?.index != home
    }
    guard lattice.stride > 0, lattice.stride.isFinite else { return nil }
    for drag in Swift.stride(from: step, through: lattice.stride, by: step) {
      guard isInRange(middle + direction * drag) else { return nil }
      guard changes(drag) else { continue }
      var (low, high) = (drag - step, drag)
      for _ in 0..<32 {  // the steps find the page, halving finds the point
        let half = (low + high) / 2
        if changes(half) { high = half } else { low = half }
      }
      return high
    }
    return nil
  }

  /// How many pages the landing moves between a velocity of 0 and one of 3 pt/ms while the proposed offset is held, at
  /// most; `nil` if the strategy does not read the proposed offset.
  public var pagesMovedByVelocityAlone: Int? {
    guard lattice.pageCount > 0 else { return nil }
    let middle = lattice.rest(at: middleIndex)
    let held = [0, middleIndex, lattice.pageCount - 1].map(lattice.rest(at:))
    let still = held.map { landing(offset: middle, pointsPerMillisecond: 0, proposed: $0)?.index }
    guard Set(still).count > 1 else { return nil }
    var most = 0
    for (proposed, still) in zip(held, still) {
      for velocity in [3.0, -3] {
        guard let still, let moved = landing(offset: middle, pointsPerMillisecond: velocity, proposed: proposed)?.index
        else { continue }
        most = max(most, abs(lattice.clampedIndex(Double(moved)) - lattice.clampedIndex(Double(still))))
      }
    }
    return most
  }

  /// How far the targets of a finger at rest lie from the rests, in points, if it is the same for all pages asked.
  ///
  /// Only pages whose target and rest both lie inside the range are asked, up to 16 of them; `nil` if there are fewer
  /// than 2 or they do not agree within half a point.
  public var targetShift: Double? {
    var first: Double?
    var asked = 0
    for index in 0..<max(min(lattice.pageCount, 16), 0) {
      let rest = lattice.rest(at: index)
      guard isInRange(rest), let landing = landing(offset: rest, pointsPerMillisecond: 0, startOffset: rest) else {
        continue
      }
      let shift = landing.target - lattice.rest(at: lattice.clampedIndex(Double(landing.index)))
      guard isInRange(landing.target), shift.isFinite else { continue }
      if let first, abs(first - shift) > ScenarioFacts.tolerance { return nil }
      first = first ?? shift
      asked += 1
    }
    return asked >= 2 ? first : nil
  }

  private var step: Double { max(1, lattice.stride / Self.maximumSteps) }

  /// Whether the view can rest at `offset`, within the tolerance of a rest.
  func isInRange(_ offset: Double) -> Bool {
    offset >= lattice.minimumOffset - ScenarioFacts.tolerance
      && offset <= lattice.maximumOffset + ScenarioFacts.tolerance
  }
}
