import GestureModel
import GestureMotion

/// Replays the mirror image of traces, which a sound strategy answers with the mirror image of its pages.
///
/// Time is kept, places along the axis are negated, and the view is mirrored with its range, so that nothing but the
/// strategy can tell left from right. No strategy is known here; whatever rounds ties up, needs other distances forward
/// than backward or reads the wrong sign shows.
///
/// - Source: `research/strategies.md` 12, the symmetry check.
public struct MirrorReplayer: Sendable {
  private let replayer: Replayer

  /// Creates a replayer of mirror images.
  public init(scenario: Scenario, candidates: [Candidate]) {
    replayer = Replayer(scenario: scenario, candidates: candidates, lattice: scenario.lattice.mirrored)
  }

  /// Replays the mirror image of `trace`.
  public func replay(_ trace: Trace) -> TraceReplay { replayer.replay(mirrored(trace)) }

  private func mirrored(_ trace: Trace) -> Trace {
    let (lattice, scenario) = (replayer.lattice, replayer.scenario)
    var image = trace
    image.startOffset = lattice.mirrored(trace.startOffset ?? scenario.startOffset)
    image.strokes = trace.strokes.map { stroke in
      var stroke = stroke
      stroke.samples = stroke.samples.map { sample in
        var sample = sample
        if scenario.axis == .horizontal { sample.x = -sample.x } else { sample.y = -sample.y }
        return sample
      }
      return stroke
    }
    image.release = trace.release.map { release in
      RecordedRelease(
        offset: lattice.mirrored(release.offset), pointsPerMillisecond: -release.pointsPerMillisecond,
        proposedOffset: release.proposedOffset.map(lattice.mirrored))
    }
    return image
  }
}
