/// Where a scroll would stop by itself.
///
/// To add one, conform to this protocol in a file of its own and add it to ``Projections/all``.
public protocol Projection: Sendable {
  /// The stable name used on the command line and in reports, such as `android-spline`.
  static var identifier: String { get }
  /// Where a release at `offset` with this velocity would stop, in points; finite for finite input.
  func restOffset(from offset: Double, pointsPerMillisecond: Double) -> Double
  /// The same in a view of a known length, for the platforms that limit a fling by it.
  func restOffset(from offset: Double, pointsPerMillisecond: Double, viewport: Double) -> Double
}

extension Projection {
  public func restOffset(from offset: Double, pointsPerMillisecond: Double, viewport: Double) -> Double {
    restOffset(from: offset, pointsPerMillisecond: pointsPerMillisecond)
  }
}

/// Every projection.
public enum Projections {
  /// Every projection with its original's constants, in the order in which help lists them.
  public static let all: [any Projection] = [
    UIKitProjection(),
    WWDCProjection(),
    ContinuousProjection(),
    SwiftUIProjection(),
    AndroidSplineProjection(),
    FlutterClampingProjection(),
    FlutterFrictionProjection(),
    ComposeExponentialProjection(),
    AndroidXFlingProjection(),
    SwiperProjection(),
    SplideProjection(),
    PhotoSwipeProjection(),
    MotionProjection(),
    IScrollProjection(),
    KeenProjection(),
    FlickityProjection(),
    ReanimatedProjection(),
    ChromiumProjection(),
    ChromiumFlingProjection(),
    WebKitProjection(),
  ]

  /// The projection of this identifier with its original's constants.
  public static func named(_ identifier: String) -> (any Projection)? {
    all.first { type(of: $0).identifier == identifier }
  }
}
