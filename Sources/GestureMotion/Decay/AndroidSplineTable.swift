/// The two tables behind Android's fling: how far it has come at a share of its time, and the other way round.
///
/// For each of 100 shares the parameter of a cubic curve is found by halving to 1e−5, in single precision as the original
/// does, so that the halvings end where the original's end.
///
/// - Source: `research/physics.md` 4.1, from AOSP's `OverScroller.java` @050275cd.
public struct AndroidSplineTable: Sendable {
  /// The share of the way at each hundredth of the time, 101 entries.
  public let position: [Float]
  /// The share of the time at each hundredth of the way, 101 entries.
  public let time: [Float]

  /// How many parts the tables have.
  static let intervals = 100
  static let inflexion: Float = 0.35
  static let startTension: Float = 0.5
  static let endTension: Float = 1

  /// The table, made once.
  public static let shared = AndroidSplineTable()

  init() {
    let first = Self.startTension * Self.inflexion
    let second = 1 - Self.endTension * (1 - Self.inflexion)
    var (positions, times): ([Float], [Float]) = ([], [])
    var (lowestX, lowestY): (Float, Float) = (0, 0)
    for index in 0..<Self.intervals {
      let share = Float(index) / Float(Self.intervals)
      let x = Self.parameter(share, from: &lowestX, first, second)
      positions.append(Self.curve(x, Self.startTension, 1))
      let y = Self.parameter(share, from: &lowestY, Self.startTension, 1)
      times.append(Self.curve(y, first, second))
    }
    position = positions + [1]
    time = times + [1]
  }

  private static func curve(_ x: Float, _ first: Float, _ second: Float) -> Float {
    let coefficient = 3 * x * (1 - x)
    return coefficient * ((1 - x) * first + x * second) + x * x * x
  }

  /// Where the curve is `share`; the lower bound is carried from one share to the next.
  private static func parameter(_ share: Float, from low: inout Float, _ first: Float, _ second: Float) -> Float {
    var high: Float = 1
    // 40 halvings exhaust single precision; the original goes on until it is near enough.
    for _ in 0..<40 {
      let middle = low + (high - low) / 2
      let found = curve(middle, first, second)
      if abs(Double(found - share)) < 1e-5 { return middle }
      if found > share { high = middle } else { low = middle }
    }
    return low
  }
}
