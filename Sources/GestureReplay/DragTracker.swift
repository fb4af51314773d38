import GestureModel
import GestureMotion

/// Where the content is when the finger leaves.
struct DragTracker {
  /// The distance from the touch-down at which a directional lock decides, in points; exactly this far decides.
  ///
  /// - Source: `cases/bug-reports.json`, `conventions.keys`.
  static let lockDistance = 10.0
  /// The travel that UIKit's pan recognizer swallows, in points; it must be exceeded.
  ///
  /// - Source: `research/physics.md` 1.3 point 2.
  static let hysteresis = 10.0

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
  func offsetAtLift(of stroke: Stroke, from startOffset: Double, model: DragModel) -> Double {
    guard let down = stroke.samples.first, let last = stroke.samples.last else { return startOffset }
    let travel = (last.position(along: scenario.axis) - down.position(along: scenario.axis)).withinReach
    switch model {
    case .direct: return (startOffset - travel).withinReach
    case .uikit:
      guard let slop = slop(of: stroke, from: down) else { return startOffset }
      let band = RubberBand(dimension: lattice.viewport)
      let range = lattice.minimumOffset...lattice.maximumOffset
      // A view that is caught outside is dragged on from where the finger would have had to be.
      let held = band.fingerOffset(for: startOffset, within: range)
      return band.displayedOffset(for: held - (travel - slop), within: range).withinReach
    }
  }

  /// Whether UIKit's pan recognizer takes `stroke` for a pan at all.
  func recognisesPan(_ stroke: Stroke) -> Bool {
    stroke.samples.first.map { slop(of: stroke, from: $0) != nil } ?? false
  }

  /// What the recognizer swallows along the axis, in finger direction; `nil` if it never recognises a pan.
  private func slop(of stroke: Stroke, from down: Sample) -> Double? {
    for sample in stroke.samples.dropFirst() {
      let (x, y) = (sample.x - down.x, sample.y - down.y)
      guard (x * x + y * y).squareRoot() > Self.hysteresis else { continue }
      let along = scenario.axis == .horizontal ? x : y
      return min(max(along, -Self.hysteresis), Self.hysteresis)
    }
    return nil
  }
}
