import GestureModel

/// Flutter's `FixedExtentScrollPhysics`, the list wheel: the item nearest to where its own friction would stop.
///
/// The natural stop is x − v/ln(friction), x itself below the tolerance τ, the near end outside the range. At an end and
/// not coming back, or with a natural stop at or past an end, the range's own physics go to that end. Otherwise the nearest
/// item: already there, by a spring if it is the one at release, else by a friction curve bent to end on it. Momentum
/// decides, unlimited. Places count in the direction of reading from item 0, points are logical px.
///
/// - Source: `research/strategies.md` 5.3 (list_wheel_scroll_view.dart @79557800).
public struct FlutterFixedExtentSnap: OriginalSnap {
  public static let identifier = "flutter.fixedExtent"
  public static let summary = "Flutter's list wheel: the item nearest to where its own friction would stop."
  public static let numberParameters = [
    NumberParameter<Self>("friction", \.friction, unit: "", range: 1e-6...0.999999),
    NumberParameter<Self>("devicePixelRatio", \.devicePixelRatio, unit: "", range: 0.01...100, aliases: ["scale"]),
    NumberParameter<Self>("fling", \.flingPointsPerMillisecond, unit: "pt/ms", range: 0...1e6, aliases: ["velocity"]),
  ]
  /// What is left of the velocity after a second; 0.135 is that of the bouncing physics.
  public var friction = 0.135
  /// Physical pixels in a logical one, above 0.
  public var devicePixelRatio = 3.0
  /// The speed that the drag has to exceed for its velocity to count at all; 50 px/s, 100 under bouncing physics.
  public var flingPointsPerMillisecond = 0.05
  public init() {}

  public var velocityThreshold: Double? { max(flingPointsPerMillisecond, tolerance / 1000) }
  private var tolerance: Double { FlutterPages.tolerance(devicePixelRatio: devicePixelRatio) }
  /// How long the velocity lasts, in seconds: −1/ln(friction).
  private var seconds: Double { -1 / LibraryMath.log(friction) }

  /// How the wheel gets to where it rests.
  package enum Mode: String {
    /// The range's spring; no target of the wheel's own.
    case parent
    /// The range's physics, to the end that the natural stop has reached.
    case parentToEdge
    /// It stands there already.
    case none
    case spring
    /// A friction curve bent to end on the item.
    case through = "frictionThrough"
  }

  /// What was chosen.
  package struct Stop {
    package var mode: Mode
    /// The item, within those there are; none where the range's physics take over.
    package var item: Double?
    /// In px; none under ``Mode/parent``.
    package var target: Double?
    /// Where the friction would stop, in px.
    var natural: Double
  }

  /// The item at an offset, in px, as all lengths.
  package static func item(at pixels: Double, extent: Double) -> Double {
    (pixels / extent).rounded(.toNearestOrAwayFromZero)
  }

  /// - Parameter velocity: In px/s.
  package func stop(pixels: Double, velocity: Double, extent: Double, count: Double) -> Stop {
    let maximum = (count - 1) * extent
    var stop = Stop(mode: .parent, item: nil, target: nil, natural: pixels)
    if (pixels <= 0 && velocity <= 0) || (pixels >= maximum && velocity >= 0) { return stop }
    if pixels < 0 {
      stop.natural = 0
    } else if pixels > maximum {
      stop.natural = maximum
    } else if abs(velocity) >= tolerance {
      stop.natural = pixels + velocity * seconds
    }
    if stop.natural <= 0 || stop.natural >= maximum {
      return Stop(mode: .parentToEdge, item: nil, target: stop.natural <= 0 ? 0 : maximum, natural: stop.natural)
    }
    let item = min(max(Self.item(at: stop.natural, extent: extent), 0), count - 1)
    let target = item * extent
    let isThere = abs(velocity) < tolerance && abs(target - pixels) < 1 / devicePixelRatio
    let mode: Mode = isThere ? .none : item == Self.item(at: pixels, extent: extent) ? .spring : .through
    return Stop(mode: mode, item: item, target: target, natural: stop.natural)
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice, reading: true)
    let pixels = frame.place(of: release.offset)
    let given = frame.turned(release.pointsPerMillisecond) * 1000
    let velocity = abs(given) > flingPointsPerMillisecond * 1000 ? given : 0
    guard pixels.isFinite, velocity.isFinite else { return nil }
    let stop = stop(pixels: pixels, velocity: velocity, extent: frame.stride, count: frame.count)
    guard let item = stop.item else {
      let page = stop.target.map { $0 / frame.stride } ?? (pixels <= 0 ? 0 : frame.last)
      return frame.decision(
        page: page.rounded(), .slow,
        because: stop.mode == .parent
          ? "at or past an end and not coming back, so the range's spring takes it to its edge"
          : "its own friction would stop at or past an end, so the range's physics take it there")
    }
    let isFast = abs(velocity) >= tolerance
    return frame.decision(
      page: item, isFast ? frame.branch(velocity) : .slow,
      because: {
        let text = Clauses.position(stop.natural / frame.stride, .toNearestOrAwayFromZero)
        let speed = SpeedTest(threshold: max(flingPointsPerMillisecond, tolerance / 1000)).phrase(
          at: release.pointsPerMillisecond)
        return "\(speed), so round of \(isFast ? "its own stop" : "q(offset)") = \(text)"
      }())
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let frame = PageFrame(lattice, reading: true)
    let milliseconds = seconds * 1000
    let velocity = frame.turned(release.pointsPerMillisecond)
    let ahead = abs(velocity) > flingPointsPerMillisecond ? velocity * milliseconds / frame.stride : 0
    let place = frame.place(of: release.offset)
    return TurningPoints(
      offset: frame.turns(0, 0.5, -ahead, 0.5 - ahead),
      velocity: [.at(0)] + TurningSeries.bothSides(of: flingPointsPerMillisecond)
        + TurningSeries.bothSides(of: tolerance / 1000)
        + [0, 0.5].map { phase in
          let series = TurningSeries.speeds(
            reaching: phase, of: frame.stride, from: place, milliseconds: milliseconds, count: frame.count)
          guard frame.isMirrored else { return series }
          let (low, high) = (series.numbers.lowerBound, series.numbers.upperBound)
          return TurningSeries(origin: -series.origin, stride: series.stride, numbers: -high ... -low)
        })
  }
}
