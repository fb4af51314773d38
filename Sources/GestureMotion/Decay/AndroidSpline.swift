/// Android's `OverScroller` fling: how far and how long a velocity goes, and a table for the course between.
///
/// With P = 9.80665·39.37·ppi·0.84, f the friction, k = ln 0.78/ln 0.9 and `l = ln(0.35·|v|/(f·P))`: it takes
/// `1000·e^(l/(k − 1))` ms and goes `f·P·e^(k·l/(k − 1))` px. Lengths are device pixels, ppi is 160 times the density.
///
/// - Source: `research/physics.md` 4.1, from AOSP `OverScroller.java` @050275cd. The original computes in `float`, this in
///   doubles; they differ by about 1e−5 of the speed.
public struct AndroidSpline: Hashable, Sendable {
  /// Device pixels a dp, above 0.
  public var density: Double
  /// The coefficient of friction, above 0.
  public var friction: Double

  /// `ViewConfiguration`'s friction.
  public static let viewFriction = 0.015
  /// Where the spline bends.
  static let inflexion = 0.35
  /// How many intervals its tables have.
  public static let intervals = 100

  /// Creates the fling of a device.
  public init(density: Double, friction: Double = viewFriction) {
    self.density = density
    self.friction = friction
  }

  /// The deceleration in px/s² before friction: P.
  public var physicalCoefficient: Double { 9.80665 * 39.37 * density * 160 * 0.84 }

  /// How far a velocity in px/s goes, in px, with its sign; 0 for 0.
  public func distance(pixelsPerSecond velocity: Double) -> Double {
    guard velocity != 0 else { return 0 }
    let power = FlutterClamping.power
    let length = friction * physicalCoefficient * LibraryMath.exp(power / (power - 1) * slowing(velocity))
    return velocity < 0 ? -length : length
  }

  /// How long a velocity in px/s goes, in ms, not yet cut to whole ones; 0 for 0.
  public func milliseconds(pixelsPerSecond velocity: Double) -> Double {
    velocity == 0 ? 0 : 1000 * LibraryMath.exp(slowing(velocity) / (FlutterClamping.power - 1))
  }

  /// How long a fling takes that goes `pixels`, in ms: the distance solved for the velocity.
  public func milliseconds(forDistance pixels: Double) -> Double {
    guard pixels > 0 else { return 0 }
    let power = FlutterClamping.power
    return 1000 * LibraryMath.exp(LibraryMath.log(pixels / (friction * physicalCoefficient)) / power)
  }

  private func slowing(_ velocity: Double) -> Double {
    LibraryMath.log(Self.inflexion * abs(velocity) / (friction * physicalCoefficient))
  }

  /// How long the way back from beyond an edge takes, in whole ms: `1000·√(2·|px|/2000)`.
  public static func springBackMilliseconds(overscroll: Double) -> Double {
    (1000 * (2 * abs(overscroll) / 2000).squareRoot()).rounded(.down)
  }

  // MARK: - Tables

  /// The share of the way at each hundredth of the time.
  public static let positions = tables.positions
  /// The share of the time at each hundredth of the way.
  public static let times = tables.times

  private static let tables: (positions: [Double], times: [Double]) = {
    let (first, second) = (0.5 * inflexion, 1 - 1 * (1 - inflexion))
    var (positions, times) = ([Double](), [Double]())
    var (lowX, lowY) = (0.0, 0.0)
    for index in 0..<intervals {
      let alpha = Double(index) / Double(intervals)
      let x = root(from: &lowX) { bezier($0, first, second) - alpha }
      positions.append(bezier(x, 0.5, 1))
      let y = root(from: &lowY) { bezier($0, 0.5, 1) - alpha }
      times.append(bezier(y, first, second))
    }
    return (positions + [1], times + [1])
  }()

  /// A cubic Bézier's coordinate: 3x(1 − x)((1 − x)·a + x·b) + x³.
  private static func bezier(_ x: Double, _ a: Double, _ b: Double) -> Double {
    3 * x * (1 - x) * ((1 - x) * a + x * b) + x * x * x
  }

