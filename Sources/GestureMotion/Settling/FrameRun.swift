/// A motion that is stepped frame by frame, straight between frames.
public struct FrameRun: Motion, Hashable {
  /// The time between two offsets.
  public let frameMilliseconds: Double
  /// The offsets frame by frame, the first at the lift; never empty.
  public let offsets: [Double]

  /// A run is given up after this many frames (ours: a minute at 60 a second).
  static let mostFrames = 3600

  /// Steps from `offset` until `step` returns nothing more, and ends at `rest`.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The rate at which the original is stepped, above 0.
  ///   - step: The offset of the next frame, or `nil` once it rests.
  /// - Complexity: O(*t*) in the frames until rest.
  public init(from offset: Double, to rest: Double, framesPerSecond: Double, step: () -> Double?) {
    frameMilliseconds = 1000 / framesPerSecond
    var offsets = [offset]
    while offsets.count <= Self.mostFrames, let next = step(), next.isFinite { offsets.append(next) }
    if offset != rest || offsets.count > 1 { offsets.append(rest) }
    self.offsets = offsets
  }

  public var milliseconds: Double { Double(offsets.count - 1) * frameMilliseconds }

  public func offset(after milliseconds: Double) -> Double {
    let position = milliseconds / frameMilliseconds
    guard position > 0 else { return offsets[0] }
    guard position < Double(offsets.count - 1) else { return offsets[offsets.count - 1] }
    let frame = Int(position)
    return offsets[frame] + (offsets[frame + 1] - offsets[frame]) * (position - Double(frame))
  }

  public var initialPointsPerMillisecond: Double {
    offsets.count > 1 ? (offsets[1] - offsets[0]) / frameMilliseconds : 0
  }
}
