import GestureModel

/// Flutter's `PageScrollPhysics`: half a page in the direction of a fast release, then the nearest.
///
/// v > τ rounds q + 0.5, v < −τ rounds q − 0.5, else q; half away from 0, so that exactly on a page a forward flick goes on
/// and a backward one stays. τ is one physical pixel in 0.05 s, but the drag itself lets through no more than
/// `fling` (50 px/s; 100 under bouncing physics). At an end and not coming back the range's spring rests at that end.
/// The projection is not used. Places count in the direction of reading from page 0's rest, points are logical px.
/// The page view's pages are the lattice's.
///
/// - Source: `research/strategies.md` 5.1 (page_view.dart @711ea43).
public struct FlutterPageSnap: OriginalSnap {
  public static let identifier = "flutter.pageScrollPhysics"
  public static let summary = "Flutter's PageView: half a page in the direction of a fast release, then the nearest."
  public static let numberParameters = [
    NumberParameter<Self>("devicePixelRatio", \.devicePixelRatio, unit: "", range: 0.01...100, aliases: ["scale"]),
    NumberParameter<Self>("fling", \.flingPointsPerMillisecond, unit: "pt/ms", range: 0...1e6, aliases: ["velocity"]),
  ]
  /// Physical pixels in a logical one, above 0.
  public var devicePixelRatio = 3.0
  /// The speed that the drag has to exceed for its velocity to count at all.
  public var flingPointsPerMillisecond = 0.05
  public init() {}

  private var tolerance: Double { FlutterPages.tolerance(devicePixelRatio: devicePixelRatio) }
  public var velocityThreshold: Double? { max(flingPointsPerMillisecond, tolerance / 1000) }

  private func pages(_ frame: PageFrame) -> FlutterPages {
    FlutterPages(unit: frame.stride, maximum: frame.last * frame.stride)
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice, reading: true)
    return pages(frame).decision(frame, after: release, gate: flingPointsPerMillisecond * 1000, tolerance: tolerance)
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let frame = PageFrame(lattice, reading: true)
    return pages(frame).turningPoints(frame, gate: flingPointsPerMillisecond * 1000, tolerance: tolerance)
  }
}