  /// Halves until the function is within 1e−5 of 0; the lower bound is carried on, as the original does.
  private static func root(from low: inout Double, of function: (Double) -> Double) -> Double {
    var high = 1.0
    while true {
      let middle = low + (high - low) / 2
      let value = function(middle)
      if abs(value) < 1e-5 { return middle }
      if value > 0 { high = middle } else { low = middle }
    }
  }

  /// The share of the way and the slope of the table at a share of the time.
  static func course(at share: Double) -> (way: Double, slope: Double) {
    guard share < 1 else { return (1, 0) }
    let scaled = max(share, 0) * Double(intervals)
    let index = min(Int(scaled), intervals - 1)
    let slope = positions[index + 1] - positions[index]
    return (positions[index] + (scaled - Double(index)) * slope, slope * Double(intervals))
  }

  /// The share of the way at a share of the time, from 0 to 1.
  public static func wayShare(atTime share: Double) -> Double { course(at: share).way }
  /// How fast the course begins, in whole ways a whole time.
  public static let initialSlope = course(at: 0).slope

  /// The share of the time at a share of the way.
  static func time(atWay share: Double) -> Double {
    guard share < 1 else { return 1 }
    let scaled = max(share, 0) * Double(intervals)
    let index = min(Int(scaled), intervals - 1)
    return times[index] + (scaled - Double(index)) * (times[index + 1] - times[index])
  }
}

/// One fling of Android's spline, as long as it goes or as far as an edge lets it.
public struct AndroidFling: Hashable, Sendable {
  /// Where it begins, in px.
  public let start: Double
  /// How far it would go, in px, with its sign.
  public let distance: Double
  /// Where it ends, in px: there, or at the edge in its way.
  public let end: Double
  /// How long the whole spline takes, in whole ms.
  public let splineMilliseconds: Double
  /// How long it takes, in whole ms.
  public let milliseconds: Double

  /// Starts a fling.
  ///
  /// - Parameters:
  ///   - velocity: In px/s.
  ///   - bounds: Where it may end; an edge in the way cuts the course, and with it the time.
  public init(
    on spline: AndroidSpline, from start: Double = 0, pixelsPerSecond velocity: Double,
    within bounds: ClosedRange<Double>? = nil
  ) {
    self.start = start
    distance = spline.distance(pixelsPerSecond: velocity)
    splineMilliseconds = spline.milliseconds(pixelsPerSecond: velocity).rounded(.down)
    // The class cuts the distance to whole pixels before it looks for an edge.
    let whole = distance.rounded(.towardZero)
    let free = start + whole
    let edge = bounds.map { min(max(free, $0.lowerBound), $0.upperBound) } ?? free
    if edge == free {
      end = bounds == nil ? start + distance : free
      milliseconds = splineMilliseconds
    } else {
      end = edge
      let share = AndroidSpline.time(atWay: abs((edge - start) / whole))
      milliseconds = (splineMilliseconds * share).rounded(.down)
    }
  }

  /// Where the whole spline is after `elapsed` ms, in px, without rounding and without the edge.
  public func splinePosition(after elapsed: Double) -> Double {
    start + distance * course(after: elapsed).way
  }

  /// Its velocity after `elapsed` ms, in px/s.
  public func splineVelocity(after elapsed: Double) -> Double {
    splineMilliseconds > 0 ? course(after: elapsed).slope * distance / splineMilliseconds * 1000 : 0
  }

  private func course(after elapsed: Double) -> (way: Double, slope: Double) {
    AndroidSpline.course(at: splineMilliseconds > 0 ? elapsed / splineMilliseconds : 1)
  }
}

/// Where Android's fling stops by itself; lengths are dp.
public struct AndroidSplineProjection: Projection {
  public static let identifier = "android-spline"
  /// Device pixels a dp, above 0.
  public var density: Double
  /// The coefficient of friction, above 0.
  public var friction: Double

  /// Creates the projection of a device.
  public init(density: Double, friction: Double = AndroidSpline.viewFriction) {
    self.density = density
    self.friction = friction
  }

  public func restOffset(from offset: Double, pointsPerMillisecond: Double) -> Double {
    let spline = AndroidSpline(density: density, friction: friction)
    return offset + spline.distance(pixelsPerSecond: pointsPerMillisecond * 1000 * density) / density
  }
}
