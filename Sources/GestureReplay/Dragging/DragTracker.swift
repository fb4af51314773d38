import GestureModel
import GestureMotion

/// Where the content is while a finger drags it.
struct DragTracker {
  /// The distance from the touch-down at which a directional lock decides, in points; exactly this far decides.
  ///
  /// - Source: `cases/bug-reports.json`, `conventions.keys`.
  static let lockDistance = 10.0

  var scenario: Scenario
  var lattice: Lattice

  /// The axis along which the finger was farther when it was first `lockDistance` away; `nil` if it never was.
  ///
  /// A tie belongs to the scenario's axis.
  func dominantAxis(of stroke: Stroke) -> Axis? {
    guard let down = stroke.samples.first else { return nil }
    for sample in stroke.samples.dropFirst() {
      let (x, y) = (abs(sample.x - down.x), abs(sample.y - down.y))
      guard (x * x + y * y).squareRoot() >= Self.lockDistance else { continue }
      return x == y ? scenario.axis : x > y ? .horizontal : .vertical
    }
    return nil
  }

  /// Whether a directional lock keeps the view still during `stroke`.
  func isLockedAway(_ stroke: Stroke) -> Bool {
    scenario.directionalLock && dominantAxis(of: stroke).map { $0 != scenario.axis } ?? false
  }

  /// The content offset at the lift of `stroke`, which came down at `startOffset`.
  func offsetAtLift(of stroke: Stroke, from startOffset: Double, rules: DragRules) -> Double {
    guard let last = stroke.samples.last, let grip = grip(of: stroke, from: startOffset, rules) else {
      return startOffset
    }
    return rules.edges.remembersTheWay
      ? way(of: stroke, grip, rules).last ?? startOffset : shown(last, grip, rules)
  }

  /// The content offset at each sample of `stroke`, which came down at `startOffset`.
  ///
  /// - Complexity: O(*n*) in samples.
  func path(of stroke: Stroke, from startOffset: Double, rules: DragRules) -> [Double] {
    guard let grip = grip(of: stroke, from: startOffset, rules) else { return stroke.samples.map { _ in startOffset } }
    let moving =
      rules.edges.remembersTheWay
      ? way(of: stroke, grip, rules) : stroke.samples[grip.firstSample...].map { shown($0, grip, rules) }
    return stroke.samples[..<grip.firstSample].map { _ in startOffset } + moving
  }

  /// How the finger has hold of the content.
  private struct Grip {
    /// The first sample that moves the content.
    var firstSample: Int
    /// Where the finger alone would have put the content at touch-down, in points.
    var held: Double
    /// The finger's place along the axis at touch-down, in points.
    var from: Double
    /// What the platform swallows, in finger direction, in points.
    var lost: Double
    /// Where the content was at touch-down, in points.
    var startOffset: Double
  }

  /// `nil` if the finger never goes far enough to drag.
  private func grip(of stroke: Stroke, from startOffset: Double, _ rules: DragRules) -> Grip? {
    guard let down = stroke.samples.first, let first = recognition(of: stroke, rules) else { return nil }
    let from = down.position(along: scenario.axis)
    let along = stroke.samples[first].position(along: scenario.axis) - from
    let lost = rules.losesSlop ? min(max(along, -rules.slop), rules.slop) : 0
    // A view that is caught outside is dragged on from where the finger would have had to be.
    let held = rules.edges.fingerOffset(for: startOffset, within: range, viewport: lattice.viewport)
    return Grip(firstSample: first, held: held, from: from, lost: lost, startOffset: startOffset)
  }

  private var range: ClosedRange<Double> { lattice.minimumOffset...lattice.maximumOffset }

  /// How far the finger alone has moved the content by `sample`.
  private func moved(by sample: Sample, _ grip: Grip, _ rules: DragRules) -> Double {
    -((sample.position(along: scenario.axis) - grip.from).withinReach - grip.lost) * rules.ratio
  }

  private func shown(_ sample: Sample, _ grip: Grip, _ rules: DragRules) -> Double {
    let finger = (grip.held + moved(by: sample, grip, rules)).withinReach
    return rules.edges.shownOffset(for: finger, within: range, viewport: lattice.viewport).withinReach
  }

  /// The offsets from the first sample that moves, a step at a time.
  private func way(of stroke: Stroke, _ grip: Grip, _ rules: DragRules) -> [Double] {
    var (offset, before) = (grip.startOffset, 0.0)
    return stroke.samples[grip.firstSample...].map { sample in
      let now = moved(by: sample, grip, rules)
      offset =
        FlutterOverscroll.offset(
          after: now - before, from: offset, within: range, viewport: lattice.viewport
        ).withinReach
      before = now
      return offset
    }
  }

  /// Whether the finger goes far enough to drag at all.
  func recognises(_ stroke: Stroke, rules: DragRules) -> Bool { recognition(of: stroke, rules) != nil }

  /// The first sample that moves the content; `nil` if none does.
  private func recognition(of stroke: Stroke, _ rules: DragRules) -> Int? {
    guard let down = stroke.samples.first else { return nil }
    guard rules.slop > 0 else { return stroke.samples.startIndex }
    return stroke.samples.firstIndex { sample in
      let (x, y) = (sample.x - down.x, sample.y - down.y)
      let along = scenario.axis == .horizontal ? x : y
      return (rules.isSlopAlongAxis ? abs(along) : (x * x + y * y).squareRoot()) > rules.slop
    }
  }
}
