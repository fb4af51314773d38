import GestureModel
import GestureTestSupport

@testable import GestureMotion

/// The lattices and releases that several strategies are asked about.
enum SnapQuestions {
  /// Five cards of 280 pt, 16 apart, on a 390 pt view: rests 0, 296, … 1184, all reachable.
  static let cards = scenario { ($0.itemSize, $0.spacing) = (280, 16) }.lattice
  /// Five pages as wide as the view: rests 0, 390, … 1560.
  static let screens = scenario { _ in }.lattice
  /// Six cards of 315 pt, 10 apart, insets 30, on 375 pt: rests −30, 295, … 1595.
  static let inset = scenario {
    ($0.viewport, $0.itemSize, $0.spacing, $0.count) = (375, 315, 10, 6)
    ($0.insetLeading, $0.insetTrailing, $0.contentLength) = (30, 30, 1940)
  }.lattice
  /// Four centred cards of 250 pt, 30 apart, insets 70: rests −70, 210, 490, 770.
  static let centred = scenario {
    ($0.itemSize, $0.spacing, $0.count, $0.alignment) = (250, 30, 4, .center)
    ($0.insetLeading, $0.insetTrailing, $0.contentLength) = (70, 70, 1090)
  }.lattice
  /// One page that fills the view.
  static let single = scenario { $0.count = 1 }.lattice
  /// The cards, laid out from the right.
  static let mirrored = scenario { ($0.itemSize, $0.spacing, $0.direction) = (280, 16, .rtl) }.lattice
  /// Items longer than the view.
  static let long = scenario { ($0.viewport, $0.itemSize, $0.spacing, $0.count) = (375, 500, 20, 7) }.lattice
  static let empty = Lattice(firstRest: 0, stride: 296, pageCount: 0)

  static let lattices = [cards, screens, inset, centred, single, mirrored, long]

  static func scenario(_ change: (inout Scenario) -> Void) -> Scenario {
    var scenario = Scenario()
    change(&scenario)
    return scenario
  }

  /// Releases of every kind on every lattice: anywhere, on a rest, half-way, a hair beside both, past both ends; still,
  /// slow, fast and exactly at the usual thresholds.
  static func seeded(_ seed: UInt64, count: Int = 400) -> [(release: Release, lattice: Lattice)] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { _ in
      let lattice = numbers.pick(lattices)
      func offset() -> Double {
        let rest = lattice.rest(at: numbers.whole(in: -1...lattice.pageCount))
        switch numbers.whole(in: 0...5) {
        case 0: return rest
        case 1: return rest + lattice.stride / 2
        case 2: return rest + numbers.pick([-1e-9, 1e-9, -0.001, 0.001])
        default:
          return numbers.number(in: lattice.minimumOffset - 400...lattice.maximumOffset + 400)
        }
      }
      let thresholds = [0.0, 0.05, 0.25, 0.3, 0.4, 0.5]
      let speed =
        numbers.whole(in: 0...2) == 0 ? numbers.pick(thresholds) : numbers.number(in: 0...numbers.pick([0.6, 4]))
      let start = lattice.rest(at: numbers.whole(in: 0...max(lattice.pageCount - 1, 0)))
      return (
        Release(
          offset: offset(), proposedOffset: offset(), pointsPerMillisecond: numbers.pick([speed, -speed]),
          startOffset: start + numbers.pick([0, 0, numbers.number(in: -90...90)])),
        lattice
      )
    }
  }
}
