import GestureModel

/// Repeats of one recording differ in their times.
public struct ReplayTimingJitter: CollectionPitfall {
  public static let identifier = "replay-timing-jitter"
  public static let severity = Severity.note
  public static let summary = "Repeats of one recording differ so much in their times that their velocities do, too."
  public static let remedy = "Give velocities a tolerance, and report how far the repeats lie apart."
  public static let explanation = """
    Whoever plays recorded touches into a device writes them when the system lets him: 48 pt in 40 ms become 48 pt in \
    30 or 50, and the velocity a third more or a fifth less. Traces that carry the label repeat_of with the same value \
    are repeats of one recording; the same step of each, up to the 64th, is compared, and half of the steps must lie \
    that far apart.
    """
  public static let source = "B116 (android-touch-record-replay#5), B117 (replaykit#3)."
  /// The spread of a step, as a share of its length, that most steps must exceed.
  public var minimumSpread = 0.3
  /// The label that names the recording.
  static let label = "repeat_of"
  /// How many steps of a stroke are kept.
  static let maximumSteps = 64

  /// The shortest and longest of each step, and of the velocities, over all repeats.
  private struct Repeats: Sendable {
    var name: String
    var count: Int
    var shortest: [Double]
    var longest: [Double]
    var slowest: Double
    var fastest: Double
  }
  private var recordings: [Int64: Repeats] = [:]

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("minimumSpread", \.minimumSpread, "spread of most steps above", range: 0...1e6)
    ]
  }

  public func looks(at facts: RecordingFacts) -> Bool {
    facts.stroke == 0 && facts.figures != nil && facts.trace.labels.contains { $0.name == Self.label }
  }

  public mutating func note(_ facts: RecordingFacts) -> Int64? {
    guard let figures = facts.figures, let name = facts.trace.labels.first(where: { $0.name == Self.label })?.value
    else { return nil }
    let samples = figures.stroke.samples
    let steps = zip(samples, samples.dropFirst()).prefix(Self.maximumSteps).map {
      StrokeFigures.milliseconds(from: $0.nanoseconds, to: $1.nanoseconds)
    }
    let velocity = figures.robustPointsPerMillisecond
    let key = Self.key(of: name)
    add(
      Repeats(name: name, count: 1, shortest: steps, longest: steps, slowest: velocity, fastest: velocity), as: key)
    return key
  }

  /// A number for a name, by FNV-1a (64 bits), the same on every run.
  private static func key(of name: String) -> Int64 {
    Int64(bitPattern: name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
  }

  private mutating func add(_ repeats: Repeats, as key: Int64) {
    guard var known = recordings[key] else {
      recordings[key] = repeats
      return
    }
    known.count += repeats.count
    known.shortest = zip(known.shortest, repeats.shortest).map(min)
    known.longest = zip(known.longest, repeats.longest).map(max)
    known.slowest = min(known.slowest, repeats.slowest)
    known.fastest = max(known.fastest, repeats.fastest)
    recordings[key] = known
  }

  public mutating func add(_ other: Self) {
    for (key, repeats) in other.recordings { add(repeats, as: key) }
  }

  public var shown: [Int64: Evidence] { recordings.compactMapValues(evidence) }

  private func evidence(of repeats: Repeats) -> Evidence? {
    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    guard repeats.count > 1, !repeats.shortest.isEmpty else { return nil }
    let spread = median(zip(repeats.longest, repeats.shortest).map { $0 - $1 })
    let typical = median(zip(repeats.longest, repeats.shortest).map { ($0 + $1) / 2 })
    guard typical > 0, spread > minimumSpread * typical else { return nil }
    let middle = abs(repeats.fastest + repeats.slowest) / 2
    let percent = middle > 0 ? 50 * (repeats.fastest - repeats.slowest) / middle : 0
    return Evidence(
      numbers: [
        Measure("repeats", Double(repeats.count)), Measure("step_spread_ms", spread),
        Measure("step_ms", typical), Measure("velocity_spread_percent", percent),
      ],
      clarity: spread / typical,
      message: """
        \(repeats.count) repeats of \(repeats.name.asJSON) differ by \(spread.trimmedText(1)) ms in steps of \
        \(typical.trimmedText(1)) ms: expect velocities of ± \(percent.trimmedText(0)) %.
        """)
  }
}
