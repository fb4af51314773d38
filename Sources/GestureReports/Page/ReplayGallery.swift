import GestureAnalysis
import GestureModel
import GestureReplay

/// The strokes worth watching out of any number, gathered one trace at a time in input order.
///
/// Kept are those that divide the candidates most, the first that show each pitfall, and a sample of all; the memory
/// does not grow with the traces. Up to ``sampleLimit`` strokes all are kept.
package struct ReplayGallery: Sendable {
  /// How many of the most divisive strokes are kept (ours: more than anyone watches).
  static let divisiveLimit = 200
  /// How many strokes are kept of each pitfall, the first of the input (ours).
  static let flaggedLimit = 8
  /// How many strokes are kept whatever they show (ours).
  static let sampleLimit = 300
  /// What the sample begins with; any other number would give another sample of the same worth.
  static let sampleSeed: UInt64 = 0x6465_7465_6E74

  /// How many strokes were offered.
  package private(set) var strokeCount = 0
  private var divisive = Ranking<WatchedStroke>(limit: divisiveLimit) { left, right in
    left.pageCount > right.pageCount
  }
  private var flagged: [String: [WatchedStroke]] = [:]
  private var sample = Ranking<WatchedStroke>(limit: sampleLimit) { left, right in
    Self.draw(left.order) < Self.draw(right.order)
  }

  /// Creates an empty gallery.
  package init() {}

  /// Takes a trace into account.
  package mutating func add(_ replay: TraceReplay, flags: [[[String]]]) {
    let trace = replay.trace
    let fingers = trace.fingersByStroke
    for (number, row) in replay.outcomes.enumerated() {
      let isLast = number == replay.outcomes.count - 1
      let stroke = WatchedStroke(
        order: strokeCount, trace: trace.id, location: trace.location, intent: isLast ? trace.intent : nil,
        session: trace.session, labels: trace.labels, observed: isLast ? trace.observed : nil, stroke: number,
        strokeCount: replay.outcomes.count, fingers: fingers.indices.contains(number) ? fingers[number] : [],
        outcomes: row, flags: flags.indices.contains(number) ? flags[number] : [],
        repairs: trace.repairs.map(\.id))
      strokeCount += 1
      if stroke.pageCount > 1 { divisive.offer(stroke) }
      for id in Set(stroke.flags.joined()).union(stroke.repairs)
      where flagged[id, default: []].count < Self.flaggedLimit {
        flagged[id, default: []].append(stroke)
      }
      sample.offer(stroke)
    }
  }

  /// The strokes kept, each once: the most divisive first, then those that show pitfalls, then the sample.
  var ranked: [WatchedStroke] {
    var known: Set<Int> = []
    let ofPitfalls = flagged.keys.sorted().flatMap { flagged[$0] ?? [] }
    return (divisive.best + ofPitfalls + sample.best).filter { known.insert($0.order).inserted }
  }

  /// A number that looks drawn by lot and is the same each time.
  ///
  /// - Source: the output function of SplitMix64 (Steele, Lea and Flood, 2014).
  private static func draw(_ order: Int) -> UInt64 {
    var mixed = sampleSeed &+ UInt64(truncatingIfNeeded: order) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
