import GestureModel
import GestureMotion

/// A velocity that should count by its size counts by its sign.
public struct ThresholdSignError: ConfigurationPitfall {
  public static let identifier = "threshold-sign-error"
  public static let severity = Severity.error
  public static let summary = "A velocity one way does something else than the same velocity the other way."
  public static let remedy =
    "Compare the size of the velocity with the threshold, and take the direction from its sign."
  public static let explanation = """
    v < 100 where v < −100 was meant takes every slow release for a flick back; v > 0.5 without its counterpart never \
    sees a flick back at all. The strategy was asked for drags of the same length to both sides of the middle page, \
    with velocities of the same size to both sides and the proposed offset held at the finger: the answers should \
    mirror each other. Drags that are uneven for a finger at rest already are truncation-bias instead.
    """
  public static let source = "B19 (MSPeekCollectionViewDelegateImplementation#52), B36 (UBottomSheet#63)."
  /// The lengths of the drags, in strides, none of them on a border between pages.
  static let drags = [0.05, 0.2, 0.35, 0.45, 0.62, 0.8]

  public init() {}

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    facts.candidates.compactMap { candidate in
      guard candidate.kind == .custom, let uneven = unevenness(of: candidate.probe) else { return nil }
      let (drag, speed) = (uneven.drag, uneven.speed)
      return Evidence(
        candidate: candidate.index,
        numbers: [
          Measure("drag_pt", drag), Measure("velocity_pt_per_ms", speed), Measure("pages_forward", uneven.forward),
          Measure("pages_backward", uneven.backward),
        ],
        message: """
          \(abs(speed).shortText) pt/ms at \(abs(drag).trimmedText(1)) pt \
          \((speed < 0) == (drag < 0) ? "along" : "against") the drag moves \(uneven.forward.trimmedText(0)) pages one \
          way but \(uneven.backward.trimmedText(0)) the other.
          """)
    }
  }

  /// The first drag and speed whose mirror image is not answered by the mirrored page.
  private func unevenness(
    of probe: StrategyProbe
  ) -> (drag: Double, speed: Double, forward: Double, backward: Double)? {
    let (lattice, middle) = (probe.lattice, probe.middleIndex)
    let room = Double(min(middle, lattice.pageCount - 1 - middle))
    guard room >= 1 else { return nil }
    func moved(_ drag: Double, _ speed: Double) -> Double? {
      let offset = lattice.rest(at: middle) + drag
      guard probe.isInRange(offset) else { return nil }
      return probe.landing(offset: offset, pointsPerMillisecond: speed, proposed: offset).map {
        // What lies past the nearer end cannot be compared.
        min(max(Double($0.index) - Double(middle), -room), room)
      }
    }
    for share in Self.drags {
      for drag in [share * lattice.stride, -share * lattice.stride] {
        guard let still = moved(drag, 0), let mirrored = moved(-drag, 0), still == -mirrored else { continue }
        for speed in StrategyProbe.velocities where speed > 0 {
          guard let forward = moved(drag, speed), let backward = moved(-drag, -speed), forward != -backward else {
            continue
          }
          return (drag, speed, forward, backward)
        }
      }
    }
    return nil
  }
}
