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
    sees a flick back at all. The strategy was asked on even pages of 256 pt, with the proposed offset held beside the \
    finger, where the velocity points. Drags of the same length to both sides, with velocities of the same size to both sides, should mirror each \
    other; and on a page, a slow release should not turn it one way whatever its direction. Drags that are uneven for a \
    finger at rest already are truncation-bias instead.
    """
  public static let source = "B19 (MSPeekCollectionViewDelegateImplementation#52), B36 (UBottomSheet#63)."
  /// The lengths of the drags, in strides, none of them on a border between pages.
  static let drags = [0.05, 0.2, 0.35, 0.45, 0.62, 0.8]
  /// The speeds that are slow, in pt/ms; 0 among them.
  static let slowSpeeds = [0, 0.01, 0.1]
  /// Pages whose positions are whole in binary, so that the noise of a division decides nothing.
  static let lattice = Lattice(firstRest: 0, stride: 256, pageCount: 9)
  /// How far from the finger the proposed offset is held, in points: a strategy may take the direction from it, and no
  /// page begins so near to any of the drags.
  static let lead = 0.015625

  public init() {}

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    facts.candidates.compactMap { candidate in
      guard candidate.kind == .custom else { return nil }
      let probe = StrategyProbe(
        strategy: candidate.candidate.strategy, lattice: Self.lattice, deceleration: candidate.deceleration)
      return evidence(of: probe, candidate: candidate.index)
    }
  }

  private func evidence(of probe: StrategyProbe, candidate: Int) -> Evidence? {
    if let (speed, pages) = oneSidedness(of: probe) {
      return Evidence(
        candidate: candidate, numbers: [Measure("velocity_pt_per_ms", speed), Measure("pages_moved", pages)],
        message: "On a page, \(speed.shortText) pt/ms moves \(pages.trimmedText(0)) pages both ways: its sign is lost.")
    }
    guard let (drag, speed, forward, backward) = unevenness(of: probe) else { return nil }
    return Evidence(
      candidate: candidate,
      numbers: [
        Measure("drag_strides", drag), Measure("velocity_pt_per_ms", speed), Measure("pages_forward", forward),
        Measure("pages_backward", backward),
      ],
      message: """
        \(speed.shortText) pt/ms \(drag < 0 ? "against" : "along") a drag of \(abs(drag).shortText) pages moves \
        \(forward.trimmedText(0)) pages, but its mirror image moves \(backward.trimmedText(0)).
        """)
  }

  /// How many pages a release moves that was dragged by a share of a stride; at most as many as there are to each side.
  private func moved(_ probe: StrategyProbe, _ drag: Double, _ speed: Double) -> Double? {
    let room = Double(probe.middleIndex)
    let offset = probe.lattice.rest(at: probe.middleIndex) + drag * probe.lattice.stride
    let proposed = offset + (speed > 0 ? Self.lead : speed < 0 ? -Self.lead : 0)
    return probe.landing(offset: offset, pointsPerMillisecond: speed, proposed: proposed).map {
      min(max(Double($0.index) - room, -room), room)
    }
  }

  /// The slow speed that turns a page the same way whatever its sign, for a strategy that does read the sign.
  private func oneSidedness(of probe: StrategyProbe) -> (speed: Double, pages: Double)? {
    guard let fast = moved(probe, 0, 3), fast != moved(probe, 0, -3) else { return nil }
    for speed in Self.slowSpeeds {
      if let one = moved(probe, 0, speed), one != 0, one == moved(probe, 0, -speed) { return (speed, one) }
    }
    return nil
  }

  /// The first drag and speed whose mirror image is not answered by the mirrored page.
  private func unevenness(
    of probe: StrategyProbe
  ) -> (drag: Double, speed: Double, forward: Double, backward: Double)? {
    for drag in Self.drags.flatMap({ [$0, -$0] }) {
      guard let still = moved(probe, drag, 0), moved(probe, -drag, 0) == -still else { continue }
      for speed in StrategyProbe.velocities where speed > 0 {
        guard let forward = moved(probe, drag, speed), let backward = moved(probe, -drag, -speed) else { continue }
        if forward != -backward { return (drag, speed, forward, backward) }
      }
    }
    return nil
  }
}
