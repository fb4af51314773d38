import GestureModel
import GestureMotion

/// Where the content was at a time.
public struct WayPoint: Hashable, Sendable {
  /// The time since the lift; negative while the finger drags.
  public var milliseconds: Double
  /// The content offset, in points.
  public var offset: Double
  /// Creates a point.
  public init(milliseconds: Double, offset: Double) {
    self.milliseconds = milliseconds
    self.offset = offset
  }
}

extension Replayer {
  /// Where the content was at each sample of the stroke that led to `outcome`, the release last.
  ///
  /// The release alone if `trace` holds no such stroke, as where an app logged nothing else.
  /// - Complexity: O(*n*) in the trace's samples.
  public func dragWay(of outcome: Outcome, in trace: Trace) -> [WayPoint] {
    let release = WayPoint(milliseconds: 0, offset: outcome.release.offset)
    let rules = candidates[outcome.candidate].drag.rules
    let strokes = FollowedStroke.all(in: trace, pointers: rules.pointers)
    guard strokes.indices.contains(outcome.stroke), !outcome.lockedToOtherAxis else { return [release] }
    let stroke = strokes[outcome.stroke].drag
    let offsets = DragTracker(scenario: scenario, lattice: lattice).path(
      of: stroke, from: outcome.release.startOffset, rules: rules)
    let way = zip(stroke.samples, offsets).map { sample, offset in
      WayPoint(milliseconds: Double(sample.nanoseconds - stroke.liftNanoseconds) * 1e-6, offset: offset)
    }
    return way.last == release ? way : way + [release]
  }

  /// Where the content was from the release to the rest of `outcome`, a point a frame of a 60 Hz display.
  ///
  /// - Complexity: O(*t*) in the frames until rest, at most a minute of them.
  public func settlingWay(of outcome: Outcome) -> [WayPoint] {
    let curve = SettlingCurve(of: motion(of: outcome))
    return curve.offsets.enumerated().map { index, offset in
      let isRest = index == curve.offsets.count - 1
      return WayPoint(
        milliseconds: isRest ? outcome.settle.milliseconds : Double(index) * curve.frameMilliseconds, offset: offset)
    }
  }
}
