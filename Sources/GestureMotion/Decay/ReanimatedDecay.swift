/// Reanimated's `withDecay`: each frame `v *= e^(−(1 − d)·elapsed·0.1)` of the already decayed velocity.
///
/// Frame n has elapsed n·Δ since the start, so the speed falls as a bell does, and **how far it goes depends on the frame
/// rate**: 1000 px/s at 0.998 goes 345 px at 60 Hz and 248 at 120. It ends after the frame below 1 px/s.
///
/// - Source: `research/physics.md` 6, from Reanimated's `rigidDecay.ts`.
public struct ReanimatedDecay: Hashable, Sendable {
  /// d.
  public var deceleration: Double
  /// The display's rate, above 0.
  public var framesPerSecond: Double
  /// The speed below which it ends, in px/s; 0.05 on the web.
  public var velocityEpsilon = 1.0
  /// What the slope is scaled with.
  public var slopeFactor = 0.1

  /// A frame's way is taken over this long at most, in ms.
  static let longestFrame = 64.0
  /// A run is given up after this many frames (ours: a minute at 60 a second).
  static let mostFrames = 3600

  /// Creates a decay.
  public init(deceleration: Double = 0.998, framesPerSecond: Double = 60) {
    (self.deceleration, self.framesPerSecond) = (deceleration, framesPerSecond)
  }

  /// The offsets frame by frame after the release, empty if it does not move.
  ///
  /// - Complexity: O(*t*) in the frames, at most a minute of them at 60 Hz.
  public func offsets(from offset: Double, pointsPerSecond: Double) -> [Double] {
    let frame = 1000 / framesPerSecond
    var (offsets, place, velocity) = ([Double](), offset, pointsPerSecond)
    repeat {
      let elapsed = Double(offsets.count + 1) * frame
      velocity *= LibraryMath.exp(-(1 - deceleration) * elapsed * slopeFactor)
      place += velocity * min(frame, Self.longestFrame) / 1000
      offsets.append(place)
    } while abs(velocity) >= velocityEpsilon && offsets.count < Self.mostFrames
    return offsets
  }

  /// The run as a motion, straight between frames.
  public func motion(from offset: Double, pointsPerMillisecond: Double) -> FrameRun {
    let run = offsets(from: offset, pointsPerSecond: pointsPerMillisecond * 1000).map { $0.finite(or: offset) }
    var rest = run.dropLast().makeIterator()
    return FrameRun(from: offset, to: run.last ?? offset, framesPerSecond: framesPerSecond) { rest.next() }
  }
}
